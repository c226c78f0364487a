import * as E from '../../money/either.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import { couponKeyOf, type Coupon } from '../../entities/coupon/coupon.ts';
import { bundleKey, cartUnitId, couponIssueNo, couponPolicyNo, itemNo, shippingPolicyKey } from '../../money/ids.ts';
import { won } from '../../money/won.ts';
import { judgeRequestedCoupons } from '../../rules/coupon-in-use.ts';
import { pricingInput } from '../../selectors/priced-of.ts';
import { couponSituationOf } from '../../selectors/situation.ts';
import type { Cart } from '../../cart/cart.ts';
import { aDiscount, aDiscountPolicy, aPolicy } from '../../testing/builders/price.ts';
import { aBuyer, aHeldCoupon, anItem, aUnit, couponFlags, testNow } from '../../testing/index.ts';
import { cartOf } from '../cart/cart-of.ts';
import { couponsFor } from '../coupons-for.ts';
import { marketplace } from '../marketplace.ts';
import { applyCoupon } from './apply-coupon.ts';
import type { Changed } from './in-cart.ts';
import { laws } from '../../testing/laws.ts';
import { bestOffers } from '../find-best-offers.ts';

const { forAll } = laws(300);

const bundled = aDiscount({
  discountType: 'Bundle',
  policy: aDiscountPolicy({ calcType: 'Amount', discountPrice: won(6000), minApplyCondition: 2 }),
});

const arbUnit = (n: number) =>
  fc
    .record({
      price: fc.constantFrom(3000, 5000, 12_000, 30_000),
      item: fc.constantFrom('A', 'B', 'C'),
      parcel: fc.constantFrom('X', 'X', 'Y'),
      policy: fc.constantFrom('fee', 'free', 'from'),
      isCouponUsable: fc.integer({ min: 0, max: 2 }).map((roll) => roll > 0),
      isBundled: fc.boolean(),
    })
    .map(({ price, item, parcel, policy, isCouponUsable, isBundled }): CartUnit =>
      aUnit({
        cartUnitId: cartUnitId(n),
        item: anItem({ itemNo: itemNo(`${item}${price}`), itemSellPrice: won(price) }),
        bundleKey: bundleKey(parcel),
        shippingPolicyKey: shippingPolicyKey(policy),
        isCouponUsable,
        discounts: isBundled ? [bundled] : [],
      }),
    );

const arbCoupon = (n: number): fc.Arbitrary<Coupon> =>
  fc
    .record({
      couponType: fc.constantFrom('BuyerCoupon' as const, 'SellerDupCoupon' as const, 'SuperCoupon' as const),
      isFreeShipping: fc.boolean(),
      discountValue: fc.constantFrom(500, 2500, 4000),
      possiblePrice: fc.constantFrom(0, 2500, 10_000, 20_000),
      isHeld: fc.boolean(),
    })
    .map(({ couponType, isFreeShipping, discountValue, possiblePrice, isHeld }) =>
      aHeldCoupon({
        issueNo: isHeld ? couponIssueNo(`C${n}`) : undefined,
        policyNo: couponPolicyNo(`P${n}`),
        couponType,
        discountUnitType: 'Amount',
        discountValue,
        possiblePrice: won(possiblePrice),
        flags: couponFlags(...(isFreeShipping ? (['isFreeShipping'] as const) : [])),
      }),
    );

const shippingPolicies = [
  { shippingFee: won(3000) },
  { shippingFee: won(0) },
  { shippingFee: won(3000), isConditionalFree: true, conditionalFreeBasisCost: won(30_000) },
].map((terms, i) => aPolicy({ ...terms, shippingPolicyKey: shippingPolicyKey(['fee', 'free', 'from'][i]!) }));

const several = <A>(arb: (n: number) => fc.Arbitrary<A>): fc.Arbitrary<readonly A[]> =>
  fc.integer({ min: 1, max: 4 }).chain((count) => fc.tuple(...Array.from({ length: count }, (_, i) => arb(i + 1))));

const buyer = aBuyer();
const arbCart: fc.Arbitrary<Cart> = fc.tuple(several(arbUnit), several(arbCoupon)).chain(([units, offered]) =>
  fc.subarray(units.map((unit) => unit.cartUnitId)).map((selected) =>
    cartOf(units, {
      buyer,
      shipping: { policies: shippingPolicies },
      coupons: { status: 'Known', offered },
      selected,
    }),
  ),
);

const codeOf = (changed: Changed): string | undefined => (E.isLeft(changed) ? changed.left.code : undefined);

test('[EN-06 CP-11] applies coupons that the coupon box allows, and refuses others with the same code, for any cart', () => {
  const seen = { taken: 0, refused: 0 };
  forAll([arbCart], (cart) => {
    for (const { cartUnitId: id } of cart.units)
      for (const { cartUnitIds, options } of couponsFor(marketplace, cart, id, testNow)?.sections ?? [])
        for (const { key, reason } of options) {
          const code = codeOf(applyCoupon(cart, key, cartUnitIds, testNow));
          expect(code).toBe(reason?.code);
          seen[code === undefined ? 'taken' : 'refused'] += 1;
        }
  });
  expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(100);
});

test('[EN-06 CM-07 CP-19] the best coupons can be applied one by one to the promised price, or accepted at once by a server', () => {
  let taken = 0;
  forAll([arbCart], (cart) => {
    const { coupons: chosen, payable } = bestOffers(marketplace, cart, testNow);
    const used = chosen.reduce<Changed>(
      (changed, { coupon, place }) =>
        E.chain((before: Cart) => applyCoupon(before, couponKeyOf(coupon), place.cartUnitIds, testNow))(changed),
      E.right(cart),
    );
    expect(codeOf(used)).toBeUndefined();
    expect(E.isRight(used) && marketplace.priceOfCart(used.right, testNow).price).toBe(payable);
    const wanted = chosen.map(({ coupon, place }) => ({ coupon, ...place }));
    const verdict = judgeRequestedCoupons(pricingInput(cart), wanted, couponSituationOf(cart, testNow));
    expect(E.isRight(verdict)).toBe(true);
    taken += chosen.length;
  });
  expect(taken).toBeGreaterThan(100);
});

test('[EN-06 CP-05] a shipping coupon counts the goods of its parcel, including units that take no coupons', () => {
  const unit = (n: number, price: number, isCouponUsable: boolean) =>
    aUnit({
      cartUnitId: cartUnitId(n),
      item: anItem({ itemNo: itemNo(`I${n}`), itemSellPrice: won(price) }),
      shippingPolicyKey: shippingPolicyKey('fee'),
      isCouponUsable,
    });
  const shipping = aHeldCoupon({
    discountUnitType: 'Amount',
    discountValue: 2500,
    possiblePrice: won(20_000),
    flags: couponFlags('isFreeShipping'),
  });
  const coupons = { status: 'Known', offered: [shipping] } as const;
  const cart = cartOf([unit(1, 5000, true), unit(2, 30_000, false)], {
    buyer,
    shipping: { policies: shippingPolicies },
    coupons,
  });
  const key = couponKeyOf(shipping);
  expect(bestOffers(marketplace, cart, testNow)).toMatchObject({ saving: 2500, isProved: true });
  expect(codeOf(applyCoupon(cart, key, [cartUnitId(1)], testNow))).toBeUndefined();
  // units that are not selected do not count
  expect(codeOf(applyCoupon({ ...cart, selected: [] }, key, [cartUnitId(1)], testNow))).toBe('COUPON-MINIMUM');
});
