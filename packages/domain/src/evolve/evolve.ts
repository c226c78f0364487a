import { loadFailed } from './load-failed.ts';
import { option as O } from 'fp-ts';
import { noCashback } from '../entities/cashback/cashback.ts';
import { missingAfter, type PricePart } from '../price/price-part.ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import type { CartEvent, CartEventType } from '../state/event.ts';
import { keepSame } from '../money/keep-same.ts';
import type { CartContent, CartRead } from '../state/initial-cart.ts';
import { couponSteps } from './evolve-coupons.ts';
import { overseaSteps, shippingTo } from './evolve-oversea.ts';
import { keepOrderable, toggleGroup, toggleUnit } from '../entities/cart/selection.ts';
import type { ShippingPolicy } from '../entities/shipping/policy.ts';
import type { Transition } from '../state/event-log.ts';
import type { CartState } from '../state/state.ts';
import { changeSteps, newer, notOf, settled, without, withUnits } from './evolve-change.ts';
import { evolveWith } from './evolve-with.ts';
import type { Step } from './step.ts';
import { unitsOfTab } from '../entities/cart/tabs.ts';
import { sellerGroupKeyOf } from '../entities/cart/tree.ts';

type Steps = { readonly [T in CartEventType]: Step<T> };

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

const steps: Steps = {
  EnvironmentRead: (state, { environment }) => ({ ...state, environment }),
  CartOpened: openCart,
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
  QuantityChangeStarted: (state, { cartUnitId, quantity }) => ({
    ...settled(state, cartUnitId),
    saving: [...notOf(state.saving, [cartUnitId]), { cartUnitId, quantity }],
    isAppliedCouponQuantityChanged: false,
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
  CouponsAsked: (state) => ({ ...state, coupons: { ...state.coupons, status: 'Asking' } }),
  CouponsRead: (state, { coupons }) => ({ ...state, coupons: { status: 'Known', offered: coupons } }),
  // the coupons that were known stay: they may still be applied
  CouponsFailed: (state) => ({ ...state, coupons: { ...state.coupons, status: 'Failed' } }),
  ...changeSteps,
  ...couponSteps,
  ...overseaSteps,
  SideLayerOpened: (state, { layer }) => ({ ...state, sideLayer: O.some(layer) }),
  SideLayerClosed: (state) => ({ ...state, sideLayer: O.none }),
  CheckoutStarted: (state) => ({ ...state, isOrdering: true }),
  CheckoutRefused: (state) => ({ ...state, isOrdering: false }),
  CheckoutFailed: (state) => ({ ...state, isOrdering: false }),
  CheckoutCreated: (state) => state,
};

/**
 * The state after an event. Pure: the same events give the same state, so any session can be replayed.
 * @example
 * evolve(cart, { type: 'UnitToggled', cartUnitId: cartUnitId(1) }).selected; // [ 2 ]
 */
export const evolve: (state: CartState, event: CartEvent) => CartState = evolveWith(steps);

/**
 * An event with the state after it, folded once.
 * @example
 * const { event, state } = transition(cart, { type: 'TabSwitched', tab: 'SmileFresh' });
 * [event.type, state.tab]; // [ 'TabSwitched', 'SmileFresh' ]
 */
export const transition = (state: CartState, event: CartEvent): Transition => ({ event, state: evolve(state, event) });

/**
 * The state after a list of events.
 * @example
 * const events = [1, 2, 1].map((id) => ({ type: 'UnitToggled', cartUnitId: cartUnitId(id) }) as const);
 * replay(cart, events).selected; // [ 1 ]
 */
export const replay = (state: CartState, events: readonly CartEvent[]): CartState =>
  events.reduce<CartState>(evolve, state);
