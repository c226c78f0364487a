import { expect, test } from 'vitest';
import { replaceFields, type Cart, type CartFields } from '../../cart/cart.ts';
import { type Coupon, asApplied, couponKeyOf } from '../../entities/coupon/coupon.ts';
import { cartUnitId, couponIssueNo } from '../../money/ids.ts';
import { won } from '../../money/won.ts';
import { aBuyer, anAddress } from '../../testing/builders/buyer.ts';
import { aStorefront, anOpenCart, withAllSelected, withCoupons } from '../../testing/builders/cart.ts';
import { aHeldCoupon, couponFlags } from '../../testing/builders/coupon.ts';
import { aPolicy } from '../../testing/builders/price.ts';
import { aSmileDeliveryUnit, aUnit, anUnorderableUnit } from '../../testing/builders/unit.ts';
import { checkoutFactsOf } from './checkout-facts.ts';

const [one, two, three] = [cartUnitId(1), cartUnitId(2), cartUnitId(3)];
const units = [aUnit(), aUnit({ cartUnitId: two }), aSmileDeliveryUnit({ cartUnitId: three })];

const using = (uses: readonly (readonly [Coupon, Cart['selected']])[], over: CartFields = {}): Cart => {
  const appliedCoupons = uses.map(([coupon, ids]) => asApplied(coupon, ids));
  const offered = uses.map(([coupon]) => coupon);
  return withAllSelected(
    anOpenCart(withCoupons(units, appliedCoupons), {
      coupons: { applied: appliedCoupons, status: 'Known', offered },
      ...over,
    }),
  );
};
const shipping = aHeldCoupon({ issueNo: couponIssueNo('C2'), flags: couponFlags('isFreeShipping') });
const placed = (state: Cart) =>
  checkoutFactsOf(state).coupons.map(({ coupon, place }) => [coupon.issueNo ?? null, place.type, place.cartUnitIds]);

test('[CP-04 CP-05] the coupons of the order with their places', () => {
  expect(
    placed(
      using([
        [aHeldCoupon(), [one]],
        [shipping, [one, two]],
      ]),
    ),
  ).toEqual([
    ['C1', 'Unit', [1]],
    ['C2', 'Bundle', [1, 2]],
  ]);
});

test('[CP-17] counts the ordered units of a shared coupon; a coupon without any is not part of the order', () => {
  const state = using([
    [aHeldCoupon(), [one]],
    [shipping, [one, two]],
  ]);
  expect(placed({ ...state, selected: [two, three] })).toEqual([['C2', 'Bundle', [2]]]);
  expect(placed({ ...state, selected: [three] })).toEqual([]);
});

test('[CP-12] a coupon without a valid place is not part of the order', () => {
  expect(placed(using([[aHeldCoupon(), [one, two]]]))).toEqual([]);
});

test('[CP-18] rules do not see an unknown coupon', () => {
  expect(
    placed(replaceFields(using([[aHeldCoupon(), [one]]]), { coupons: { status: 'Failed', offered: [] } })),
  ).toEqual([]);
});

test('[PR-07] payable amounts without coupons and without shipping', () => {
  const shippingPolicies = [aPolicy({ shippingFee: won(2500), isConditionalFree: false })];
  const state = {
    ...using([[aHeldCoupon({ discountValue: 50 }), [one]]], { shipping: { policies: shippingPolicies } }),
    selected: [one, two],
  };
  const facts = checkoutFactsOf(state);
  expect([facts.payable, facts.payableWithoutShipping, facts.payableWithoutCoupons()]).toEqual([
    17_500, 15_000, 22_500,
  ]);
  expect(facts.chosen.map((unit) => facts.goodsOf([unit]))).toEqual([5000, 10_000]);
  expect([facts.goodsOf(facts.chosen), facts.goodsOf([])]).toEqual([facts.payableWithoutShipping, 0]);
});

test('[CK-18] a selection is possible if the tab has an orderable unit, selected or not', () => {
  const can = (state: Cart) => checkoutFactsOf(state).canSelect;
  expect(can(anOpenCart(units))).toBe(true);
  expect(can(anOpenCart([anUnorderableUnit()]))).toBe(false);
  expect(can(anOpenCart([aUnit()], { tab: 'SmileDelivery' }))).toBe(false);
  expect(can(anOpenCart([]))).toBe(false);
});

test.each([
  [false, false, false],
  [true, false, true],
  [false, true, true],
])('[CK-11] certified as an adult by the buyer %s, by the cart %s: the order is %s', (ofBuyer, ofCart, expected) => {
  const state = anOpenCart(units, { buyer: aBuyer({ isCertificatedAdult: ofBuyer }), isCertificatedAdult: ofCart });
  expect(checkoutFactsOf(state).buyer.isCertificatedAdult).toBe(expected);
});

test('[OV-15] an address is known or not', () => {
  expect(checkoutFactsOf(anOpenCart(units)).hasAddress).toBe(false);
  expect(checkoutFactsOf(anOpenCart(units, { destination: { address: anAddress() } })).hasAddress).toBe(true);
});

test('[OV-14] overseas data count abroad, and never on outlet', () => {
  const overseaIn = (over: CartFields) => checkoutFactsOf(anOpenCart(units, over)).oversea ?? null;
  expect(overseaIn({ destination: { country: 'Japan' } })).toMatchObject({ country: 'Japan', companies: [] });
  expect(overseaIn({})).toBeNull();
  expect(overseaIn({ destination: { country: 'Japan' }, storefront: aStorefront({ tenant: 'outlet' }) })).toBeNull();
});

test('[CP-14] a downloadable coupon is not owned yet', () => {
  const held = aHeldCoupon();
  const offered = { ...held, issueNo: undefined };
  expect(checkoutFactsOf(using([[held, [one]]])).unheldCoupons).toEqual([]);
  const { coupons, unheldCoupons } = checkoutFactsOf(using([[offered, [one]]]));
  expect([coupons, unheldCoupons]).toEqual([[], [{ couponIssueNo: couponKeyOf(offered), cartUnitIds: [1] }]]);
});
