import { payableOf, pricedOf } from '@baguni/domain';
import { expect, test } from 'vitest';
import { benchCart, couponsAndFees, floorOf } from './bench-cart.ts';

test.for([1, 10, 30, 100, 1000])('the floor of a cart of %i units adds up to what the engine asks for', (size) => {
  const state = benchCart(size);
  expect(floorOf(state, couponsAndFees(state))).toBe(payableOf(state));
});

test('the cart of the benchmark has what makes a ledger long: four entries a unit, a coupon on every tenth', () => {
  const { entries } = pricedOf(benchCart(100));
  expect(entries.filter(({ kind }) => kind === 'Item')).toHaveLength(300);
  expect(entries.filter(({ kind }) => kind === 'Discount')).toHaveLength(100);
  expect(entries.filter(({ kind }) => kind === 'Coupon')).toHaveLength(10);
});
