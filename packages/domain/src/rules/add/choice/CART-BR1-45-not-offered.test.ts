import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { choosing } from '../../../testing/choosing.ts';
import { findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { notOffered } from './CART-BR1-45-not-offered.ts';

test('[CM-06] refuses an item that the marketplace does not offer', () => {
  expect(isBroken(notOffered, choosing())).toBe(false);
  const found = findingOf(notOffered, choosing({ item: O.none }));
  expect(found).toEqual({ code: 'CART-BR1-45', params: {}, units: [], fixes: [] });
  expect(saidIn(found).en).toBe('This item cannot be added to the cart.');
});
