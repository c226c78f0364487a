import { expect, test } from 'vitest';
import { cartUnitId, couponIssueNo } from '../../money/ids.ts';
import { pricingInput } from '../../selectors/priced-of.ts';
import { won } from '../../money/won.ts';
import {
  aCoupon,
  aDiscount,
  aHeldCoupon,
  anExtraDiscount,
  anOpenCart,
  aPlace,
  aSituation,
  aUnit,
  couponFlags,
  testNow,
  withAllSelected,
} from '../../testing/index.ts';
import type { AppliedCoupon } from '../../entities/coupon/coupon.ts';
import type { Coupon } from '../../entities/coupon/held-coupon.ts';
import { couponFactsOf } from './facts-of.ts';

/** One apple for 10,000 won with an option discount of 1,000 won, shipped for 2,500 won. */
const unit = aUnit({ discounts: [aDiscount({ discountType: 'Ebay' })] });
const factsWith = (
  coupon: Partial<Coupon>,
  type: 'Unit' | 'ItemGroup' | 'Bundle',
  applied: readonly AppliedCoupon[] = [],
) =>
  couponFactsOf(
    pricingInput(withAllSelected(anOpenCart([unit], { appliedCoupons: applied }))),
    aHeldCoupon(coupon),
    aPlace(type, [unit]),
    aSituation(),
  );
const used = (couponType: AppliedCoupon['couponType']) =>
  aCoupon({ couponIssueNo: couponIssueNo('X'), couponType, discountUnitType: 'Amount', discountValue: 700 });

test('[PR-03] a buyer’s coupon applies to the price without the option discount', () => {
  expect(factsWith({}, 'Unit').price).toBe(won(10_000));
  expect(factsWith({}, 'Unit').units).toEqual([unit]);
});

test('[CP-03] it applies to the same price where another one is in use there, which gives way', () => {
  expect(factsWith({}, 'Unit', [used('BuyerCoupon')]).price).toBe(won(10_000));
});

test('[CP-03] an additional coupon applies to what discounts and buyers’ coupons leave', () => {
  const dup = { couponType: 'SellerDupCoupon' } as const;
  expect(factsWith(dup, 'ItemGroup').price).toBe(won(9000));
  expect(factsWith(dup, 'ItemGroup', [used('BuyerCoupon')]).price).toBe(won(9300));
  expect(factsWith(dup, 'ItemGroup', [used('SuperCoupon')]).price).toBe(won(9000));
});

test('[CP-08] a super coupon applies to what discounts leave, whatever coupons are in use there', () => {
  expect(factsWith({ couponType: 'SuperCoupon' }, 'ItemGroup', [used('BuyerCoupon')]).price).toBe(won(9000));
});

test('[CP-06] a coupon gives way where it is on any unit of the place, though it is on others too', () => {
  const other = aUnit({ cartUnitId: cartUnitId(2) });
  const onBoth = { ...used('BuyerCoupon'), cartUnitIds: [1, 2].map(cartUnitId) };
  const input = pricingInput(withAllSelected(anOpenCart([unit, other], { appliedCoupons: [onBoth] })));
  const facts = couponFactsOf(
    input,
    aHeldCoupon({ couponType: 'SuperCoupon' }),
    aPlace('ItemGroup', [unit]),
    aSituation(),
  );
  expect(facts.price).toBe(won(9000));
});

test.each(['Unit', 'ItemGroup', 'Bundle'] as const)(
  '[CP-03] of a place of kind %s whose unit has left the cart there is no unit, no price and no fee',
  (type) => {
    const input = pricingInput(withAllSelected(anOpenCart([])));
    const facts = couponFactsOf(input, aHeldCoupon(), aPlace(type, [unit]), aSituation());
    expect(facts).toMatchObject({ units: [], price: 0, bundleFee: 0 });
  },
);

test('[CP-05] a shipping coupon sees the goods in the parcel after discounts, and the fee', () => {
  const shipping = { flags: couponFlags('isFreeShipping') };
  expect(factsWith(shipping, 'Bundle')).toMatchObject({ price: 9000, bundleFee: 2500 });
  expect(factsWith(shipping, 'Bundle', [used('BuyerCoupon')])).toMatchObject({ price: 10_000, bundleFee: 2500 });
});

test('[CP-03][DC-04] an extra discount is taken after coupons: no coupon’s least purchase is lowered by it', () => {
  const cart = anOpenCart([unit], {
    extraDiscountCandidates: [anExtraDiscount({ baseAmount: won(0), discountRate: 50 })],
    pricesAsOf: testNow,
  });
  const input = pricingInput(withAllSelected(cart));
  const price = (couponType: Coupon['couponType'], type: 'Unit' | 'ItemGroup'): number =>
    couponFactsOf(input, aHeldCoupon({ couponType }), aPlace(type, [unit]), aSituation()).price;
  expect(price('BuyerCoupon', 'Unit')).toBe(10_000);
  expect(price('SellerDupCoupon', 'ItemGroup')).toBe(9000);
});
