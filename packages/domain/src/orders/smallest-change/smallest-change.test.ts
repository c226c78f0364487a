import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { cartUnitId, couponIssueNo } from '../../money/ids.ts';
import type { Cart } from '../../cart/cart.ts';
import { won } from '../../money/won.ts';
import { aBuyer } from '../../testing/builders/buyer.ts';
import { anOpenCart, withAllSelected, withCoupons } from '../../testing/builders/cart.ts';
import { aHeldCoupon } from '../../testing/builders/coupon.ts';
import { aPolicy } from '../../testing/builders/price.ts';
import { anItem, aSmileFreshUnit } from '../../testing/builders/unit.ts';
import { flaggedUnit } from '../../testing/rules.ts';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import { asApplied } from '../../entities/coupon/held-coupon.ts';
import { idsOf } from '../../rule/finding.ts';
import { smallestChange } from './smallest-change.ts';

const costing = (unit: CartUnit, price: number): CartUnit => ({
  ...unit,
  item: { ...unit.item, itemSellPrice: won(price) },
});
const cartOf = (units: readonly CartUnit[], over: Partial<Cart> = {}) => withAllSelected(anOpenCart(units, over));
const found = (state: Cart, limit?: number) => O.toNullable(smallestChange(state, limit));

test('[CK-18] an orderable cart needs no change', () => {
  expect(found(cartOf([flaggedUnit(1)]))).toMatchObject({ fixes: [], lost: 0, bound: 0, isProved: true, nodes: 1 });
});

test('[CK-18] excludes the cheaper of two sides', () => {
  const fresh = (price: number) => costing(aSmileFreshUnit({ cartUnitId: cartUnitId(2) }), price);
  const others = [costing(flaggedUnit(1), 3000), costing(flaggedUnit(3), 4000)];
  expect(found(cartOf([...others, fresh(8000)]))).toMatchObject({
    fixes: [{ type: 'Deselect', cartUnitIds: [1, 3] }],
    lost: 7000,
  });
  expect(found(cartOf([...others, fresh(6999)]))).toMatchObject({
    fixes: [{ type: 'Deselect', cartUnitIds: [2] }],
    lost: 6999,
  });
});

test('[CK-18 CK-08] agreements and proofs are free and follow exclusions', () => {
  const buyer = aBuyer({ memberType: 'SimpleMember', isCertificatedAdult: false });
  const units = [
    costing(flaggedUnit(1, ['isIncomeDuty']), 9000),
    flaggedUnit(2, ['isAdult'], { isNeedAuthentication: true }),
    flaggedUnit(3, ['isPending', 'isAdult']),
  ];
  expect(found(cartOf(units, { buyer }))).toMatchObject({
    fixes: [
      { type: 'Deselect', cartUnitIds: [3] },
      { type: 'Agree', code: 'CART-BR7-09' },
      { type: 'VerifyIdentity' },
      { type: 'VerifyAdult' },
    ],
    lost: 10_000,
  });
});

test('[CK-18 CP-06] removes the less valuable of two conflicting coupons', () => {
  const held = (no: string, method: string, discountValue: number) =>
    aHeldCoupon({ issueNo: O.some(couponIssueNo(no)), paymentCouponName: O.some(method), discountValue });
  const [small, large] = [held('C1', 'A', 5), held('C2', 'B', 10)];
  const appliedCoupons = [asApplied(small, [cartUnitId(1)]), asApplied(large, [cartUnitId(2)])];
  const state = cartOf(withCoupons([flaggedUnit(1), flaggedUnit(2)], appliedCoupons), {
    appliedCoupons,
    coupons: { status: 'Known', offered: [small, large] },
  });
  expect(found(state)).toMatchObject({
    fixes: [{ type: 'RemoveCoupons', cartUnitIds: [1], couponIssueNoes: ['C1'] }],
    lost: 500,
    isProved: true,
  });
});

test('[CK-18] returns no change if the buyer cannot order or no unit remains', () => {
  expect(found(cartOf([flaggedUnit(1)], { buyer: aBuyer({ standing: 'Restricted' }) }))).toBeNull();
  expect(found(cartOf([flaggedUnit(1, ['isPending'])]))).toBeNull();
  expect(found(anOpenCart([flaggedUnit(1)]))).toBeNull();
});

test('[CK-18 CK-01] excludes the cheapest thirty of sixty units', () => {
  const units = Array.from({ length: 60 }, (_, i) =>
    costing({ ...flaggedUnit(i + 1), item: anItem() }, 1000 + ((i * 37) % 60) * 100),
  );
  const cheapest = units.toSorted((a, b) => a.item.itemSellPrice - b.item.itemSellPrice).slice(0, 30);
  const change = found(cartOf(units));
  expect(change?.lost).toBe(cheapest.reduce((total, { item }) => total + item.itemSellPrice, 0));
  expect(change?.isProved).toBe(true);
  expect(change?.fixes).toEqual([
    { type: 'Deselect', cartUnitIds: cheapest.map(({ cartUnitId }) => cartUnitId).toSorted((a, b) => a - b) },
  ]);
});

test('[CK-18] at the limit returns an order that gives up more, with the greatest possible gap', () => {
  const fresh = costing(aSmileFreshUnit({ cartUnitId: cartUnitId(2) }), 8000);
  const change = found(cartOf([costing(flaggedUnit(1), 3000), fresh]), 0);
  expect(change).toMatchObject({ lost: 3000, bound: 0, isProved: false, nodes: 1 });
});

test('[CK-18] at the limit returns an order if there is one, even if excluding the cheapest units leaves none', () => {
  const dup = aHeldCoupon({
    issueNo: O.some(couponIssueNo('C1')),
    couponType: 'SellerDupCoupon',
    discountUnitType: 'Rate',
    discountValue: 100,
  });
  const units = Array.from({ length: 31 }, (_, i) => costing({ ...flaggedUnit(i + 1), item: anItem() }, 1000));
  const appliedCoupons = [asApplied(dup, idsOf(units))];
  const state = cartOf(withCoupons(units, appliedCoupons), {
    appliedCoupons,
    coupons: { status: 'Known', offered: [dup] },
    shippingPolicies: [aPolicy({ shippingFee: won(0) })],
  });
  expect(found(state)).toMatchObject({
    fixes: [
      { type: 'Deselect', cartUnitIds: [expect.any(Number)] },
      { type: 'RemoveCoupons', couponIssueNoes: ['C1'] },
    ],
    lost: 1000 + 31_000,
    isProved: false,
  });
});
