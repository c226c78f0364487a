import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { bundleKey, cartUnitId, couponIssueNo, itemNo } from '../money/ids.ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import { priceWith } from '../coupons/coupon-assignment.ts';
import { priceCart } from '../price/price-cart.ts';
import { pricingInput } from '../selectors/priced-of.ts';
import { won } from '../money/won.ts';
import { aBuyer } from '../testing/builders/buyer.ts';
import { aCartNear, aCouponCart, cartFamilies } from '../testing/builders/coupon-cart.ts';
import { aCoupon, aDiscount, aDiscountPolicy, aPolicy } from '../testing/builders/price.ts';
import { aHeldCoupon, anItem, anOpenCart, aSituation, aUnit, couponFlags, withAllSelected } from '../testing/index.ts';
import type { Cart } from '../cart/cart.ts';
import type { Coupon } from '../entities/coupon/held-coupon.ts';
import { bestCombination } from './best-combination.ts';
import type { CombinationQuestion, SoFar } from './candidates.ts';

const pear = (id: number, price: number, over: Partial<CartUnit> = {}): CartUnit =>
  aUnit({
    cartUnitId: cartUnitId(id),
    item: anItem({ itemNo: itemNo(`I${id}`), itemSellPrice: won(price) }),
    ...over,
  });
const issued = (no: string, over: Partial<Coupon> = {}): Coupon =>
  aHeldCoupon({ issueNo: O.some(couponIssueNo(no)), couponName: no, ...over });
const amount = (no: string, discountValue: number, over: Partial<Coupon> = {}): Coupon =>
  issued(no, { discountUnitType: 'Amount', discountValue, ...over });
const ask = (units: readonly CartUnit[], coupons: readonly Coupon[], over: Partial<Cart> = {}) =>
  bestCombination({
    pricing: pricingInput(withAllSelected(anOpenCart(units, over))),
    coupons,
    situation: aSituation(),
  });
const told = ({ chosen }: ReturnType<typeof ask>) =>
  chosen.map(({ coupon, place }) => `${coupon.couponName} on ${place.cartUnitIds.join('+')}`);
const reasons = ({ unused }: ReturnType<typeof ask>) =>
  Object.fromEntries(unused.map(({ coupon, reason }) => [coupon.couponName, reason.code]));

test('[CP-19 CP-08] prefers two smaller coupons to one super coupon if together they save more', () => {
  const pool = [
    issued('super', { couponType: 'SuperCoupon', discountValue: 20 }),
    issued('buyer', { discountValue: 15 }),
    issued('dup', { couponType: 'SellerDupCoupon', discountValue: 10 }),
  ];
  const best = ask([aUnit()], pool);
  expect(told(best)).toEqual(['buyer on 1', 'dup on 1']);
  expect(best.saving).toBe(1500 + 850);
  expect(reasons(best)).toEqual({ super: 'CART-BR5-14' });
});

test('[CP-19 PR-03] omits a coupon that saves less than the option discount that it replaces', () => {
  const unit = aUnit({ discounts: [aDiscount({ discountType: 'Ebay' })] });
  expect(ask([unit], [amount('A', 1000)])).toMatchObject({ chosen: [], saving: 0, isProved: true });
  expect(reasons(ask([unit], [amount('A', 1000)]))).toEqual({ A: 'COUPON-WORTH-NOTHING' });
  expect(ask([unit], [amount('A', 1001)]).saving).toBe(1);
});

test('[CP-19 CP-05] assigns a shipping coupon to the parcel with the fee, or omits it if shipping is free', () => {
  const free = issued('free', { discountValue: 100, flags: couponFlags('isFreeShipping') });
  expect(told(ask([aUnit()], [free]))).toEqual(['free on 1']);
  const none = ask([aUnit()], [free], { shippingPolicies: [aPolicy({ shippingFee: won(0) })] });
  expect(reasons(none)).toEqual({ free: 'CART-BR5-21' });
});

test('[CP-19 CP-06] chooses the payment method with the greatest saving', () => {
  const by = (method: string) => ({ paymentCouponName: O.some(method) });
  const pool = [amount('A1', 3000, by('A카드')), amount('B1', 2000, by('B카드')), amount('B2', 1500, by('B카드'))];
  const best = ask([pear(1, 9000), pear(2, 9000)], pool);
  expect(told(best).toSorted()).toEqual(['B1 on 1', 'B2 on 2']);
  expect(reasons(best)).toEqual({ A1: 'CART-BR7-15' });
});

test('[CP-19] returns a reason code for every unused coupon', () => {
  const pool = [
    amount('best', 3000),
    amount('second', 2000),
    amount('nothing', 0),
    amount('dear', 2500, { possiblePrice: won(10_001) }),
    amount('over', 2500, { expiredDate: '2026-11-19T00:00:00Z' }),
    amount('club', 2500, { flags: couponFlags('isClub') }),
    amount('other', 2500, { target: { type: 'Items', itemNos: [itemNo('I9')] } }),
    amount('unknown', 2500, { couponType: 'Unknown' }),
    amount('sale', 1000, { couponType: 'SellerDupCoupon', flags: couponFlags('isTimeSale') }),
  ];
  const best = ask([aUnit()], pool);
  expect(told(best)).toEqual(['best on 1', 'sale on 1']);
  expect(reasons(best)).toEqual({
    second: 'COUPON-BETTER-OTHERWISE',
    nothing: 'COUPON-WORTH-NOTHING',
    dear: 'COUPON-MINIMUM',
    over: 'COUPON-EXPIRED',
    club: 'COUPON-CLUB',
    other: 'CART-BR5-08',
    unknown: 'CART-BR5-08',
  });
});

test('[CP-19 CP-07] reports the conflict if a time-sale coupon excludes a better additional coupon', () => {
  const best = ask(
    [aUnit()],
    [
      amount('sale', 1000, { flags: couponFlags('isTimeSale') }),
      amount('dup', 2000, { couponType: 'SellerDupCoupon' }),
    ],
  );
  expect(told(best)).toEqual(['dup on 1']);
  expect(reasons(best)).toEqual({ sale: 'COUPON-TIME-SALE' });
});

test('[CP-19 CP-01] a guest has no coupons to combine', () => {
  const guest = bestCombination({
    pricing: pricingInput(withAllSelected(anOpenCart())),
    coupons: [amount('A', 1000)],
    situation: aSituation({ buyer: aBuyer({ isLogin: false }) }),
  });
  expect(guest.chosen).toEqual([]);
  expect(reasons(guest)).toEqual({ A: 'CART-BR5-01' });
});

test('[CP-19] reports the saving compared with the coupons in use', () => {
  const inUse = aCoupon({ couponIssueNo: couponIssueNo('A'), discountUnitType: 'Amount', discountValue: 1000 });
  const best = ask([aUnit()], [amount('A', 1000), amount('B', 1800)], { appliedCoupons: [inUse] });
  expect(best).toMatchObject({ saving: 1800, savingAgainstPresent: 800, payable: 10_700 });
});

test('[CP-19] saves 0 won without selected units or coupons', () => {
  expect(ask([], [amount('A', 1000)])).toMatchObject({ saving: 0, isProved: true, payable: 0 });
  expect(ask([aUnit()], [])).toMatchObject({ saving: 0, isProved: true, payable: 12_500, unused: [] });
});

test('[CP-19] returns the best result at the node limit with a valid gap', () => {
  const hard = aCouponCart(5, 30, 60);
  const full = bestCombination(hard);
  const cut = bestCombination({ ...hard, nodeLimit: 1 });
  expect(full.isProved).toBe(true);
  expect(full.nodes).toBeGreaterThan(2);
  expect(cut).toMatchObject({ nodes: 1, isProved: false });
  expect(cut.saving).toBeLessThanOrEqual(full.saving);
  expect(cut.bound).toBeGreaterThanOrEqual(full.saving);
  expect(bestCombination({ ...hard, nodeLimit: 0 })).toMatchObject({ nodes: 0, isProved: false });
});

test('[CP-19] returns the best result at the time limit with a valid gap; without a clock there is no time limit', () => {
  const hard = aCouponCart(5, 30, 60);
  const full = bestCombination(hard);
  let time = 0;
  const now = (): number => (time += 1);
  const cut = bestCombination({ ...hard, timeLimit: { now, ms: 2 } });
  expect(cut.isProved).toBe(false);
  expect(cut.saving).toBeLessThanOrEqual(full.saving);
  expect(cut.bound).toBeGreaterThanOrEqual(full.saving);
  expect(bestCombination({ ...hard, timeLimit: { now, ms: 1e9 } })).toEqual(full);
});

test.each(cartFamilies)('[CP-19] reports progress during the search, each time with a valid gap: %s', (family) => {
  const question = aCartNear(family, 3, 30, 60);
  const told: SoFar[] = [];
  const best = bestCombination({ ...question, report: (soFar) => void told.push(soFar()) });
  expect(told.length).toBeGreaterThan(0);
  for (const { chosen, saving, bound, payable, savingAgainstPresent } of told) {
    expect(payable).toBe(priceWith(question.pricing, chosen).payable);
    expect(savingAgainstPresent).toBe(priceCart(question.pricing).payable - payable);
    expect(saving).toBeLessThanOrEqual(best.saving);
    expect(bound).toBeGreaterThanOrEqual(best.saving);
  }
});

/** Thirty units in one parcel, each with an option discount. The fee falls if half of the discounts end. */
const oneParcel = (): CombinationQuestion => {
  const { pricing, ...rest } = aCouponCart(2, 30, 60);
  const [policy] = pricing.shippingPolicies;
  const discountOf = (n: number) =>
    aDiscountPolicy({ calcType: 'Amount', discountPrice: won(137 + ((n * 7919) % 4001)) });
  const units = pricing.units.map((unit, n) => ({
    ...unit,
    seller: pricing.units[0]?.seller ?? unit.seller,
    bundleKey: bundleKey('B'),
    shippingPolicyKey: policy?.shippingPolicyKey ?? unit.shippingPolicyKey,
    discounts: [aDiscount({ discountType: 'Ebay', policy: discountOf(n) })],
  }));
  const bare = priceCart({ ...pricing, units });
  const subtotal = bare.bundleFees.get(bundleKey('B'))?.subtotal ?? 0;
  const shippingPolicies = pricing.shippingPolicies.map((one) => ({
    ...one,
    shippingFee: won(30_000),
    isConditionalFree: true,
    conditionalFreeBasisCost: won(subtotal + 60_000),
  }));
  return { ...rest, pricing: { ...pricing, units, shippingPolicies } };
};

test('[CP-19] a hard cart stops at the effort limit and reports the gap', () => {
  const best = bestCombination(oneParcel());
  expect(best.isProved).toBe(best.bound === best.saving);
  expect(best.saving).toBeGreaterThan(0);
  expect(best.bound).toBeGreaterThanOrEqual(best.saving);
  expect(best.bound - best.saving).toBeLessThanOrEqual(30_000);
});
