import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { couponIssueNo } from '../money/ids.ts';
import { pricingInput } from '../selectors/priced-of.ts';
import { won } from '../money/won.ts';
import { aHeldCoupon, anOpenCart, aPlace, couponFlags, withAllSelected } from '../testing/index.ts';
import type { Coupon } from '../entities/coupon/held-coupon.ts';
import { appliedOf, priceWith, shippingSavings, type CouponAssignment } from './coupon-assignment.ts';

const input = pricingInput(withAllSelected(anOpenCart()));
const shipping = (no: string, over: Partial<Coupon> = {}): CouponAssignment => ({
  coupon: aHeldCoupon({
    issueNo: O.some(couponIssueNo(no)),
    discountValue: 40,
    flags: couponFlags('isFreeShipping'),
    ...over,
  }),
  place: aPlace('Bundle'),
});

test('[CP-05] returns the saving of shipping coupons by key and omits coupons on prices', () => {
  const placed = [shipping('S'), { coupon: aHeldCoupon(), place: aPlace('Unit') }];
  const { priced, payable } = priceWith(input, placed);
  expect([...shippingSavings(priced, placed)]).toEqual([['S', 1000]]);
  expect(payable).toBe(9000 + 1500);
});

test('[CP-05] a shipping coupon saves nothing if its minimum purchase is not met or its parcel is unknown', () => {
  const { priced } = priceWith(input, []);
  const dear = shipping('D', { possiblePrice: won(10_001) });

  expect([...shippingSavings(priced, [dear])]).toEqual([['D', 0]]);
  expect([...shippingSavings({ ...priced, bundleFees: new Map() }, [shipping('E')])]).toEqual([['E', 0]]);
});

test('[CP-17] the placed coupons replace the coupons in use', () => {
  const inUse = { ...input, appliedCoupons: appliedOf([{ coupon: aHeldCoupon(), place: aPlace() }]) };
  expect(priceWith(inUse, []).payable).toBe(priceWith(input, []).payable);
});
