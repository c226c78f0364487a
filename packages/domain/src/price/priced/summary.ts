import type { CartUnitId } from '../../money/ids.ts';
import type { EntryKind, LedgerEntry } from '../ledger/ledger.ts';
import type { PricedCart } from './priced-cart.ts';
import { won, type Won } from '../../money/won.ts';

/** Totals of a part of the cart, in won; each is a sum over `entries` (PR-04, PR-05, PR-06, PR-08). */
export interface Summary {
  /** The entries that all totals are sums of. */
  readonly entries: readonly LedgerEntry[];
  /** Items with their options and additions, before anything is taken off, in won. */
  readonly itemTotal: Won;
  /** Discounts, as an amount above 0. */
  readonly discountTotal: Won;
  /** Coupons, as an amount above 0. */
  readonly couponTotal: Won;
  /** Discounts and coupons together, as an amount above 0 (PR-04). */
  readonly negativeTotal: Won;
  /** The fees of parcels that are paid in advance, in won; what coupons take off them is in `couponTotal`. */
  readonly shippingTotal: Won;
  /** What carrying units abroad costs, in won. */
  readonly overseaShippingTotal: Won;
  /** Item total − negative total + shipping, in won (PR-05). */
  readonly price: Won;
}

/**
 * The totals of a ledger.
 * @example
 * const { itemTotal, couponTotal, price } = summaryOf(pricedOf({ ...cart, appliedCoupons: [aCoupon()] }).entries);
 * [itemTotal, couponTotal, price]; // [ 35790, 2580, 36210 ]
 */
export const summaryOf = (entries: readonly LedgerEntry[]): Summary => {
  const of: Record<EntryKind, number> = { Item: 0, Discount: 0, Coupon: 0, Shipping: 0, OverseaShipping: 0 };
  for (const { kind, amount } of entries) of[kind] += amount;
  return {
    entries,
    itemTotal: won(of.Item),
    discountTotal: won(-of.Discount),
    couponTotal: won(-of.Coupon),
    negativeTotal: won(-of.Discount - of.Coupon),
    shippingTotal: won(of.Shipping),
    overseaShippingTotal: won(of.OverseaShipping),
    price: won(of.Item + of.Discount + of.Coupon + of.Shipping + of.OverseaShipping),
  };
};

/**
 * One unit, selected or not (PR-01..PR-03).
 * @example
 * unitSummary(pricedOf({ ...cart, selected: [] }), cartUnitId(1)).price; // 25800
 */
export const unitSummary = (priced: PricedCart, id: CartUnitId): Summary => summaryOf(priced.unitEntries.get(id) ?? []);

/**
 * Selected units of a list, without shipping: an item group (PR-04).
 * @example
 * itemGroupSummary(pricedOf(cart), [cartUnitId(1)]).price; // 25800
 * itemGroupSummary(pricedOf({ ...cart, selected: [] }), [cartUnitId(1)]).price; // 0
 */
export const itemGroupSummary = ({ entriesByPlace: { byUnit } }: PricedCart, ids: readonly CartUnitId[]): Summary =>
  summaryOf(ids.flatMap((id) => byUnit.get(id) ?? []));

/** What the head and foot of a seller group say (PR-05). */
export interface SellerGroupSummary extends Summary {
  /** Selected units. */
  readonly cartUnitCount: number;
  /** Every parcel of its selected units ships specially: then a fee of 0 is not called free (SH-04). */
  readonly isAllSpecialShipping: boolean;
  /** Several selected units travel in one parcel. */
  readonly isBundleShipping: boolean;
}

/**
 * The selected units of a seller group with its parcels (PR-05).
 * @example
 * const { price, isBundleShipping } = sellerGroupSummary(pricedOf(cart), 'Seller/shop');
 * [price, isBundleShipping]; // [ 38790, true ]
 */
export const sellerGroupSummary = (priced: PricedCart, sellerGroupKey: string): SellerGroupSummary => {
  const entries = priced.entriesByPlace.bySeller.get(sellerGroupKey) ?? [];
  const fees = [...priced.bundleFees.values()].filter((fee) => fee.sellerGroupKey === sellerGroupKey);
  return {
    ...summaryOf(entries),
    cartUnitCount: unitCountOf(entries),
    isAllSpecialShipping: fees.length > 0 && fees.every((fee) => fee.isSpecial),
    isBundleShipping: fees.some((fee) => fee.unitCount > 1),
  };
};

/** How many units entries are of: each has one item price (PR-01). */
const unitCountOf = (entries: readonly LedgerEntry[]): number => {
  let count = 0;
  for (const { rule } of entries) if (rule === 'ItemPrice') count += 1;
  return count;
};

/**
 * The whole cart: the sum of its seller groups plus overseas cost (PR-06).
 * @example
 * const { itemTotal, shippingTotal, price, cartUnitCount } = cartSummary(pricedOf(cart));
 * [itemTotal, shippingTotal, price, cartUnitCount]; // [ 35790, 3000, 38790, 2 ]
 */
export const cartSummary = (priced: PricedCart): Summary & { readonly cartUnitCount: number } => ({
  ...summaryOf(priced.entries),
  cartUnitCount: unitCountOf(priced.entries),
});
