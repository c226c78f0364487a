import { expect, test } from 'vitest';
import type { PricingInput } from '../price/price-steps.ts';
import { cartUnitId, couponIssueNo, itemNo } from '../money/ids.ts';
import type { ExtraDiscountCandidate } from '../entities/discount/discount.ts';
import { priceCart } from '../price/price-cart.ts';
import { pricingInput } from '../selectors/priced-of.ts';
import { won } from '../money/won.ts';
import { aCouponCart } from '../testing/builders/coupon-cart.ts';
import { anOpenCart, withAllSelected } from '../testing/builders/cart.ts';
import { aHeldCoupon, anExtraDiscount, anItem, anOversea, aSituation, aUnit, testNow } from '../testing/index.ts';
import type { Coupon } from '../entities/coupon/coupon.ts';
import { bestCombination } from './best-combination.ts';

const amount = (no: string, discountValue: number): Coupon =>
  aHeldCoupon({ issueNo: couponIssueNo(no), couponName: no, discountUnitType: 'Amount', discountValue });
const off = (
  baseAmount: number,
  discount: number,
  over: Partial<ExtraDiscountCandidate> = {},
): ExtraDiscountCandidate =>
  anExtraDiscount({
    unit: 'Amount',
    baseAmount: won(baseAmount),
    discountAmount: won(discount),
    maxDiscountAmount: undefined,
    ...over,
  });
const pears = [1, 2].map((id) =>
  aUnit({ cartUnitId: cartUnitId(id), item: anItem({ itemNo: itemNo(`I${id}`), itemSellPrice: won(10_000) }) }),
);
const ask = (coupons: readonly Coupon[], extraDiscountCandidates: readonly ExtraDiscountCandidate[]) =>
  bestCombination({
    pricing: pricingInput(
      withAllSelected(anOpenCart(pears, { discounts: { extra: extraDiscountCandidates }, pricesAsOf: testNow })),
    ),
    coupons,
    situation: aSituation(),
  });
const told = ({ chosen }: ReturnType<typeof ask>) => chosen.map(({ coupon }) => coupon.couponName);

test('[CP-19][DC-04] omits a coupon that costs a greater extra discount, and uses it if the discount is one won less', () => {
  const pool = [amount('A', 2000), amount('B', 500)];
  const kept = ask(pool, [off(19_500, 3000)]);
  expect(told(kept)).toEqual(['B']);
  expect(kept).toMatchObject({ payable: 19_500 - 3000 + 2500, saving: 500, isProved: true });
  const lost = ask(pool, [off(19_501, 1999)]);
  expect(told(lost).toSorted()).toEqual(['A', 'B']);
  expect(lost).toMatchObject({ payable: 17_500 + 2500, saving: 501, isProved: true });
});

test('[CP-19][DC-04] the smaller of two extra discounts can be the better target', () => {
  const best = ask([amount('A', 5000)], [off(20_000, 4000), off(15_000, 3000, { masterNo: 'E2' })]);
  expect(told(best)).toEqual(['A']);
  expect(best).toMatchObject({ payable: 12_000 + 2500, isProved: true });
});

test('[CP-19][DC-04] a rate discount shrinks with the saving of a coupon; an expired extra discount changes no result', () => {
  const rate = off(0, 0, { unit: 'Rate', discountRate: 10 });
  expect(ask([amount('A', 1000)], [rate])).toMatchObject({ payable: 17_100 + 2500, saving: 900, isProved: true });
  const over = off(19_500, 9000, { endDate: new Date(testNow - 1).toISOString() });
  expect(ask([amount('A', 1000)], [over])).toMatchObject({ saving: 1000, isProved: true });
});

const toJapan = (price: number, freeFrom: number, coupons: readonly Coupon[], more: Partial<PricingInput> = {}) => {
  const unit = aUnit({ item: anItem({ itemSellPrice: won(price) }) });
  const { fees, selectedCompany, unavailable } = anOversea('EMS', [unit.cartUnitId]);
  return bestCombination({
    pricing: {
      ...pricingInput(withAllSelected(anOpenCart([unit]))),
      oversea: { fees, selectedCompany, unavailable, freeFrom: won(freeFrom) },
      ...more,
    },
    coupons,
    situation: aSituation(),
  });
};

test.each([
  ['prefers a coupon that keeps free overseas shipping', 11_000, 3000, ['B'], 3000, ['COUPON-BETTER-OTHERWISE']],
  [
    'uses a coupon that saves more than overseas shipping costs',
    12_001,
    3000,
    ['A'],
    3001,
    ['COUPON-BETTER-OTHERWISE'],
  ],
  [
    'without a lower total, no other coupon is the reason',
    9000,
    5001,
    [],
    0,
    ['COUPON-WORTH-NOTHING', 'COUPON-WORTH-NOTHING'],
  ],
])('[CP-19 OV-11] %s', (_, a, b, chosen, saving, reasons) => {
  const best = toJapan(155_000, 150_000, [amount('A', a), amount('B', b)]);
  expect([told(best), best.unused.map(({ reason: { code } }) => code)]).toEqual([chosen, reasons]);
  expect(best).toMatchObject({ saving, bound: saving, isProved: true, payable: 157_500 - saving });
});

test('[CP-19 OV-11] while overseas shipping is unknown or never free, chooses coupons as for a domestic order', () => {
  expect(told(toJapan(155_000, 150_000, [amount('A', 9000)], { shippingKnown: false }))).toEqual(['A']);
  expect(told(toJapan(155_000, 900_000, [amount('A', 9000)]))).toEqual(['A']);
});

test('[CP-19 OV-11] a cart of 30 units with 60 coupons keeps free overseas shipping if it is worth more than all coupons', () => {
  const { pricing, ...rest } = aCouponCart(7, 30, 60);
  const { fees, selectedCompany, unavailable } = anOversea(
    'EMS',
    pricing.units.map(({ cartUnitId: id }) => id),
  );
  const spare = 150_000;
  const freeFrom = won(priceCart(pricing).extraDiscountBasis - spare);
  const oversea = { fees, selectedCompany, unavailable, freeFrom };
  const best = bestCombination({ ...rest, pricing: { ...pricing, oversea } });
  const atHome = bestCombination({ ...rest, pricing });
  expect(atHome.saving - 30 * 9000).toBeLessThan(spare);
  expect(best.saving).toBeGreaterThanOrEqual(spare);
  expect(best.bound).toBeGreaterThanOrEqual(best.saving);
});
