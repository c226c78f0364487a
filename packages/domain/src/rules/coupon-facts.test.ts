import * as kit from '../testing/index.ts';
import { expect, test } from 'vitest';
import { type AppliedCoupon, type Coupon, asApplied } from '../entities/coupon/coupon.ts';
import { cartUnitId, couponIssueNo, type CartUnitId, bundleKey, couponPolicyNo, itemNo } from '../money/ids.ts';
import { won } from '../money/won.ts';
import { pricingInput } from '../selectors/priced-of.ts';
import { couponFactsOf } from './coupon-facts.ts';
import * as E from '../money/either.ts';
import type { PricingInput } from '../price/price-steps.ts';
import { type RequestedCoupon, judgeRequestedCoupons } from './coupon-in-use.ts';

const unit = kit.aUnit({ discounts: [kit.aDiscount({ discountType: 'Ebay' })] });
const factsWith = (
  coupon: Partial<Coupon>,
  type: 'Unit' | 'ItemGroup' | 'Bundle',
  applied: readonly AppliedCoupon[] = [],
) =>
  couponFactsOf(
    pricingInput(kit.withAllSelected(kit.anOpenCart([unit], { coupons: { applied } }))),
    kit.aHeldCoupon(coupon),
    kit.aPlace(type, [unit]),
    kit.aSituation(),
  );
const used = (couponType: AppliedCoupon['couponType']) =>
  kit.aCoupon({ couponIssueNo: couponIssueNo('X'), couponType, discountUnitType: 'Amount', discountValue: 700 });

test('[PR-03] the base of a buyer coupon is the price without the option discount', () => {
  expect(factsWith({}, 'Unit').price).toBe(won(10_000));
  expect(factsWith({}, 'Unit').units).toEqual([unit]);
});

test('[CP-03] the base is the same if another coupon is in use, because that one is replaced', () => {
  expect(factsWith({}, 'Unit', [used('BuyerCoupon')]).price).toBe(won(10_000));
});

test('[CP-03] the base of an additional coupon is the price less discounts and buyer coupons', () => {
  const dup = { couponType: 'SellerDupCoupon' } as const;
  expect(factsWith(dup, 'ItemGroup').price).toBe(won(9000));
  expect(factsWith(dup, 'ItemGroup', [used('BuyerCoupon')]).price).toBe(won(9300));
  expect(factsWith(dup, 'ItemGroup', [used('SuperCoupon')]).price).toBe(won(9000));
});

test('[CP-08] the base of a super coupon is the discounted price, whatever coupons are in use', () => {
  expect(factsWith({ couponType: 'SuperCoupon' }, 'ItemGroup', [used('BuyerCoupon')]).price).toBe(won(9000));
});

test('[CP-06] replaces a coupon on any unit of the place, even if it is on other units too', () => {
  const other = kit.aUnit({ cartUnitId: cartUnitId(2) });
  const onBoth = { ...used('BuyerCoupon'), cartUnitIds: [1, 2].map(cartUnitId) };
  const input = pricingInput(kit.withAllSelected(kit.anOpenCart([unit, other], { coupons: { applied: [onBoth] } })));
  const facts = couponFactsOf(
    input,
    kit.aHeldCoupon({ couponType: 'SuperCoupon' }),
    kit.aPlace('ItemGroup', [unit]),
    kit.aSituation(),
  );
  expect(facts.price).toBe(won(9000));
});

test.each(['Unit', 'ItemGroup', 'Bundle'] as const)(
  '[CP-03] a place of kind %s without its unit has no units, no price and no fee',
  (type) => {
    const input = pricingInput(kit.withAllSelected(kit.anOpenCart([])));
    const facts = couponFactsOf(input, kit.aHeldCoupon(), kit.aPlace(type, [unit]), kit.aSituation());
    expect(facts).toMatchObject({ units: [], price: 0, bundleFee: 0 });
  },
);

test('[CP-05] a shipping coupon sees the goods of the parcel after discounts, and the fee', () => {
  const shipping = { flags: kit.couponFlags('isFreeShipping') };
  expect(factsWith(shipping, 'Bundle')).toMatchObject({ price: 9000, bundleFee: 2500 });
  expect(factsWith(shipping, 'Bundle', [used('BuyerCoupon')])).toMatchObject({ price: 10_000, bundleFee: 2500 });
});

test('[CP-03][DC-04] an extra discount applies after coupons and does not affect a minimum purchase', () => {
  const cart = kit.anOpenCart([unit], {
    discounts: { extra: [kit.anExtraDiscount({ baseAmount: won(0), discountRate: 50 })] },
    pricesAsOf: kit.testNow,
  });
  const input = pricingInput(kit.withAllSelected(cart));
  const price = (couponType: Coupon['couponType'], type: 'Unit' | 'ItemGroup'): number =>
    couponFactsOf(input, kit.aHeldCoupon({ couponType }), kit.aPlace(type, [unit]), kit.aSituation()).price;
  expect(price('BuyerCoupon', 'Unit')).toBe(10_000);
  expect(price('SellerDupCoupon', 'ItemGroup')).toBe(9000);
});

const units = [
  kit.aUnit({ cartUnitId: cartUnitId(1) }),
  kit.aUnit({ cartUnitId: cartUnitId(2) }),
  kit.aUnit({ cartUnitId: cartUnitId(3), item: kit.anItem({ itemNo: itemNo('I3'), itemName: '배' }) }),
  kit.aUnit({ cartUnitId: cartUnitId(4), bundleKey: bundleKey('B2'), item: kit.anItem({ itemNo: itemNo('I4') }) }),
];
const cart = (fee = 2500): PricingInput =>
  pricingInput(
    kit.withAllSelected(
      kit.anOpenCart(units, {
        shipping: {
          policies: [kit.aPolicy({ shippingPolicyKey: units[0]!.shippingPolicyKey, shippingFee: won(fee) })],
        },
      }),
    ),
  );
const asked = (no: string, ids: readonly number[], over: Partial<Coupon> = {}): RequestedCoupon => ({
  coupon: kit.aHeldCoupon({ issueNo: couponIssueNo(no), policyNo: couponPolicyNo(no), ...over }),
  cartUnitIds: ids.map(cartUnitId),
});
const dup = (no: string, ids: readonly number[], over: Partial<Coupon> = {}): RequestedCoupon =>
  asked(no, ids, { couponType: 'SellerDupCoupon', ...over });
const shipping = (no: string, ids: readonly number[], over: Partial<Coupon> = {}): RequestedCoupon =>
  asked(no, ids, { flags: kit.couponFlags('isFreeShipping'), ...over });
type Told = ReturnType<typeof judgeRequestedCoupons>;
const refusal = (verdict: Told): readonly [string, readonly CartUnitId[]] | undefined =>
  E.isLeft(verdict) ? [verdict.left.code, verdict.left.units] : undefined;
const judged = (requested: readonly RequestedCoupon[], staying: readonly RequestedCoupon[] = [], input = cart()) =>
  judgeRequestedCoupons(input, requested, kit.aSituation(), staying);
const over = { expiredDate: '2026-11-19T00:00:00Z' };

test('[CP-17] applies compatible requested coupons to the units of their places', () => {
  const requested = [asked('A', [1]), dup('B', [2, 1]), shipping('C', [1, 2, 3])];
  expect(judged(requested)).toEqual(
    E.right([
      asApplied(requested[0]!.coupon, [cartUnitId(1)]),
      asApplied(requested[1]!.coupon, [1, 2].map(cartUnitId)),
      asApplied(requested[2]!.coupon, [1, 2, 3].map(cartUnitId)),
    ]),
  );
});

test.each([
  ['a unit coupon on two units', asked('A', [1, 2])],
  ['an item’s coupon on more than its units', dup('A', [1, 2, 3])],
  ['an item’s coupon on another item instead', dup('A', [1, 3])],
  ['a shipping coupon on two parcels', shipping('A', [1, 2, 3, 4])],
  ['a coupon of an unknown type', asked('A', [1], { couponType: 'Unknown' })],
  ['a coupon on a unit that is not in the cart', asked('A', [9])],
])('[CP-12] %s has no place', (_, one) => {
  expect(refusal(judged([one]))).toEqual(['CART-BR5-08', one.cartUnitIds]);
});

test('[CP-09] judges requested coupons alone if no other coupon stays', () => {
  expect(E.isRight(judgeRequestedCoupons(cart(), [asked('A', [1])], kit.aSituation()))).toBe(true);
});

test('[CP-12] excludes a unit that takes no coupon from the place of its item', () => {
  const [first, second, ...rest] = cart().units;
  const input = { ...cart(), units: [first!, { ...second!, isCouponUsable: false }, ...rest] };
  expect(refusal(judged([dup('A', [1])], [], input))).toBeUndefined();
  expect(refusal(judged([dup('A', [1, 2])], [], input))?.[0]).toBe('CART-BR5-08');
});

test('[CP-10] names the first ineligible coupon before it checks exclusions', () => {
  const bad = asked('B', [3], over);
  expect(refusal(judged([asked('A', [1]), dup('S', [1, 2], { couponType: 'SuperCoupon' }), bad]))).toEqual([
    'COUPON-EXPIRED',
    [3],
  ]);
  expect(refusal(judged([bad, asked('C', [1], over)]))).toEqual(['COUPON-EXPIRED', [3]]);
});

test('[CP-08] refuses incompatible coupons, requested together or with existing ones', () => {
  const pair = [asked('A', [1]), dup('S', [1, 2], { couponType: 'SuperCoupon' })] as const;
  expect(refusal(judged(pair))).toEqual(['CART-BR5-14', [1]]);
  expect(refusal(judged([pair[0]], [pair[1]]))).toEqual(['CART-BR5-14', [1, 2]]);
  expect(refusal(judged([asked('A', [3]), pair[1]]))).toBeUndefined();
});

test('[CP-09] a coupon that stays on another unit is not applied to a second one', () => {
  expect(refusal(judged([asked('A', [3])], [asked('A', [1])]))).toEqual(['CART-BR5-12', [1]]);
  expect(refusal(judged([asked('A', [1])], [asked('A', [1])]))).toBeUndefined();
  // ignores an existing coupon without a valid place
  expect(refusal(judged([asked('A', [3])], [asked('A', [9])]))).toBeUndefined();
});

test('[CP-03] the minimum purchase counts the price less other coupons, requested or existing', () => {
  const from = (price: number): RequestedCoupon => dup('B', [1, 2], { possiblePrice: won(price) });
  expect(refusal(judged([from(19_000)], [asked('A', [1])]))).toBeUndefined();
  expect(refusal(judged([from(19_001)], [asked('A', [1])]))).toEqual(['COUPON-MINIMUM', [1, 2]]);
  expect(refusal(judged([asked('A', [1]), from(19_001)]))).toEqual(['COUPON-MINIMUM', [1, 2]]);
  expect(refusal(judged([from(20_000)]))).toBeUndefined();
  expect(refusal(judged([from(20_001)]))?.[0]).toBe('COUPON-MINIMUM');
});

test('[CP-05] refuses a second shipping coupon of one seller; without a fee the code of the place applies', () => {
  expect(refusal(judged([shipping('A', [1, 2, 3]), shipping('B', [4])]))).toEqual(['CART-BR7-14', [1, 2, 3]]);
  expect(refusal(judged([shipping('A', [4])], [], cart(0)))).toEqual(['CART-BR5-21', [4]]);
});

test('[CP-05][PR-03] a shipping coupon finds no fee if the parcel is free only without the option discount', () => {
  const terms = kit.aPolicy({
    shippingPolicyKey: units[0]!.shippingPolicyKey,
    shippingFee: won(2500),
    isConditionalFree: true,
    conditionalFreeBasisCost: won(30_000),
  });
  const [first, ...rest] = cart().units;
  const input = {
    ...cart(),
    shippingPolicies: [terms],
    units: [{ ...first!, discounts: [kit.aDiscount({ discountType: 'Ebay' })] }, ...rest],
  };
  const free = shipping('A', [1, 2, 3]);
  // Three units of 10,000 won ship free. With the option discount of 1,000 won they do not.
  expect(refusal(judged([free], [], input))).toBeUndefined();
  expect(refusal(judged([asked('B', [1]), free], [], input))).toEqual(['CART-BR5-21', [1, 2, 3]]);
  expect(refusal(judged([free], [asked('B', [1])], input))).toEqual(['CART-BR5-21', [1, 2, 3]]);
});

test('[CP-10] reports an ineligible place before an exclusion', () => {
  expect(refusal(judged([shipping('A', [1, 2, 3], over), shipping('B', [4])]))?.[0]).toBe('COUPON-EXPIRED');
});
