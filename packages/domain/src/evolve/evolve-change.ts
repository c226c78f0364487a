import { cancelOn, clearUnits, couponsOn } from '../entities/coupon/application.ts';
import type { AppliedCoupon } from '../entities/coupon/coupon.ts';
import { isOrderable, type CartUnit } from '../entities/cart/cart-unit.ts';
import { keepOrderable, toggleGroup } from '../entities/cart/selection.ts';
import { unitsOfTab } from '../entities/cart/tabs.ts';
import type { CartUnitId } from '../money/ids.ts';
import { missingAfter } from '../price/price-part.ts';
import type { UnitVersion } from '../state/event.ts';
import type { CartState } from '../state/state.ts';
import { overseaSteps } from './evolve-oversea.ts';
import { evolveWith } from './evolve-with.ts';
import type { Step } from './step.ts';

/** The cart with these units; what cannot be ordered is selected no longer. */
export const withUnits = (state: CartState, units: readonly CartUnit[]): CartState => ({
  ...state,
  units,
  selected: keepOrderable(units, state.selected),
});

/** A unit is only ever replaced by a newer one: a slow earlier answer never overwrites (QT-06). */
export const newer = (ours: CartUnit | undefined, theirs: CartUnit): CartUnit =>
  ours && ours.version > theirs.version ? ours : theirs;

const replaceUnit = (state: CartState, unit: CartUnit): Pick<CartState, 'units' | 'selected'> => {
  const { units, selected } = state;
  const at = units.findIndex(({ cartUnitId }) => cartUnitId === unit.cartUnitId);
  if (at < 0) return { units, selected };
  const next = newer(units[at], unit);
  if (next === units[at]) return { units, selected };
  return {
    units: units.with(at, next),
    // the others are as orderable as before
    selected: isOrderable(next) ? selected : without(selected, [next.cartUnitId]),
  };
};

/** Numbers of units but for some. */
export const without = (ids: readonly CartUnitId[], gone: readonly CartUnitId[]): readonly CartUnitId[] =>
  ids.filter((id) => !gone.includes(id));

/** What is said of units but for some. */
export const notOf = <A extends { readonly cartUnitId: CartUnitId }>(
  all: readonly A[],
  gone: readonly CartUnitId[],
): readonly A[] => all.filter((one) => !gone.includes(one.cartUnitId));

/** A unit whose quantity is neither being saved nor refused. */
export const settled = (state: CartState, id: CartUnitId): CartState => ({
  ...state,
  saving: notOf(state.saving, [id]),
  refusals: notOf(state.refusals, [id]),
});

/** The units with the coupons in use written to each; units whose coupons and version are the same stay as they are. */
const couponed = (
  units: readonly CartUnit[],
  applied: readonly AppliedCoupon[],
  versions: readonly UnitVersion[],
): readonly CartUnit[] => {
  const versionOf = new Map(versions.map(({ cartUnitId, version }) => [cartUnitId, version]));
  return units.map((unit) => {
    const issueNos = couponsOn(applied, unit.cartUnitId).map(({ couponIssueNo }) => couponIssueNo);
    const next = unit.version + 1;
    // a change of coupons is one step: what is further ahead was changed by others, and is read before it is believed
    const version = versionOf.get(unit.cartUnitId) === next ? next : unit.version;
    const isSame = version === unit.version && issueNos.join('\n') === unit.appliedCouponIssueNoes.join('\n');
    return isSame ? unit : { ...unit, version, appliedCouponIssueNoes: issueNos };
  });
};

type ChangeStep =
  | 'CartResumed'
  | 'TabToggled'
  | 'SelectionNarrowed'
  | 'OrderAgreed'
  | 'QuantityChanged'
  | 'UnitsDeleted'
  | 'ExtrasRead'
  | 'CouponsApplied';

/** What changes a cart itself: what is selected, how many pieces, which units and coupons, what was agreed to (SE-01, QT-06, DL-03, CP-10, CK-08). */
export const changeSteps: { readonly [T in ChangeStep]: Step<T> } = {
  CartResumed: (state, { selected }) => ({ ...state, selected: keepOrderable(state.units, selected) }),
  TabToggled: (state) => ({ ...state, selected: toggleGroup(unitsOfTab(state.units, state.tab), state.selected) }),
  SelectionNarrowed: (state, { cartUnitIds }) => ({
    ...state,
    selected: state.selected.filter((id) => cartUnitIds.includes(id)),
  }),
  OrderAgreed: (state, { code }) => ({ ...state, agreed: [...state.agreed.filter((one) => one !== code), code] }),
  QuantityChanged: (state, { cartUnitId, unit, cartVersion, cancelledCoupons }) => ({
    ...settled(state, cartUnitId),
    ...replaceUnit(state, unit),
    cartVersion: Math.max(state.cartVersion, cartVersion),
    appliedCoupons: cancelledCoupons ? cancelOn(state.appliedCoupons, cartUnitId) : state.appliedCoupons,
    isAppliedCouponQuantityChanged: cancelledCoupons,
  }),
  UnitsDeleted: (state, { cartUnitIds, cartVersion }) => ({
    ...withUnits(state, notOf(state.units, cartUnitIds)),
    cartVersion: Math.max(state.cartVersion, cartVersion),
    appliedCoupons: clearUnits(state.appliedCoupons, cartUnitIds),
    saving: notOf(state.saving, cartUnitIds),
    refusals: notOf(state.refusals, cartUnitIds),
    deleting: without(state.deleting, cartUnitIds),
  }),
  ExtrasRead: (state, { extras }) => ({ ...state, extras: { ...state.extras, ...extras } }),
  CouponsApplied: (state, { appliedCoupons, cartVersion, units, missing }) =>
    cartVersion < state.cartVersion
      ? state
      : {
          ...state,
          cartVersion,
          appliedCoupons,
          missing: missingAfter(state.missing, ['Coupon'], missing),
          units: couponed(state.units, appliedCoupons, units),
        },
};

/** Folds what the verbs of the engine and the fixes of an order lead to, without all that a page reads and opens (EN-06, CK-18). */
export const evolveChange = evolveWith({ ...changeSteps, ...overseaSteps });
