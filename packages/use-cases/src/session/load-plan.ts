import { type CartUnit, type CartUnitId, type InitialCart, isOrderable, type LoadPlan } from '@baguni/domain/internal';
import type { RememberedSelection } from '../ports/memories.ts';
import type { Session } from './session.ts';

/** The plan of a first read (LS-01). */
export const loadPlan = (initial: Pick<InitialCart, 'isNeedMerge' | 'removeCartUnitIds'>): LoadPlan => ({
  merge: initial.isNeedMerge,
  remove: initial.removeCartUnitIds,
});

const DAY_MS = 86_400_000;

/**
 * True if a unit was added within the last 24 hours (LS-02).
 * @param now ms since 1970 UTC
 */
const isInsertedWithinDay = ({ insertDateISO = '' }: CartUnit, now: number): boolean => {
  const age = now - Date.parse(insertDateISO);
  return age >= 0 && age <= DAY_MS;
};

/**
 * Returns the initial selection: orderable units selected before a reload, and new units of the last day (LS-02,
 * WA-25).
 * @param now ms since 1970 UTC
 */
export const autoSelected = (
  units: readonly CartUnit[],
  now: number,
  remembered: RememberedSelection = { known: [], selected: [] },
): readonly CartUnitId[] => {
  const known = new Set(remembered.known);
  const selected = new Set(remembered.selected);
  return units
    .filter(isOrderable)
    .filter((unit) => selected.has(unit.cartUnitId) || (!known.has(unit.cartUnitId) && isInsertedWithinDay(unit, now)))
    .map((unit) => unit.cartUnitId);
};

/** Data of a server-rendered cart page as plain JSON. The page resumes from it without a reload (LS-01). */
export interface FirstView {
  readonly state: Session;
  /** Remaining actions; rendering on a server changes no data. */
  readonly plan: LoadPlan;
}

/** The first read of a cart, out of the state that it was taken into. */
export const initialOf = ({ state: { cart, ...session }, plan }: FirstView): InitialCart => ({
  cartVersion: session.cartVersion,
  units: cart.units,
  shippingPolicies: cart.shipping.policies,
  bundleTerms: cart.shipping.bundleTerms,
  defaultItemShippingFeeIsFreeList: session.defaultItemShippingFeeIsFreeList,
  cartNudgingTypes: session.cartNudgingTypes,
  appliedCoupons: cart.coupons.applied,
  fundingDiscounts: cart.discounts.funding,
  missing: cart.missing,
  shippingCountry: cart.destination.country,
  buyer: cart.buyer,
  isCertificatedAdult: cart.isCertificatedAdult,
  latestShippingAddress: cart.destination.address,
  priorityBranchServiceType: session.branchServiceType,
  isNeedMerge: plan.merge,
  removeCartUnitIds: plan.remove,
});
