import type { InitialCart, LoadPlan } from './initial-cart.ts';
import type { CartState } from './state.ts';

/** What a server has drawn a cart page from, as plain JSON: the page goes on from it and reads none of it again (LS-01). */
export interface FirstView {
  /** The cart as it was drawn. */
  readonly state: CartState;
  /** What is left to be done with the cart: a server that only draws changes nothing. */
  readonly plan: LoadPlan;
}

/**
 * The first read of a cart, out of the state that it was taken into.
 * @example
 * const { units, isNeedMerge } = initialOf({ state: cart, plan: { merge: true, remove: [] } });
 * [units === cart.units, isNeedMerge]; // [ true, true ]
 */
export const initialOf = ({ state, plan }: FirstView): InitialCart => ({
  cartVersion: state.cartVersion,
  units: state.units,
  shippingPolicies: state.shippingPolicies,
  bundleTerms: state.bundleTerms,
  defaultItemShippingFeeIsFreeList: state.defaultItemShippingFeeIsFreeList,
  cartNudgingTypes: state.cartNudgingTypes,
  appliedCoupons: state.appliedCoupons,
  fundingDiscounts: state.fundingDiscounts,
  missing: state.missing,
  shippingCountry: state.shippingCountry,
  buyer: state.buyer,
  isCertificatedAdult: state.isCertificatedAdult,
  latestShippingAddress: state.latestShippingAddress,
  priorityBranchServiceType: state.branchServiceType,
  isNeedMerge: plan.merge,
  removeCartUnitIds: plan.remove,
});
