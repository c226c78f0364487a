import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { anAddition } from '../../testing/builders/item.ts';
import { asking } from '../../testing/rules.ts';
import { allowedPieces, nearestAllowed } from './allowed.ts';

const holding = (quantity: number, stock: number) =>
  asking(1, { additions: [anAddition({ quantity, stock: O.some(stock) })] }).unit;

test('[QT-02] if the stock covers the additions every quantity is allowed, one more addition allows none', () => {
  expect(allowedPieces(holding(3, 3))).toEqual(O.some({ least: 1, most: 999, step: 1 }));
  expect(allowedPieces(holding(4, 3))).toEqual(O.none);
  expect(nearestAllowed(holding(4, 3), 5)).toEqual([]);
});
