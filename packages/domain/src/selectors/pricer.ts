import { isOrderable, unitChanged, type CartUnit, type UnitChange } from '../entities/cart/cart-unit.ts';
import { isInTab } from '../entities/cart/tree.ts';
import { isOverseaCountry } from '../entities/overseas/country.ts';
import type { CartUnitId } from '../money/ids.ts';
import { once } from '../money/reuse.ts';
import {
  cartOfClusters,
  isBuying,
  priceClusters,
  withServerFees,
  withUnit,
  type PricedClusters,
} from '../price/price-clusters.ts';
import type { PricedCart } from '../price/priced-cart.ts';
import type { PricingInput } from '../price/price-steps.ts';
import type { Cart } from '../cart/cart.ts';
import { overseaIn } from './situation.ts';
import { areFeesRead, pricedOf, pricingInput, requestedUnits, unreadParcelsOf, type Price } from './priced-of.ts';

/** A priced cart, with its clusters after the change of one unit. */
interface PricedBefore {
  readonly cart: Cart;
  /** The cart with the quantities that are being saved. */
  readonly requested: Cart;
  readonly priced: PricedCart;
  readonly clusters?: PricedClusters;
}

/** True if all that prices depend on is the same, except units, their selection and the server's prices. */
const haveSameTerms = (a: Cart, b: Cart): boolean =>
  a.storefront === b.storefront &&
  a.tab === b.tab &&
  a.buyer === b.buyer &&
  a.destination === b.destination &&
  a.shipping === b.shipping &&
  a.coupons.applied === b.coupons.applied &&
  a.appliedPromotions === b.appliedPromotions &&
  a.discounts === b.discounts &&
  a.missing === b.missing &&
  a.pricesAsOf === b.pricesAsOf;

/** Applies the quantities that are being saved (QT-05). Reuses the units of the cart before if both are unchanged. */
const withRequested = (cart: Cart, before: PricedBefore | undefined): Cart => {
  if (cart.saving.length === 0) return cart;
  const isSame = before?.cart.units === cart.units && before.cart.saving === cart.saving;
  return { ...cart, units: isSame ? before.requested.units : requestedUnits(cart) };
};

/** True if clusters can price a cart; a missing overseas fee depends on the whole selection. */
const canBeClustered = (state: Cart): boolean =>
  !(isOverseaCountry(state.destination.country) && state.missing.includes('OverseaFee'));

/** Returns the input for clusters with our own fees; server fees are applied later. */
const clusterInput = (state: Cart): PricingInput => ({
  ...pricingInput({ ...state, serverPrices: { status: 'NotAsked', answer: undefined } }),
  shippingKnown: true,
});

const isShippingRead = (state: Cart): boolean => {
  const oversea = overseaIn(state);
  return state.serverPrices.status !== 'Failed' && (oversea === undefined || areFeesRead(oversea));
};

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
  if (status !== 'Known' || answer === undefined) return clusters;
  const { inputs, bundles } = answer;
  return isBuying(clusters, inputs, changed)
    ? withServerFees(clusters, {
        ...clusters.input,
        serverBundles: bundles,
        unreadParcels: unreadParcelsOf(state, answer),
      })
    : clusters;
};

/** Reprices only the cluster of a single changed unit, and keeps the prices if no unit or fee has changed. */
const pricedAfter = (
  before: PricedBefore | undefined,
  state: Cart,
): Omit<PricedBefore, 'cart' | 'requested'> | undefined => {
  if (!before || !haveSameTerms(before.requested, state) || !canBeClustered(state)) return undefined;
  const isSame = before.requested.units === state.units && before.requested.selected === state.selected;
  if (isSame && before.requested.serverPrices === state.serverPrices) return before;
  const change = unitChanged(before.requested, state);
  if (!isSame && !change) return undefined;
  const after = change && before.clusters ? followed(before.clusters, change, state) : before.clusters;
  const clusters = after ?? priceClusters(clusterInput(state));
  const priced = withAnswer(clusters, state, change?.cartUnitId);
  const inputOf = once(() => pricingInput(state));
  return { clusters, priced: cartOfClusters(priced, isShippingRead(state), inputOf) };
};

/** A cache of recent prices, for a caller that prices a cart again after each change. */
export interface Pricer {
  /** Prices a cart as `pricedOf` does. Returns the same object for the same cart. */
  readonly price: Price;
}

/** Number of priced carts that a pricer keeps. */
const KEPT = 4;

/** Creates a pricer. Its cache lives as long as the pricer: a page, its session and a search have one each. */
export const createPricer = (): Pricer => {
  let recent: readonly PricedBefore[] = [];
  return {
    price: (cart) => {
      const known = recent.find((one) => one.cart === cart);
      if (known) return known.priced;
      const requested = withRequested(cart, recent[0]);
      const next = pricedAfter(recent[0], requested) ?? { priced: pricedOf(requested) };
      recent = [{ ...next, cart, requested }, ...recent.slice(0, KEPT - 1)];
      return next.priced;
    },
  };
};

/** Prepares a cart for pricing. Page and server prepare every cart (EN-09). */
export interface EnginePrices {
  readonly ready: (state: Cart) => Cart;
}

/** Prices of the marketplace, which has discounts and coupons but no promotions. */
export const marketplacePrices: EnginePrices = Object.freeze({ ready: (state: Cart): Cart => state });
