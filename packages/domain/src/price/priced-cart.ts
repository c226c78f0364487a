import type { BundleKey, CartUnitId } from '../money/ids.ts';
import { type Won, won } from '../money/won.ts';
import type { AppliedExtraDiscount } from './discount/take-discounts.ts';
import type { LedgerEntry, EntryKind } from './ledger/ledger.ts';
import type { Line } from './ledger/line.ts';
import type { BundleFee } from './parcel/bundle-fee.ts';
import type { PricingInput } from './price-steps.ts';

/** Ledger entries by unit. */
export interface UnitEntries {
  /** Returns the ledger of a unit; undefined if it is not in the cart. */
  readonly get: (id: CartUnitId) => readonly LedgerEntry[] | undefined;
}

/** A priced cart. Every total is a sum of ledger entries. */
export interface PricedCart {
  /** Amount to pay, in minor units: the sum of `entries`. */
  readonly payable: Won;
  /** Without shipping. */
  readonly goods: Won;
  /** Entries of the selected units in cart order, then of their parcels; lazy. */
  readonly entries: readonly LedgerEntry[];
  /** Includes unselected units. */
  readonly unitEntries: UnitEntries;
  readonly shippingKnown: boolean;
  /** The input of its prices. */
  readonly input: PricingInput;
  readonly bundleFees: ReadonlyMap<BundleKey, BundleFee>;
  /** Units whose price is negative or would be with discounts. */
  readonly zeroWonUnits: readonly CartUnitId[];
  /** After discounts and coupons, before the extra discount and shipping. */
  readonly extraDiscountBasis: Won;
  readonly extraDiscount: AppliedExtraDiscount | undefined;
  /** The selected units with their pricing steps; see `discountResultsOf`. */
  readonly lines: readonly Line[];
}

/** True if the shipping fee of a parcel is known (SH-05). */
export const isFeeKnown = ({ input: { shippingKnown, unreadParcels } }: PricedCart, key: BundleKey): boolean =>
  shippingKnown && !unreadParcels?.has(key);

/** Totals of some ledger entries, in minor units. */
export interface Summary {
  readonly entries: readonly LedgerEntry[];
  /** Before discounts. */
  readonly itemTotal: Won;
  /** Positive. */
  readonly discountTotal: Won;
  /** Positive. */
  readonly couponTotal: Won;
  /** Discounts and coupons together, positive. */
  readonly negativeTotal: Won;
  /** Prepaid parcel fees, in minor units; coupons on them are in `couponTotal`. */
  readonly shippingTotal: Won;
  readonly overseaShippingTotal: Won;
  /** Item total − negative total + shipping + added tax, in minor units. */
  readonly price: Won;
}

/** The totals of a ledger. */
export const summaryOf = (entries: readonly LedgerEntry[]): Summary => {
  const of: Record<EntryKind, number> = { Item: 0, Discount: 0, Coupon: 0, Shipping: 0, OverseaShipping: 0, Tax: 0 };
  for (const { kind, amount } of entries) of[kind] += amount;
  return {
    entries,
    itemTotal: won(of.Item),
    discountTotal: won(-of.Discount),
    couponTotal: won(-of.Coupon),
    negativeTotal: won(-of.Discount - of.Coupon),
    shippingTotal: won(of.Shipping),
    overseaShippingTotal: won(of.OverseaShipping),
    price: won(of.Item + of.Discount + of.Coupon + of.Shipping + of.OverseaShipping + of.Tax),
  };
};

/** One unit, selected or not (PR-01..PR-03). */
export const unitSummary = (priced: PricedCart, id: CartUnitId): Summary => summaryOf(priced.unitEntries.get(id) ?? []);

/** Returns the totals of an item group: its selected units, without shipping. */
export const itemGroupSummary = ({ entries }: PricedCart, ids: readonly CartUnitId[]): Summary =>
  summaryOf(ids.flatMap((id) => entries.filter(({ place }) => place.type === 'Unit' && place.cartUnitId === id)));

export interface SellerGroupSummary extends Summary {
  readonly cartUnitCount: number;
  /** True if all its selected parcels are special: a fee of 0 is not free. */
  readonly isAllSpecialShipping: boolean;
  readonly isBundleShipping: boolean;
  /** True if nothing is charged for its selected parcels, in advance or on arrival, and not all are special (SH-04). */
  readonly isFreeShipping: boolean;
}

/** The selected units of a seller group with its parcels (PR-05). */
export const sellerGroupSummary = (priced: PricedCart, sellerGroupKey: string): SellerGroupSummary => {
  const entries = priced.entries.filter((entry) => entry.sellerGroupKey === sellerGroupKey);
  const fees = [...priced.bundleFees.values()].filter((fee) => fee.sellerGroupKey === sellerGroupKey);
  const isAllSpecialShipping = fees.length > 0 && fees.every((fee) => fee.isSpecial);
  const isFree = fees.length > 0 && fees.every((fee) => fee.fee === 0 && fee.onArrival === undefined && fee.isFeeTold);
  return {
    ...summaryOf(entries),
    cartUnitCount: unitCountOf(entries),
    isAllSpecialShipping,
    isBundleShipping: fees.some((fee) => fee.unitCount > 1),
    isFreeShipping: isFree && !isAllSpecialShipping,
  };
};

const unitCountOf = (entries: readonly LedgerEntry[]): number =>
  entries.filter(({ rule }) => rule === 'ItemPrice').length;

/** Returns the totals of the cart: its seller groups plus overseas fees. */
export const cartSummary = (priced: PricedCart): Summary & { readonly cartUnitCount: number } => ({
  ...summaryOf(priced.entries),
  cartUnitCount: unitCountOf(priced.entries),
});
