import { loadFailed } from './load-failed.ts';
import { option as O } from 'fp-ts';
import { cancelOn, clearUnits, couponsOn } from '../entities/coupon/application.ts';
import type { AppliedCoupon } from '../entities/coupon/coupon.ts';
import { noCashback } from '../entities/cashback/cashback.ts';
import { missingAfter, type PricePart } from '../price/price-part.ts';
import { isOrderable, type CartUnit } from '../entities/cart/cart-unit.ts';
import type { CartEvent, CartEventType, EventOf, UnitVersion } from '../state/event.ts';
import type { CartUnitId } from '../money/ids.ts';
import { keepSame } from '../money/keep-same.ts';
import type { CartContent, CartRead } from '../state/initial-cart.ts';
import { couponSteps } from './evolve-coupons.ts';
import { overseaSteps, shippingTo } from './evolve-oversea.ts';
import { keepOrderable, toggleGroup, toggleUnit } from '../entities/cart/selection.ts';
import type { ShippingPolicy } from '../entities/shipping/policy.ts';
import type { Transition } from '../state/event-log.ts';
import type { CartState } from '../state/state.ts';
import type { Step } from './step.ts';
import { unitsOfTab } from '../entities/cart/tabs.ts';
import { sellerGroupKeyOf } from '../entities/cart/tree.ts';

type Steps = { readonly [T in CartEventType]: Step<T> };

const withUnits = (state: CartState, units: readonly CartUnit[]): CartState => ({
  ...state,
  units,
  selected: keepOrderable(units, state.selected),
});

/** A unit is only ever replaced by a newer one: a slow earlier answer never overwrites (QT-06). */
const newer = (ours: CartUnit | undefined, theirs: CartUnit): CartUnit =>
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

/** What a read of the cart brings of what the total is made of. */
const readWithCart: readonly PricePart[] = ['Discount', 'FundingDiscount', 'Coupon', 'ShippingTerms'];

const missingIn = ({ missing: known }: CartState, { missing }: Pick<CartContent, 'missing'>): readonly PricePart[] =>
  missingAfter(known, readWithCart, missing);

const reload = (state: CartState, content: CartRead): CartState => {
  if (content.cartVersion < state.cartVersion) return state;
  const ours = new Map(state.units.map((unit) => [unit.cartUnitId, unit]));
  return {
    ...withUnits(
      shippingTo(state, content.shippingCountry),
      content.units.map((unit) => newer(ours.get(unit.cartUnitId), unit)),
    ),
    cartVersion: content.cartVersion,
    latestShippingAddress: content.latestShippingAddress,
    isAddressUnread: false,
    branchServiceType: content.priorityBranchServiceType,
    shippingPolicies: content.shippingPolicies,
    bundleTerms: content.bundleTerms,
    defaultItemShippingFeeIsFreeList: content.defaultItemShippingFeeIsFreeList,
    cartNudgingTypes: content.cartNudgingTypes,
    appliedCoupons: content.appliedCoupons,
    fundingDiscounts: content.fundingDiscounts,
    missing: missingIn(state, content),
  };
};

const without = (ids: readonly CartUnitId[], gone: readonly CartUnitId[]): readonly CartUnitId[] =>
  ids.filter((id) => !gone.includes(id));

const notOf = <A extends { readonly cartUnitId: CartUnitId }>(
  all: readonly A[],
  gone: readonly CartUnitId[],
): readonly A[] => all.filter((one) => !gone.includes(one.cartUnitId));

const settled = (state: CartState, id: CartUnitId): CartState => ({
  ...state,
  saving: notOf(state.saving, [id]),
  refusals: notOf(state.refusals, [id]),
});

const openCart: Step<'CartOpened'> = (state, { initial, autoSelected }) => ({
  ...shippingTo(state, initial.shippingCountry),
  load: 'Loaded',
  cartVersion: initial.cartVersion,
  buyer: initial.buyer,
  isCertificatedAdult: initial.isCertificatedAdult,
  latestShippingAddress: initial.latestShippingAddress,
  isAddressUnread: false,
  branchServiceType: initial.priorityBranchServiceType,
  units: initial.units,
  selected: keepOrderable(initial.units, autoSelected),
  shippingPolicies: initial.shippingPolicies,
  bundleTerms: initial.bundleTerms,
  defaultItemShippingFeeIsFreeList: initial.defaultItemShippingFeeIsFreeList,
  cartNudgingTypes: initial.cartNudgingTypes,
  appliedCoupons: initial.appliedCoupons,
  fundingDiscounts: initial.fundingDiscounts,
  missing: missingIn(state, initial),
  cashback: noCashback,
  couponBox: O.none,
  bestCombination: O.none,
  serverPrices: { status: 'NotAsked', answer: O.none },
  saving: [],
  refusals: [],
  deleting: [],
  isOrdering: false,
});

/** The policies with what was read of them anew; those that could not be read before come with it (CM-53). */
const withPolicies = (known: readonly ShippingPolicy[], read: readonly ShippingPolicy[]): readonly ShippingPolicy[] => {
  const policies = new Map(known.map((policy) => [policy.shippingPolicyKey, policy]));
  for (const policy of read) {
    const before = policies.get(policy.shippingPolicyKey);
    if (!before || !isSame(before, policy)) policies.set(policy.shippingPolicyKey, policy);
  }
  return keepSame(known, [...policies.values()]);
};

const isSame = <A>(a: A, b: A): boolean => JSON.stringify(a) === JSON.stringify(b);

const pricesUpdated: Step<'PricesUpdated'> = (
  state,
  { inputs, bundles, policies, discounts, gauges, missing = [] },
) => {
  const byUnit = new Map(discounts.map((unit) => [unit.cartUnitId, unit.discounts]));
  // without an answer on discounts the known ones stay
  const isDiscountRead = byUnit.size > 0 || missing.includes('Discount');
  return {
    ...state,
    units:
      byUnit.size === 0
        ? state.units
        : keepSame(
            state.units,
            state.units.map((unit) => withDiscounts(unit, byUnit.get(unit.cartUnitId))),
          ),
    shippingPolicies: withPolicies(state.shippingPolicies, policies),
    missing: missingAfter(state.missing, isDiscountRead ? ['ShippingFee', 'Discount'] : ['ShippingFee'], missing),
    serverPrices: { status: 'Known', answer: O.some({ inputs, bundles, gauges }) },
  };
};

const withDiscounts = (unit: CartUnit, discounts: CartUnit['discounts'] | undefined): CartUnit =>
  discounts === undefined || isSame(discounts, unit.discounts) ? unit : { ...unit, discounts };

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

const steps: Steps = {
  EnvironmentRead: (state, { environment }) => ({ ...state, environment }),
  CartOpened: openCart,
  CartResumed: (state, { selected }) => ({ ...state, selected: keepOrderable(state.units, selected) }),
  CartLoadFailed: loadFailed,
  CartReloaded: (state, { content }) => reload(state, content),
  TabSwitched: (state, { tab }) => ({ ...state, tab }),
  UnitToggled: (state, { cartUnitId }) => ({
    ...state,
    selected: toggleUnit(state.units, state.selected, cartUnitId),
  }),
  SellerGroupToggled: (state, { sellerGroupKey }) => ({
    ...state,
    selected: toggleGroup(
      unitsOfTab(state.units, state.tab).filter((unit) => sellerGroupKeyOf(unit) === sellerGroupKey),
      state.selected,
    ),
  }),
  TabToggled: (state) => ({ ...state, selected: toggleGroup(unitsOfTab(state.units, state.tab), state.selected) }),
  SelectionNarrowed: (state, { cartUnitIds }) => ({
    ...state,
    selected: state.selected.filter((id) => cartUnitIds.includes(id)),
  }),
  OrderAgreed: (state, { code }) => ({ ...state, agreed: [...state.agreed.filter((one) => one !== code), code] }),
  QuantityChangeStarted: (state, { cartUnitId, quantity }) => ({
    ...settled(state, cartUnitId),
    saving: [...notOf(state.saving, [cartUnitId]), { cartUnitId, quantity }],
    isAppliedCouponQuantityChanged: false,
  }),
  QuantityChanged: (state, { cartUnitId, unit, cartVersion, cancelledCoupons }) => ({
    ...settled(state, cartUnitId),
    ...replaceUnit(state, unit),
    cartVersion: Math.max(state.cartVersion, cartVersion),
    appliedCoupons: cancelledCoupons ? cancelOn(state.appliedCoupons, cartUnitId) : state.appliedCoupons,
    isAppliedCouponQuantityChanged: cancelledCoupons,
  }),
  // a refusal is about what was typed just now: an earlier change that is being saved goes on
  QuantityRefused: (state, { cartUnitId, finding }) => ({
    ...state,
    refusals: [...notOf(state.refusals, [cartUnitId]), { cartUnitId, finding }],
  }),
  QuantityChangeFailed: (state, { cartUnitId }) => settled(state, cartUnitId),
  UnitsDeleteStarted: (state, { cartUnitIds }) => ({
    ...state,
    deleting: [...without(state.deleting, cartUnitIds), ...cartUnitIds],
  }),
  UnitsDeleted: (state, { cartUnitIds, cartVersion }) => ({
    ...withUnits(state, notOf(state.units, cartUnitIds)),
    cartVersion: Math.max(state.cartVersion, cartVersion),
    appliedCoupons: clearUnits(state.appliedCoupons, cartUnitIds),
    saving: notOf(state.saving, cartUnitIds),
    refusals: notOf(state.refusals, cartUnitIds),
    deleting: without(state.deleting, cartUnitIds),
  }),
  UnitsDeleteFailed: (state, { cartUnitIds }) => ({ ...state, deleting: without(state.deleting, cartUnitIds) }),
  PricesAsked: (state) => ({ ...state, serverPrices: { ...state.serverPrices, status: 'Asking' } }),
  PricesUpdated: pricesUpdated,
  PricesFailed: (state) => ({ ...state, serverPrices: { ...state.serverPrices, status: 'Failed' } }),
  ExtraDiscountsRead: (state, { candidates, now, missing }) => ({
    ...state,
    missing: missingAfter(state.missing, ['ExtraDiscount'], missing),
    extraDiscountCandidates: candidates,
    pricesAsOf: now,
  }),
  CashbackRead: (state, { cashback }) => ({ ...state, cashback }),
  SmileCardNudgeCouponsRead: (state, { coupons }) => ({ ...state, smileCardNudgeCoupons: coupons }),
  ExtrasRead: (state, { extras }) => ({ ...state, extras: { ...state.extras, ...extras } }),
  CouponsAsked: (state) => ({ ...state, coupons: { ...state.coupons, status: 'Asking' } }),
  CouponsRead: (state, { coupons }) => ({ ...state, coupons: { status: 'Known', offered: coupons } }),
  // the coupons that were known stay: they may still be applied
  CouponsFailed: (state) => ({ ...state, coupons: { ...state.coupons, status: 'Failed' } }),
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
  ...couponSteps,
  ...overseaSteps,
  SideLayerOpened: (state, { layer }) => ({ ...state, sideLayer: O.some(layer) }),
  SideLayerClosed: (state) => ({ ...state, sideLayer: O.none }),
  CheckoutStarted: (state) => ({ ...state, isOrdering: true }),
  CheckoutRefused: (state) => ({ ...state, isOrdering: false }),
  CheckoutFailed: (state) => ({ ...state, isOrdering: false }),
  CheckoutCreated: (state) => state,
};

/** What was agreed to was agreed of what was ordered: what was selected, in its tab (CK-08, SE-04). */
const agreedOf = (before: CartState, after: CartState): CartState =>
  after.agreed.length === 0 || (before.selected === after.selected && before.tab === after.tab)
    ? after
    : { ...after, agreed: [] };

/** The state after an event. Pure: the same events give the same state, so any session can be replayed. */
export const evolve = <T extends CartEventType>(state: CartState, event: EventOf<T>): CartState =>
  agreedOf(state, steps[event.type](state, event));

/** An event with the state after it, folded once. */
export const transition = (state: CartState, event: CartEvent): Transition => ({ event, state: evolve(state, event) });

/** The state after a list of events. */
export const replay = (state: CartState, events: readonly CartEvent[]): CartState =>
  events.reduce<CartState>(evolve, state);
