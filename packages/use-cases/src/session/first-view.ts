import type { InitialCart, LoadPlan } from '@baguni/domain';
import type { Session } from './session.ts';

/** Data of a server-rendered cart page as plain JSON. The page resumes from it without a reload (LS-01). */
export interface FirstView {
  readonly state: Session;
  /** Remaining actions; rendering on a server changes no data. */
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
