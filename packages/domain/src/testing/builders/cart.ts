import { isOrderable, type CartUnit } from '../../entities/cart/cart-unit.ts';
import type { CartContent, CartRead, InitialCart } from '../../cart/initial-cart.ts';
import { emptyCart, replaceFields, type Cart, type CartFields } from '../../cart/cart.ts';
import type { AppliedCoupon } from '../../entities/coupon/coupon.ts';
import type { BundleTerms, ShippingPolicy } from '../../entities/shipping/policy.ts';
import { unknownEnvironment, type Environment } from '../../storefront/environment.ts';
import type { Storefront } from '../../storefront/storefront.ts';
import { aBuyer } from './buyer.ts';
import { aBundleTerms, aPolicy, aSmileDeliveryPolicy } from './price.ts';
import { aUnit, testNow } from './unit.ts';

/**
 * Writes the coupons in use to their units, like the server (CP-17).
 * @example
 * const units = [aUnit(), aUnit({ cartUnitId: cartUnitId(2) })];
 * withCoupons(units, [aCoupon()]).map((unit) => unit.appliedCouponIssueNoes); // [ [ 'C1' ], [] ]
 */
export const withCoupons = (units: readonly CartUnit[], coupons: readonly AppliedCoupon[]): readonly CartUnit[] =>
  units.map((unit) => ({
    ...unit,
    appliedCouponIssueNoes: coupons
      .filter((coupon) => coupon.cartUnitIds.includes(unit.cartUnitId))
      .map((coupon) => coupon.couponIssueNo),
  }));

const policiesOf = (units: readonly CartUnit[]): readonly ShippingPolicy[] =>
  [...new Set(units.map((unit) => unit.shippingPolicyKey))].map((key) =>
    key === 'P-SmileDelivery' ? aSmileDeliveryPolicy() : aPolicy({ shippingPolicyKey: key }),
  );

const termsOf = (units: readonly CartUnit[]): readonly BundleTerms[] =>
  [...new Set(units.map((unit) => unit.bundleKey))].map((key) => aBundleTerms({ bundleKey: key }));

/**
 * Units with a policy for each policy key and terms for each parcel that they name.
 * @example
 * const { shippingPolicies, bundleTerms } = aCartContent([aUnit(), aSmileDeliveryUnit({ cartUnitId: cartUnitId(2) })]);
 * [shippingPolicies.length, bundleTerms.length]; // [ 2, 2 ]
 */
export const aCartContent = (units: readonly CartUnit[] = [aUnit()], over: Partial<CartContent> = {}): CartContent => ({
  cartVersion: 1,
  units,
  shippingPolicies: policiesOf(units),
  bundleTerms: termsOf(units),
  appliedCoupons: [],
  fundingDiscounts: [],
  ...over,
});

/**
 * The response to a repeated read of the cart, shipped within Korea by default.
 * @example
 * const { units, shippingCountry } = aCartRead([aUnit()], { shippingCountry: 'Japan' });
 * [idsOf(units), shippingCountry]; // [ [ 1 ], 'Japan' ]
 */
export const aCartRead = (units: readonly CartUnit[] = [aUnit()], over: Partial<CartRead> = {}): CartRead => ({
  ...aCartContent(units),
  shippingCountry: 'SouthKorea',
  latestShippingAddress: undefined,
  priorityBranchServiceType: 'Reserve',
  defaultItemShippingFeeIsFreeList: [],
  cartNudgingTypes: [],
  ...over,
});

/**
 * The first read of a member cart without merge and removals.
 * @example
 * anInitialCart([aUnit()], { isNeedMerge: true }).isNeedMerge; // true
 */
export const anInitialCart = (
  units: readonly CartUnit[] = [aUnit()],
  over: Partial<InitialCart> = {},
): InitialCart => ({
  ...aCartRead(units),
  buyer: aBuyer(),
  isCertificatedAdult: false,
  removeCartUnitIds: [],
  isNeedMerge: false,
  ...over,
});

/**
 * The marketplace on a desktop in Korean, outside the app.
 * @example
 * visibleTabs(featuresOf(aStorefront({ tenant: 'outlet', language: 'en' }))); // [ 'All', 'SmileFresh', 'SmileDelivery' ]
 */
export const aStorefront = (over: Partial<Storefront> = {}): Storefront => ({
  tenant: 'marketplace',
  device: 'pc',
  language: 'ko',
  app: undefined,
  ...over,
});

/**
 * The environment that the server sends first; SmileDelivery ships free from 15,000 won for all.
 * @example
 * anEnvironment({ showsPageAfter: 'All' }).name; // local
 */
export const anEnvironment = (over: Partial<Environment> = {}): Environment => ({ ...unknownEnvironment, ...over });

/**
 * A member's cart without a selection.
 * @example
 * payableOf(anOpenCart()); // 0
 * payableOf(anOpenCart([aUnit()], { selected: [cartUnitId(1)] })); // 12500
 */
export const anOpenCart = (units: readonly CartUnit[] = [aUnit()], over: CartFields = {}): Cart => {
  const shipping = { policies: policiesOf(units), bundleTerms: termsOf(units) };
  const cart = replaceFields(emptyCart(aStorefront()), { units, shipping, buyer: aBuyer(), pricesAsOf: testNow });
  return replaceFields(cart, over);
};

/**
 * A cart with every orderable unit selected.
 * @example
 * const units = [aUnit(), anUnorderableUnit({ cartUnitId: cartUnitId(2) })];
 * withAllSelected(anOpenCart(units)).selected; // [ 1 ]
 */
export const withAllSelected = (state: Cart): Cart => ({
  ...state,
  selected: state.units.filter(isOrderable).map((unit) => unit.cartUnitId),
});
