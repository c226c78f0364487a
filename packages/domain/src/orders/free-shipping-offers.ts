import type { Cart } from '../cart/cart.ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import type { BundleKey } from '../money/ids.ts';
import { won, type Won } from '../money/won.ts';
import { allowedPieces } from '../rules/facts.ts';
import { sellerGroupKeyOf } from '../entities/cart/tree.ts';
import { chosenUnits, pricedOf } from '../selectors/priced-of.ts';
import { gaugeOf, type Gauge } from '../price/parcel/bundle-fee.ts';

/** An item with the quantity that makes its parcel ship free, and its effects. Amounts in won. */
export interface FreeShippingOffer {
  readonly unit: CartUnit;
  /** `net` + `saved`. */
  readonly price: Won;
  /** Shipping fee of the parcel without the item. */
  readonly saved: Won;
  /** Change of the total; negative if the order gets cheaper. */
  readonly net: Won;
}

/** Items that the server offers for one parcel. */
export const MAX_FREE_SHIPPING_ITEMS = 12;

/** Maximum number of quantities of an item that are priced. */
const MAX_STEPS = 5;

/** Replaces the fees of the server by calculated ones, so that both prices follow the same rules. */
const calculated = (cart: Cart): Cart => ({ ...cart, serverPrices: { status: 'Known', answer: undefined } });

interface Parcel {
  readonly gauge: Gauge;
  readonly fee: Won;
  readonly payable: Won;
}

const parcelOf = (cart: Cart, key: BundleKey): Parcel | undefined => {
  const { bundleFees, payable } = pricedOf(calculated(cart));
  const fee = bundleFees.get(key);
  return fee && { gauge: gaugeOf(fee), fee: fee.fee, payable };
};

const withUnit = (cart: Cart, unit: CartUnit): Cart => ({
  ...cart,
  units: [...cart.units, unit],
  selected: [...cart.selected, unit.cartUnitId],
});

/** Returns the parcel of a cart that is not yet free, with the amount that is missing. */
const nearly = (cart: Cart, key: BundleKey) => {
  const now = parcelOf(cart, key);
  return now?.gauge.type === 'GAUGE' ? { ...now, missing: now.gauge.missing } : undefined;
};

/** A parcel with the amount that it lacks for free shipping. */
export interface NearlyFree {
  readonly bundleKey: BundleKey;
  readonly missing: Won;
}

/** Returns the seller’s parcel that lacks least for free shipping; undefined if none can become free. */
export const nearestParcel = (cart: Cart, sellerGroupKey: string): NearlyFree | undefined => {
  const mine = chosenUnits(cart).filter((unit) => sellerGroupKeyOf(unit) === sellerGroupKey);
  return [...new Set(mine.map(({ bundleKey }) => bundleKey))]
    .flatMap((bundleKey): readonly NearlyFree[] => {
      const found = nearly(cart, bundleKey);
      return found ? [{ bundleKey, missing: found.missing }] : [];
    })
    .toSorted((a, b) => a.missing - b.missing)[0];
};

/** Returns the least quantity of an item that makes its parcel free. Discounts decide, so each step is priced. */
const closing = (cart: Cart, candidate: CartUnit, mostPieces: number): FreeShippingOffer | undefined => {
  const { bundleKey: key } = candidate;
  const now = nearly(cart, key);
  const allowed = allowedPieces(candidate);
  if (!now || !allowed) return undefined;
  const most = Math.min(allowed.most, mostPieces);
  let quantity = Math.max(allowed.least, candidate.quantity);
  let before: number = now.missing;
  let added = quantity;
  for (let step = 0; step < MAX_STEPS && quantity <= most; step += 1) {
    const unit = { ...candidate, quantity };
    const then = parcelOf(withUnit(cart, unit), key);
    if (then?.gauge.type === 'FREE_SHIPPING') {
      const saved = won(now.fee - then.fee);
      const net = won(then.payable - now.payable);
      return { unit, saved, net, price: won(net + saved) };
    }
    if (then?.gauge.type !== 'GAUGE') return undefined;
    const { missing } = then.gauge;
    const perStep = ((before - missing) / added) * allowed.step;
    added = Math.max(1, Math.ceil(missing / perStep)) * allowed.step;
    before = missing;
    quantity += added;
  }
  return undefined;
};

const byNet = (a: FreeShippingOffer, b: FreeShippingOffer): number =>
  a.net - b.net || a.unit.item.itemName.localeCompare(b.unit.item.itemName);

/**
 * Returns the items that make their parcel ship free, the least additional cost first. Without a single item that does,
 * returns the one item whose larger quantity costs least.
 * @param candidates items that are not in the cart, with unused unit numbers and their least quantity
 * @param isRefused true if the order with the item would be blocked by it
 */
export const freeShippingOffers = (
  cart: Cart,
  candidates: readonly CartUnit[],
  isRefused: (withUnit: Cart, unit: CartUnit) => boolean,
): readonly FreeShippingOffer[] => {
  const possible = (offer: FreeShippingOffer | undefined): readonly FreeShippingOffer[] =>
    offer && !isRefused(withUnit(cart, offer.unit), offer.unit) ? [offer] : [];
  const alone = candidates.flatMap((unit) => possible(closing(cart, unit, unit.quantity)));
  if (alone.length > 0) return alone.toSorted(byNet);
  return candidates
    .flatMap((unit) => possible(closing(cart, unit, Infinity)))
    .toSorted(byNet)
    .slice(0, 1);
};
