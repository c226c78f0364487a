import { either as E, option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { cartUnitId, couponIssueNo } from '../../money/ids.ts';
import { pricingInput } from '../../selectors/priced-of.ts';
import { aHeldCoupon, anOpenCart, aSituation, aUnit, couponFlags, withAllSelected } from '../../testing/index.ts';
import type { Coupon } from '../../entities/coupon/held-coupon.ts';
import { candidatesOf } from '../candidates.ts';

const issued = (no: string, over: Partial<Coupon> = {}): Coupon =>
  aHeldCoupon({ issueNo: O.some(couponIssueNo(no)), ...over });
const units = [1, 2].map((id) => aUnit({ cartUnitId: cartUnitId(id) }));
const of = (coupons: readonly Coupon[], over = units) =>
  candidatesOf({ pricing: pricingInput(withAllSelected(anOpenCart(over))), coupons, situation: aSituation() });

test('[CP-12] the places of a coupon match its lane', () => {
  const { placesFor } = of([]);
  const told = (coupon: Coupon) => placesFor(coupon).map(({ type, cartUnitIds }) => [type, ...cartUnitIds]);
  expect(told(issued('A'))).toEqual([
    ['Unit', 1],
    ['Unit', 2],
  ]);
  expect(told(issued('A', { couponType: 'SuperCoupon' }))).toEqual([['ItemGroup', 1, 2]]);
  expect(told(issued('A', { flags: couponFlags('isFreeShipping') }))).toEqual([['Bundle', 1, 2]]);
  expect(told(issued('A', { couponType: 'Unknown' }))).toEqual([]);
});

test('[CP-19] sorts coupons by key, whatever the input order', () => {
  const [a, b, c] = [issued('A'), issued('B'), issued('C')];
  for (const order of [
    [a, b, c],
    [c, b, a],
    [b, c, a],
  ])
    expect(of(order).coupons).toEqual([a, b, c]);
});

test('[CP-02] a unit that takes no coupons is not part of its item place and refuses coupons', () => {
  const [first] = units;
  const { placesFor, standing } = of([], [first!, aUnit({ cartUnitId: cartUnitId(2), isCouponUsable: false })]);
  const group = issued('A', { couponType: 'SellerDupCoupon' });
  expect(placesFor(group).map(({ cartUnitIds }) => cartUnitIds)).toEqual([[1]]);
  expect(placesFor(issued('B')).map((place) => E.isRight(standing(issued('B'), place)))).toEqual([true, false]);
});
