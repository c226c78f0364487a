import fc, { type Arbitrary } from 'fast-check';
import { isOrderable, type CartUnit } from '../../entities/cart/cart-unit.ts';
import { couponIssueNo } from '../../money/ids.ts';
import type { CartContent, CartRead, InitialCart } from '../../cart/initial-cart.ts';
import { sellerGroupKeyOf } from '../../entities/cart/tree.ts';
import type { DefaultItemShippingFee } from '../../price/free-alone.ts';
import type { AppliedCoupon, CouponType } from '../../entities/coupon/coupon.ts';
import type { BundleTerms, ShippingPolicy } from '../../entities/shipping/policy.ts';
import { withCoupons } from '../builders/cart.ts';
import { arbAddress, arbBuyer } from './buyer.ts';
import { cartNudgingTypes } from '../../entities/nudge/nudge.ts';
import { arbFundingDiscounts, arbOption, arbPolicyOf, arbWonIn, arbText } from './price.ts';
import { arbUnits } from './unit.ts';

/**
 * A coupon in use on some of these units: at least one of them.
 * @example
 * const isUsed = fc.property(arbCouponOn('C1', 'BuyerCoupon', [aUnit()]), (coupon) => coupon.cartUnitIds.length > 0);
 * fc.check(isUsed).failed; // false
 */
export const arbCouponOn = (
  issueNo: string,
  couponType: CouponType,
  units: readonly [CartUnit, ...CartUnit[]],
  most: number = units.length,
): Arbitrary<AppliedCoupon> =>
  fc.constantFrom('Rate' as const, 'Amount' as const).chain((discountUnitType) =>
    fc.record({
      couponIssueNo: fc.constant(couponIssueNo(issueNo)),
      couponType: fc.constant(couponType),
      couponName: arbText,
      discountUnitType: fc.constant(discountUnitType),
      discountValue:
        discountUnitType === 'Rate' ? fc.integer({ min: 1, max: 100 }) : fc.integer({ min: 1, max: 50_000 }),
      possiblePrice: arbWonIn(0, 100_000),
      limitPrice: arbWonIn(0, 30_000),
      isFreeShipping: fc.constant(false),
      cartUnitIds: fc.subarray(
        units.map((unit) => unit.cartUnitId),
        { minLength: 1, maxLength: most },
      ),
    }),
  );

const maybeCoupon = (no: string, type: CouponType, units: readonly CartUnit[], most?: number) => {
  const [first, ...others] = units;
  const none: readonly AppliedCoupon[] = [];
  if (!first) return fc.constant(none);
  return fc.option(arbCouponOn(no, type, [first, ...others], most), { nil: null }).map((one) => (one ? [one] : none));
};

const maybeShippingCoupon = (units: readonly CartUnit[]): Arbitrary<readonly AppliedCoupon[]> => {
  const ofParcel = units.filter((unit) => unit.bundleKey === units[0]?.bundleKey);
  return maybeCoupon('C4', 'BuyerCoupon', ofParcel).map((all) => all.map((one) => ({ ...one, isFreeShipping: true })));
};

/**
 * Coupons in use: on a unit, on a seller group, on the whole cart, and on a parcel fee (CP-17, CP-05).
 * @example
 * const saveSomething = fc.property(arbAppliedCoupons(cart.units), (applied) => payableOf(replaceFields(cart, { coupons: { applied } })) <= 38_790);
 * fc.check(saveSomething).failed; // false
 */
export const arbAppliedCoupons = (units: readonly CartUnit[]): Arbitrary<readonly AppliedCoupon[]> => {
  const usable = units.filter((unit) => isOrderable(unit) && unit.isCouponUsable);
  const firstGroup = usable.filter((unit, _, [first]) => first && sellerGroupKeyOf(unit) === sellerGroupKeyOf(first));
  return fc
    .tuple(
      maybeCoupon('C1', 'BuyerCoupon', usable, 1),
      maybeCoupon('C2', 'SellerDupCoupon', firstGroup),
      maybeCoupon('C3', 'SuperCoupon', usable),
      maybeShippingCoupon(usable),
    )
    .map((coupons) => coupons.flat());
};

/**
 * A policy for each key that the units name.
 * @example
 * fc.sample(arbPoliciesOf(cart.units), 1)[0]?.map((policy) => policy.shippingPolicyKey); // [ 'farm' ]
 */
export const arbPoliciesOf = (units: readonly CartUnit[]): Arbitrary<readonly ShippingPolicy[]> =>
  fc.tuple(...[...new Set(units.map((unit) => unit.shippingPolicyKey))].map(arbPolicyOf));

/**
 * Terms for each parcel that the units name.
 * @example
 * fc.sample(arbTermsOf(cart.units), 1)[0]?.map((terms) => terms.bundleKey); // [ 'farm' ]
 */
export const arbTermsOf = (units: readonly CartUnit[]): Arbitrary<readonly BundleTerms[]> =>
  fc.tuple(
    ...[...new Set(units.map((unit) => unit.bundleKey))].map((key) =>
      fc.record({ bundleKey: fc.constant(key), isMaxCharge: fc.boolean() }),
    ),
  );

/** Generates units with the shipping terms, coupons and funding discounts that belong to them. */
export const arbCartContent: Arbitrary<CartContent> = arbUnits.chain((units) =>
  fc
    .record({
      cartVersion: fc.nat(1000),
      units: fc.constant(units),
      shippingPolicies: arbPoliciesOf(units),
      bundleTerms: arbTermsOf(units),
      appliedCoupons: arbAppliedCoupons(units),
      fundingDiscounts: arbFundingDiscounts(units.map((unit) => unit.cartUnitId)),
    })
    .map((content) => ({ ...content, units: withCoupons(units, content.appliedCoupons) })),
);

/** Some of the items, each with or without free shipping (SH-07). */
const arbFreeItemsOf = (units: readonly CartUnit[]): Arbitrary<readonly DefaultItemShippingFee[]> =>
  fc
    .subarray([...new Set(units.map(({ item }) => item.itemNo))])
    .chain((itemNos) =>
      fc.tuple(...itemNos.map((itemNo) => fc.boolean().map((isFreeShipping) => ({ itemNo, isFreeShipping })))),
    );

/** Generates replies to a cart read: content, address, country and nudges. */
export const arbCartRead: Arbitrary<CartRead> = fc
  .tuple(
    arbCartContent,
    fc.record({
      shippingCountry: fc.constantFrom('SouthKorea', 'China', 'Unknown'),
      latestShippingAddress: arbOption(arbAddress),
      priorityBranchServiceType: fc.constantFrom('Unknown' as const, 'Reserve' as const, 'Dawn' as const),
      cartNudgingTypes: fc.subarray([...cartNudgingTypes]),
    }),
  )
  .chain(([content, rest]) =>
    arbFreeItemsOf(content.units).map((defaultItemShippingFeeIsFreeList) => ({
      ...content,
      ...rest,
      defaultItemShippingFeeIsFreeList,
    })),
  );

/** Generates replies to the first cart read: a cart read with its buyer. */
export const arbInitialCart: Arbitrary<InitialCart> = arbCartRead.chain((content) =>
  fc
    .record({
      buyer: arbBuyer,
      isCertificatedAdult: fc.boolean(),
      removeCartUnitIds: fc.subarray(
        content.units.map((unit) => unit.cartUnitId),
        { maxLength: Math.min(1, content.units.length) },
      ),
      isNeedMerge: fc.boolean(),
    })
    .map((rest) => ({ ...content, ...rest })),
);
