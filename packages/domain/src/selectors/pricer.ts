import { option as O } from 'fp-ts';
import { isOrderable, type CartUnit } from '../entities/cart/cart-unit.ts';
import { isInTab } from '../entities/cart/tabs.ts';
import { unitChanged, type UnitChange } from '../entities/cart/unit-changed.ts';
import { isOverseaCountry } from '../entities/overseas/country.ts';
import type { OverseaIn } from '../entities/overseas/oversea.ts';
import type { CartUnitId } from '../money/ids.ts';
import { once } from '../money/once.ts';
import {
  cartOfClusters,
  isBuying,
  priceClusters,
  withServerFees,
  withUnit,
  type PricedClusters,
} from '../price/price-clusters.ts';
import type { PricedCart } from '../price/priced/priced-cart.ts';
import type { PricingInput } from '../price/pricing-input.ts';
import type { Cart } from '../cart/cart.ts';
import { overseaIn } from './oversea-in.ts';
import { areFeesRead, pricedOf, pricingInput, type Price } from './priced-of.ts';
import { requestedUnits } from './requested-quantities.ts';
import { unreadParcelsOf } from './unread-parcels.ts';

/** A priced State, with its clusters after the change of one unit. */
interface PricedState {
  readonly state: Cart;
  readonly priced: PricedCart;
  readonly clusters?: PricedClusters;
}

/** True if all price inputs are equal except units, selection and server prices. */
const haveSameTerms = (a: Cart, b: Cart): boolean =>
  a.tab === b.tab &&
  a.shippingPolicies === b.shippingPolicies &&
  a.bundleTerms === b.bundleTerms &&
  a.appliedCoupons === b.appliedCoupons &&
  a.buyer === b.buyer &&
  a.thresholds === b.thresholds &&
  a.missing === b.missing &&
  a.fundingDiscounts === b.fundingDiscounts &&
  a.appliedPromotions === b.appliedPromotions &&
  a.extraDiscountCandidates === b.extraDiscountCandidates &&
  a.pricesAsOf === b.pricesAsOf &&
  a.storefront === b.storefront &&
  a.shippingCountry === b.shippingCountry &&
  a.oversea === b.oversea;

const isPricedAs = (a: Cart, b: Cart): boolean =>
  a === b ||
  (a.units === b.units && a.selected === b.selected && a.serverPrices === b.serverPrices && haveSameTerms(a, b));

/** True if clusters can price a cart; a missing overseas fee depends on the whole selection. */
const canBeClustered = (state: Cart): boolean =>
  !(isOverseaCountry(state.shippingCountry) && state.missing.includes('OverseaFee'));

/** Returns the input for clusters with our own fees; server fees are applied later. */
const clusterInput = (state: Cart): PricingInput => ({
  ...pricingInput({ ...state, serverPrices: { status: 'NotAsked', answer: O.none } }),
  shippingKnown: true,
});

const isShippingRead = (state: Cart): boolean =>
  state.serverPrices.status !== 'Failed' && !O.exists((oversea: OverseaIn) => !areFeesRead(oversea))(overseaIn(state));

const canBeBought = ({ tab }: Cart, unit: CartUnit): boolean => isOrderable(unit) && isInTab(tab)(unit);

/** Returns the clusters after a change of one unit; undefined if not possible. */
const followed = (clusters: PricedClusters, change: UnitChange, state: Cart): PricedClusters | undefined =>
  withUnit(clusters, change.cartUnitId, ({ unit, isBought }) => {
    if ('isSelected' in change) return { unit, isBought: change.isSelected && canBeBought(state, unit) };
    const isSelected = isBought || state.selected.includes(change.cartUnitId);
    return { unit: change.unit, isBought: isSelected && canBeBought(state, change.unit) };
  });

/** Applies server fees if they are for exactly these units (SE-03). */
const withAnswer = (clusters: PricedClusters, state: Cart, changed: CartUnitId | undefined): PricedClusters => {
  const { status, answer } = state.serverPrices;
  if (status !== 'Known' || O.isNone(answer)) return clusters;
  const { inputs, bundles } = answer.value;
  return isBuying(clusters, inputs, changed)
    ? withServerFees(clusters, {
        ...clusters.input,
        serverBundles: O.some(bundles),
        unreadParcels: unreadParcelsOf(state, answer),
      })
    : clusters;
};

/** Reprices only the cluster of a single changed unit. */
const pricedAfter = (before: PricedState | undefined, state: Cart): PricedState | undefined => {
  if (!before || !haveSameTerms(before.state, state) || !canBeClustered(state)) return undefined;
  const isSame = before.state.units === state.units && before.state.selected === state.selected;
  const change = unitChanged(before.state, state);
  if (!isSame && !change) return undefined;
  const after = change && before.clusters ? followed(before.clusters, change, state) : before.clusters;
  const clusters = after ?? priceClusters(clusterInput(state));
  const priced = withAnswer(clusters, state, change?.cartUnitId);
  const inputOf = once(() => pricingInput(state));
  return { state, clusters, priced: cartOfClusters(priced, isShippingRead(state), inputOf) };
};

/** A cache of recent prices, for a caller that prices a cart again after each change. */
export interface Pricer {
  /** Prices a cart as `pricedOf` does. Returns the same object while nothing that affects the price has changed. */
  readonly price: Price;
}

/** How many priced carts a pricer keeps. */
const KEPT = 4;

/**
 * Creates a pricer. Its caches live as long as the pricer: a page has one, and a search has one.
 * @example
 * const { price } = createPricer();
 * price({ ...cart, agreed: ['CART-BR1-01'] }) === price(cart); // true
 */
export const createPricer = (): Pricer => {
  let recent: readonly PricedState[] = [];
  let requested: { readonly of: Cart; readonly units: readonly CartUnit[] } | undefined;
  const withRequested = (state: Cart): Cart => {
    if (state.saving.length === 0) return state;
    if (requested?.of.units !== state.units || requested.of.saving !== state.saving)
      requested = { of: state, units: requestedUnits(state) };
    return { ...state, units: requested.units };
  };
  return {
    price: (saved) => {
      const state = withRequested(saved);
      const known = recent.find((one) => isPricedAs(one.state, state));
      if (known) return known.priced;
      const next = pricedAfter(recent[0], state) ?? { state, priced: pricedOf(state) };
      recent = [next, ...recent.slice(0, KEPT - 1)];
      return next.priced;
    },
  };
};
