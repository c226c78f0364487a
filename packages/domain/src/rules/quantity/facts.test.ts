import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { asking, findingOf, isBroken } from '../../testing/rules.ts';
import { above999 } from './CART-BR3-09-above-999.ts';
import { piecesAsked } from './facts.ts';

/** A quantity as a number, from a program instead of the input field. */
const asNumber = (asked: number) => ({ ...asking(1), asked });

test('[QT-01] accepts a whole number without parsing', () => {
  expect(piecesAsked({ asked: 12 })).toEqual(O.some(12));
  expect(piecesAsked({ asked: -1 })).toEqual(O.some(-1));
  expect(piecesAsked({ asked: 1.5 })).toEqual(O.none);
  expect(piecesAsked({ asked: Number.NaN })).toEqual(O.none);
  expect(piecesAsked({ asked: 2 ** 53 })).toEqual(O.none);
});

test('[QT-01] a number is not limited by the field length, only by 999', () => {
  expect(isBroken(above999, asNumber(999))).toBe(false);
  expect(findingOf(above999, asNumber(1000)).code).toBe('CART-BR3-09');
});
