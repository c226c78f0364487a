import { expect, test } from 'vitest';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import { asApplied } from '../../entities/coupon/coupon.ts';
import { bundleKey, cartUnitId, couponIssueNo, itemNo, shippingPolicyKey } from '../../money/ids.ts';
import { won } from '../../money/won.ts';
import { replaceFields, type Cart, type CartFields } from '../../cart/cart.ts';
import { plainThresholds } from '../../storefront/environment.ts';
import { aBundleTerms, aCoupon, aHeldCoupon, anExtraDiscount, arbCart } from '../../testing/index.ts';
import { cartOf } from './cart-of.ts';
import { contradictionsAmong, findContradictions, namesOf } from './contradictions.ts';
import { marketplace } from '../marketplace.ts';
import { plainItem, plainPolicy, plainUnit } from './plain.ts';
import { laws } from '../../testing/laws.ts';

const { law } = laws(60);

const [one, nine] = [cartUnitId(1), cartUnitId(9)];
const unit = (n: number): CartUnit => ({
  ...plainUnit,
  cartUnitId: cartUnitId(n),
  item: { ...plainItem, itemNo: itemNo(`I${n}`), itemSellPrice: won(10_000) },
});
const held = aHeldCoupon({ issueNo: couponIssueNo('C1'), discountUnitType: 'Amount', discountValue: 100 });
const used = asApplied(held, [one]);
const coupons = { status: 'Known', offered: [held] } as const;
const cart: Cart = {
  ...cartOf([unit(1), unit(2)]),
  shipping: {
    policies: [plainPolicy],
    bundleTerms: [aBundleTerms({ bundleKey: bundleKey('shop') })],
    thresholds: plainThresholds,
  },
  coupons: { ...coupons, applied: [used] },
};
const typo = shippingPolicyKey('typo');
const strange = couponIssueNo('C9');
const told = (over: CartFields): readonly string[] =>
  findContradictions(replaceFields(cart, over)).map(
    ({ type, path, found }) => `${type} ${path} ${JSON.stringify(found)}`,
  );

test.each<readonly [string, CartFields]>([
  ['Repeated units.2.cartUnitId 1', { units: [unit(1), unit(2), unit(1)] }],
  ['Repeated shipping.policies.1.shippingPolicyKey "shop"', { shipping: { policies: [plainPolicy, plainPolicy] } }],
  [
    'Repeated shipping.bundleTerms.1.bundleKey "shop"',
    { shipping: { bundleTerms: [...cart.shipping.bundleTerms, ...cart.shipping.bundleTerms] } },
  ],
  ['Repeated coupons.offered.1 "C1"', { coupons: { ...coupons, offered: [held, held] } }],
  ['Repeated selected.1 1', { selected: [one, one] }],
  ['Repeated coupons.applied.1.couponIssueNo "C1"', { coupons: { applied: [used, used] } }],
  ['Repeated coupons.applied.0.cartUnitIds.1 1', { coupons: { applied: [{ ...used, cartUnitIds: [one, one] }] } }],
  ['NoSuchUnit selected.1 9', { selected: [one, nine] }],
  ['NoSuchUnit coupons.applied.0.cartUnitIds.0 9', { coupons: { applied: [{ ...used, cartUnitIds: [nine] }] } }],
  ['NoSuchTerms units.0.shippingPolicyKey "typo"', { units: [{ ...unit(1), shippingPolicyKey: typo }, unit(2)] }],
  [
    'NoSuchCoupon coupons.applied.0.couponIssueNo "C9"',
    { coupons: { applied: [aCoupon({ couponIssueNo: strange })] } },
  ],
  ['NoSuchCoupon coupons.applied.0.couponIssueNo "C1"', { coupons: { status: 'Known', offered: [] } }],
  ['Misfit units.0.quantity 1.5', { units: [{ ...unit(1), quantity: 1.5 }, unit(2)] }],
  ['Misfit units.1.quantity -1', { units: [unit(1), { ...unit(2), quantity: -1 }] }],
  ['Misfit units.1.quantity null', { units: [unit(1), { ...unit(2), quantity: Number.NaN }] }],
  ['Misfit units.0.quantity undefined', { units: [{ ...unit(1), quantity: undefined as never }] }],
  ['Misfit units.0.cartUnitId undefined', { units: [{} as CartUnit] }],
  ['Misfit coupons.applied.0.discountValue -1', { coupons: { applied: [{ ...used, discountValue: -1 }] } }],
  [
    'Misfit coupons.offered.0.discountUnitType "Percent"',
    { coupons: { ...coupons, offered: [{ ...held, discountUnitType: 'Percent' as never }] } },
  ],
  [
    'Misfit shipping.policies.0.shippingFee "4.90"',
    { shipping: { policies: [{ ...plainPolicy, shippingFee: '4.90' as never }] } },
  ],
  [
    'Misfit shipping.policies.0.conditionalFreeBasisCost -1',
    { shipping: { policies: [{ ...plainPolicy, conditionalFreeBasisCost: -1 as never }] } },
  ],
  [
    // a moment that differs between time zones
    'Misfit coupons.offered.0.expiredDate "2026-12-31T23:59:59"',
    { coupons: { ...coupons, offered: [{ ...held, expiredDate: '2026-12-31T23:59:59' }] } },
  ],
  [
    'Misfit discounts.extra.0.endDate "2026-12-31"',
    { discounts: { extra: [anExtraDiscount({ endDate: '2026-12-31' })] } },
  ],
])('[EN-07] reports %s', (says, over) => {
  expect(told(over)[0]).toBe(says);
  // reported once, unless another contradiction follows from it
  if (!says.includes('undefined')) expect(told(over)).toHaveLength(1);
  expect(() => cartOf(cart.units, replaceFields(cart, over))).toThrow(TypeError);
});

test.each<readonly [string, unknown]>([
  ['couponType', 'SellerDupCoupon'],
  ['discountUnitType', 'Rate'],
  ['discountValue', 9000],
  ['possiblePrice', 1],
  ['limitPrice', 1],
  ['isFreeShipping', true],
])(
  '[EN-07 CP-03] reports a coupon in use whose %s differs from the buyer’s coupon, with both values',
  (name, found) => {
    const differs = { ...used, [name]: found };
    const expected = used[name as keyof typeof used];
    expect(findContradictions({ ...cart, coupons: { ...cart.coupons, applied: [differs] } })).toEqual([
      { type: 'CouponDiffers', path: `coupons.applied.0.${name}`, found, expected },
    ]);
    expect(() => cartOf(cart.units, { ...cart, coupons: { ...cart.coupons, applied: [differs] } })).toThrow(
      `coupons.applied.0.${name}: ${JSON.stringify(found)} differs from that of the buyer: ${JSON.stringify(expected)}`,
    );
    // the name of a coupon does not affect the price
    expect(told({ coupons: { applied: [{ ...used, couponName: 'Another name' }] } })).toEqual([]);
  },
);

test('[EN-07] checks terms if the cart has any and all were read, and coupons if those of the buyer are known', () => {
  const lost = [{ ...unit(1), shippingPolicyKey: typo }, unit(2)];
  expect(told({ units: lost, shipping: { policies: [] } })).toEqual([]);
  expect(told({ units: lost, missing: ['ShippingTerms'] })).toEqual([]);
  expect(told({ units: [{ ...lost[0]!, isBuyAvailable: false }, unit(2)], selected: [] })).toEqual([]);
  for (const status of ['NotAsked', 'Asking', 'Failed'] as const)
    expect(told({ coupons: { status, offered: [] } })).toEqual([]);
});

test('[EN-07] does not report unreadable values as repeated or missing', () => {
  const names = namesOf(cart);
  const [first, second] = names.units;
  const lost = { ...first!, cartUnitId: undefined };
  const among = (over: Partial<typeof names>) => contradictionsAmong({ ...names, ...over });
  expect([among({ units: [lost, lost, second!] }), among({ units: [lost, second!], selected: [9] })]).toEqual([[], []]);
  expect(among({ selected: [undefined, 9, undefined] })).toEqual([
    { type: 'NoSuchUnit', path: 'selected.1', found: 9 },
  ]);
  expect([among({ shippingPolicies: ['other', undefined] }), among({ offered: [{}] })]).toEqual([[], []]);
  expect(among({ appliedCoupons: [{ ...used, discountValue: undefined }] })).toEqual([]);
});

law('[EN-07] rebuilding a consistent cart leaves it unchanged, with the same price', [arbCart()], (drawn) => {
  expect(findContradictions(drawn)).toEqual([]);
  const again = cartOf(drawn.units, drawn);
  expect(again).toEqual(drawn);
  expect(marketplace.priceOfCart(again, 0).price).toBe(marketplace.priceOfCart(drawn, 0).price);
});
