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

test('[CP-05] what coupons on a parcel take off its fee, by key; coupons on a price are not among them', () => {
  const placed = [shipping('S'), { coupon: aHeldCoupon(), place: aPlace('Unit') }];
  const { priced, payable } = priceWith(input, placed);
  expect([...shippingSavings(priced, placed)]).toEqual([['S', 1000]]);
  // 10,000 won less 10 per cent, 2,500 won of shipping less 40 per cent
  expect(payable).toBe(9000 + 1500);
});

test('[CP-05] one whose least purchase is not met, or whose parcel is not known, takes nothing off', () => {
  const { priced } = priceWith(input, []);
  const dear = shipping('D', { possiblePrice: won(10_001) });

  expect([...shippingSavings(priced, [dear])]).toEqual([['D', 0]]);
  expect([...shippingSavings({ ...priced, bundleFees: new Map() }, [shipping('E')])]).toEqual([['E', 0]]);
});

test('[CP-17] coupons in use are replaced by those that are placed', () => {
  const inUse = { ...input, appliedCoupons: appliedOf([{ coupon: aHeldCoupon(), place: aPlace() }]) };
  expect(priceWith(inUse, []).payable).toBe(priceWith(input, []).payable);
});
