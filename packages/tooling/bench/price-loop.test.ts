import { payableOf, pricedOf } from '@baguni/domain/internal';
import { expect, test } from 'vitest';
import { benchCart } from './bench-cart.ts';
import { plainCartOf, sumsOf } from './price-loop.ts';

test.for([1, 10, 30, 100, 1000])('the loop and the engine return the same total for %i units', (size) => {
  const state = benchCart(size);
  expect(sumsOf(plainCartOf(state))).toBe(payableOf(state));
});

test('the benchmark cart has 120 coupons and 20 parcels for 100 units', () => {
  const state = benchCart(100);
  const { entries } = pricedOf(state);
  expect(entries.filter(({ kind }) => kind === 'Item')).toHaveLength(300);
  expect(entries.filter(({ kind }) => kind === 'Discount')).toHaveLength(100);
  expect(entries.filter(({ kind }) => kind === 'Coupon')).toHaveLength(200);
  expect(entries.filter(({ kind }) => kind === 'Shipping')).toHaveLength(20);
  expect(state.coupons.applied).toHaveLength(120);
});
