import { expect, test } from 'vitest';
import type { AppliedCoupon } from '../entities/coupon/coupon.ts';
import type { Coupon } from '../entities/coupon/held-coupon.ts';
import { cartUnitId, couponIssueNo } from '../money/ids.ts';
import { won } from '../money/won.ts';
import { pricingInput } from '../selectors/priced-of.ts';
import {
  aCoupon,
  aDiscount,
  aHeldCoupon,
  aPlace,
  aSituation,
  aUnit,
  anExtraDiscount,
  anOpenCart,
  couponFlags,
  testNow,
  withAllSelected,
} from '../testing/index.ts';
import { couponFactsOf } from './coupon-facts.ts';

const unit = aUnit({ discounts: [aDiscount({ discountType: 'Ebay' })] });
const factsWith = (
  coupon: Partial<Coupon>,
  type: 'Unit' | 'ItemGroup' | 'Bundle',
  applied: readonly AppliedCoupon[] = [],
) =>
  couponFactsOf(
    pricingInput(withAllSelected(anOpenCart([unit], { coupons: { applied } }))),
    aHeldCoupon(coupon),
    aPlace(type, [unit]),
    aSituation(),
  );
const used = (couponType: AppliedCoupon['couponType']) =>
  aCoupon({ couponIssueNo: couponIssueNo('X'), couponType, discountUnitType: 'Amount', discountValue: 700 });

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
  const other = aUnit({ cartUnitId: cartUnitId(2) });
  const onBoth = { ...used('BuyerCoupon'), cartUnitIds: [1, 2].map(cartUnitId) };
  const input = pricingInput(withAllSelected(anOpenCart([unit, other], { coupons: { applied: [onBoth] } })));
  const facts = couponFactsOf(
    input,
    aHeldCoupon({ couponType: 'SuperCoupon' }),
    aPlace('ItemGroup', [unit]),
    aSituation(),
  );
  expect(facts.price).toBe(won(9000));
});

test.each(['Unit', 'ItemGroup', 'Bundle'] as const)(
  '[CP-03] a place of kind %s without its unit has no units, no price and no fee',
  (type) => {
    const input = pricingInput(withAllSelected(anOpenCart([])));
    const facts = couponFactsOf(input, aHeldCoupon(), aPlace(type, [unit]), aSituation());
    expect(facts).toMatchObject({ units: [], price: 0, bundleFee: 0 });
  },
);

test('[CP-05] a shipping coupon sees the goods of the parcel after discounts, and the fee', () => {
  const shipping = { flags: couponFlags('isFreeShipping') };
  expect(factsWith(shipping, 'Bundle')).toMatchObject({ price: 9000, bundleFee: 2500 });
  expect(factsWith(shipping, 'Bundle', [used('BuyerCoupon')])).toMatchObject({ price: 10_000, bundleFee: 2500 });
});

test('[CP-03][DC-04] an extra discount applies after coupons and does not affect a minimum purchase', () => {
  const cart = anOpenCart([unit], {
    discounts: { extra: [anExtraDiscount({ baseAmount: won(0), discountRate: 50 })] },
    pricesAsOf: testNow,
  });
  const input = pricingInput(withAllSelected(cart));
  const price = (couponType: Coupon['couponType'], type: 'Unit' | 'ItemGroup'): number =>
    couponFactsOf(input, aHeldCoupon({ couponType }), aPlace(type, [unit]), aSituation()).price;
  expect(price('BuyerCoupon', 'Unit')).toBe(10_000);
  expect(price('SellerDupCoupon', 'ItemGroup')).toBe(9000);
});
