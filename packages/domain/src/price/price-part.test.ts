import { expect, test } from 'vitest';
import { missingAfter } from './price-part.ts';

test('[CM-53] an answer replaces the missing parts of its kinds and keeps those of other kinds', () => {
  const known = ['Discount', 'Coupon', 'OverseaFee'] as const;
  expect(missingAfter(known, ['Discount', 'ShippingFee'], ['ShippingFee'])).toEqual([
    'Coupon',
    'ShippingFee',
    'OverseaFee',
  ]);
  expect(missingAfter(known, ['Coupon'])).toEqual(['Discount', 'OverseaFee']);
  expect(missingAfter([], [], ['Coupon'])).toEqual([]);
});
