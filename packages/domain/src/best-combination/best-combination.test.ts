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
import type { CartFields } from '../cart/cart.ts';
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
const ask = (units: readonly CartUnit[], coupons: readonly Coupon[], over: CartFields = {}, buyer = aBuyer()) =>
  bestCombination({
    pricing: pricingInput(withAllSelected(anOpenCart(units, over))),
    coupons,
    situation: aSituation({ buyer }),
  });
const told = ({ chosen }: ReturnType<typeof ask>) =>
  chosen.map(({ coupon, place }) => `${coupon.couponName} on ${place.cartUnitIds.join('+')}`);
const reasons = ({ unused }: ReturnType<typeof ask>) =>
  Object.fromEntries(unused.map(({ coupon, reason }) => [coupon.couponName, reason.code]));

const optional = [aUnit({ discounts: [aDiscount({ discountType: 'Ebay' })] })];
const noFee = { shipping: { policies: [aPolicy({ shippingFee: won(0) })] } };
const free = issued('free', { discountValue: 100, flags: couponFlags('isFreeShipping') });
const card = (no: string, discountValue: number, method: string) =>
  amount(no, discountValue, { paymentCouponName: O.some(method) });
const cards = [card('A1', 3000, 'A카드'), card('B1', 2000, 'B카드'), card('B2', 1500, 'B카드')];
const additional = { couponType: 'SellerDupCoupon' } as const;
const three = [
  issued('super', { couponType: 'SuperCoupon', discountValue: 20 }),
  issued('buyer', { discountValue: 15 }),
  issued('dup', { ...additional, discountValue: 10 }),
];
const sale = [amount('sale', 1000, { flags: couponFlags('isTimeSale') }), amount('dup', 2000, additional)];

test.each([
  ['CP-08] two smaller coupons beat a super coupon', ask([aUnit()], three), 2350, { super: 'CART-BR5-14' }],
  ['PR-03] an option discount is worth more', ask(optional, [amount('A', 1000)]), 0, { A: 'COUPON-WORTH-NOTHING' }],
  ['PR-03] an option discount is worth less', ask(optional, [amount('A', 1001)]), 1, {}],
  ['CP-05] a shipping coupon takes the fee', ask([aUnit()], [free]), 2500, {}],
  ['CP-05] without a fee', ask([aUnit()], [free], noFee), 0, { free: 'CART-BR5-21' }],
  ['CP-06] one payment method', ask([pear(1, 9000), pear(2, 9000)], cards), 3500, { A1: 'CART-BR7-15' }],
  ['CP-07] a time sale excludes a better coupon', ask([aUnit()], sale), 2000, { sale: 'COUPON-TIME-SALE' }],
  ['CP-19] no units', ask([], [amount('A', 1000)]), 0, { A: 'CART-BR5-08' }],
  ['CP-19] no coupons', ask([aUnit()], []), 0, {}],
  ['CP-01] a guest', ask([aUnit()], [amount('A', 1000)], {}, aBuyer({ isLogin: false })), 0, { A: 'CART-BR5-01' }],
])('[%s', (_, best, saving, unused) => {
  expect(best).toMatchObject({ saving, bound: saving, isProved: true });
  expect(reasons(best)).toEqual(unused);
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

test('[CP-19] reports the saving compared with the coupons in use', () => {
  const inUse = aCoupon({ couponIssueNo: couponIssueNo('A'), discountUnitType: 'Amount', discountValue: 1000 });
  const best = ask([aUnit()], [amount('A', 1000), amount('B', 1800)], { coupons: { applied: [inUse] } });
  expect(best).toMatchObject({ saving: 1800, savingAgainstPresent: 800, payable: 10_700 });
});

const hard = aCouponCart(5, 30, 60);
const full = bestCombination(hard);
const expectGap = (cut: typeof full): void => {
  expect(cut.isProved).toBe(false);
  expect(cut.saving).toBeLessThanOrEqual(full.saving);
  expect(cut.bound).toBeGreaterThanOrEqual(full.saving);
};

test('[CP-19] returns the best result at the node limit with a valid gap', () => {
  const cut = bestCombination({ ...hard, nodeLimit: 1 });
  expect([full.isProved, full.nodes > 2, cut.nodes]).toEqual([true, true, 1]);
  expectGap(cut);
  expect(bestCombination({ ...hard, nodeLimit: 0 })).toMatchObject({ nodes: 0, isProved: false });
});

test('[CP-19] returns the best result at the time limit with a valid gap; without a clock there is no time limit', () => {
  let time = 0;
  const now = (): number => (time += 1);
  expectGap(bestCombination({ ...hard, timeLimit: { now, ms: 2 } }));
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
