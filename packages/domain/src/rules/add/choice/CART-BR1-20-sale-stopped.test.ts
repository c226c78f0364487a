import { expect, test } from 'vitest';
import { choosing } from '../../../testing/choosing.ts';
import { findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { saleStopped } from './CART-BR1-20-sale-stopped.ts';

test('[CM-06] refuses an item whose sale has stopped', () => {
  expect(isBroken(saleStopped, choosing())).toBe(false);
  const found = findingOf(saleStopped, choosing({ isStopped: true }));
  expect(found).toEqual({ code: 'CART-BR1-20', params: {}, units: [], fixes: [] });
  expect(saidIn(found).en).toBe('This item is no longer on sale.');
});
