import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { cartUnitId, couponIssueNo, itemNo } from '../../cart/ids.ts';
import type { ExtraDiscountCandidate } from '../../price/extra-discount.ts';
import { pricingInput } from '../../price/priced-of.ts';
import { won } from '../../price/won.ts';
import {
  aCouponCart,
  aHeldCoupon,
  anExtraDiscount,
  anItem,
  anOpenCart,
  aSituation,
  aUnit,
  testNow,
  withAllSelected,
} from '../../testing/index.ts';
import type { Coupon } from '../held-coupon.ts';
import { bestCombination } from './best-combination.ts';

const amount = (no: string, discountValue: number): Coupon =>
  aHeldCoupon({ issueNo: O.some(couponIssueNo(no)), couponName: no, discountUnitType: 'Amount', discountValue });
const off = (
  baseAmount: number,
  discount: number,
  over: Partial<ExtraDiscountCandidate> = {},
): ExtraDiscountCandidate =>
  anExtraDiscount({
    unit: 'Amount',
    baseAmount: won(baseAmount),
    discountAmount: won(discount),
    maxDiscountAmount: O.none,
    ...over,
  });
const pears = [1, 2].map((id) =>
  aUnit({ cartUnitId: cartUnitId(id), item: anItem({ itemNo: itemNo(`I${id}`), itemSellPrice: won(10_000) }) }),
);
/** Two pears of 10,000 won each in one parcel of 2,500 won. */
const ask = (coupons: readonly Coupon[], extraDiscountCandidates: readonly ExtraDiscountCandidate[]) =>
  bestCombination({
    pricing: pricingInput(withAllSelected(anOpenCart(pears, { extraDiscountCandidates, pricesAsOf: testNow }))),
    coupons,
    situation: aSituation(),
  });
const told = ({ chosen }: ReturnType<typeof ask>) => chosen.map(({ coupon }) => coupon.couponName);

test('[CP-19][DC-04] a coupon that costs a greater extra discount is left out; one won less and it is used', () => {
  const pool = [amount('A', 2000), amount('B', 500)];
  // 20,000 less 500 reaches 19,500; less 2,000 it does not
  const kept = ask(pool, [off(19_500, 3000)]);
  expect(told(kept)).toEqual(['B']);
  expect(kept).toMatchObject({ payable: 19_500 - 3000 + 2500, saving: 500, isProved: true });
  const lost = ask(pool, [off(19_501, 1999)]);
  expect(told(lost).toSorted()).toEqual(['A', 'B']);
  expect(lost).toMatchObject({ payable: 17_500 + 2500, saving: 501, isProved: true });
});

test('[CP-19][DC-04] of two extra discounts the lesser may be the better to aim at', () => {
  const best = ask([amount('A', 5000)], [off(20_000, 4000), off(15_000, 3000, { masterNo: 'E2' })]);
  expect(told(best)).toEqual(['A']);
  expect(best).toMatchObject({ payable: 12_000 + 2500, isProved: true });
});

test('[CP-19][DC-04] a rate takes its part of what a coupon saves; an extra discount that is over changes nothing', () => {
  const rate = off(0, 0, { unit: 'Rate', discountRate: 10 });
  expect(ask([amount('A', 1000)], [rate])).toMatchObject({ payable: 17_100 + 2500, saving: 900, isProved: true });
  const over = off(19_500, 9000, { endDate: new Date(testNow - 1).toISOString() });
  expect(ask([amount('A', 1000)], [over])).toMatchObject({ saving: 1000, isProved: true });
});

test('[CP-19] a cart of 30 units with 60 coupons is answered with an extra discount too, with a gap where it is not proved', () => {
  const { pricing, ...rest } = aCouponCart(7, 30, 60);
  const candidates = [off(200_000, 5000), off(100_000, 0, { masterNo: 'E2', unit: 'Rate', discountRate: 5 })];
  const best = bestCombination({ ...rest, pricing: { ...pricing, extraDiscounts: { candidates, now: testNow } } });
  expect(best.saving).toBeGreaterThan(0);
  expect(best.bound).toBeGreaterThanOrEqual(best.saving);
  expect(best.isProved).toBe(best.bound === best.saving);
});
