import type { InitialCart, LoadPlan } from '@baguni/domain';
import type { Session } from './session.ts';

/** What a server has drawn a cart page from, as plain JSON: the page goes on from it and reads none of it again (LS-01). */
export interface FirstView {
  /** The cart as it was drawn. */
  readonly state: Session;
  /** What is left to be done with the cart: a server that only draws changes nothing. */
  readonly plan: LoadPlan;
}

/**
 * The first read of a cart, out of the state that it was taken into.
 * @example
 * const { units, isNeedMerge } = initialOf({ state: cart, plan: { merge: true, remove: [] } });
 * [units === cart.units, isNeedMerge]; // [ true, true ]
 */
export const initialOf = ({ state: { cart, ...session }, plan }: FirstView): InitialCart => ({
  cartVersion: session.cartVersion,
  units: cart.units,
  shippingPolicies: cart.shippingPolicies,
  bundleTerms: cart.bundleTerms,
  defaultItemShippingFeeIsFreeList: session.defaultItemShippingFeeIsFreeList,
  cartNudgingTypes: session.cartNudgingTypes,
  appliedCoupons: cart.appliedCoupons,
  fundingDiscounts: cart.fundingDiscounts,
  missing: cart.missing,
  shippingCountry: cart.shippingCountry,
  buyer: cart.buyer,
  isCertificatedAdult: cart.isCertificatedAdult,
  latestShippingAddress: cart.latestShippingAddress,
  priorityBranchServiceType: session.branchServiceType,
  isNeedMerge: plan.merge,
  removeCartUnitIds: plan.remove,
});
