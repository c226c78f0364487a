import type { Option } from 'fp-ts/Option';
import type { BundleKey, CartUnitId } from '../../money/ids.ts';
import type { Won } from '../../money/won.ts';
import type { DiscountResult } from '../discount/discount-results.ts';
import type { AppliedExtraDiscount } from '../discount/take-discounts.ts';
import type { LedgerEntry } from '../ledger/ledger.ts';
import type { BundleFee } from '../parcel/bundle-fee.ts';

export interface UnitEntries {
  /** Returns the ledger of a unit; undefined if it is not in the cart. */
  readonly get: (id: CartUnitId) => readonly LedgerEntry[] | undefined;
}

/** The ledger entries of selected units and their parcels, by unit and by seller group. */
export interface EntriesByPlace {
  /** Without parcels. */
  readonly byUnit: ReadonlyMap<CartUnitId, readonly LedgerEntry[]>;
  /** By the key of the seller group, parcels included. */
  readonly bySeller: ReadonlyMap<string, readonly LedgerEntry[]>;
}

/** A priced cart. Every total is a sum of ledger entries. */
export interface PricedCart {
  /** Amount to pay, in won: the sum of `entries`. */
  readonly payable: Won;
  /** Without shipping. */
  readonly goods: Won;
  /** Entries of the selected units in cart order, then of their parcels; lazy. */
  readonly entries: readonly LedgerEntry[];
  /** The same by unit and by seller group. */
  readonly entriesByPlace: EntriesByPlace;
  /** Includes unselected units. */
  readonly unitEntries: UnitEntries;
  readonly shippingKnown: boolean;
  readonly isFeeKnown: (bundleKey: BundleKey) => boolean;
  readonly bundleFees: ReadonlyMap<BundleKey, BundleFee>;
  /** Units whose price is negative or would be with discounts. */
  readonly zeroWonUnits: readonly CartUnitId[];
  /** After discounts and coupons, before the extra discount and shipping. */
  readonly extraDiscountBasis: Won;
  readonly extraDiscount: Option<AppliedExtraDiscount>;
  /** Results of each discount on the selected units; lazy. */
  readonly discountResults: ReadonlyMap<CartUnitId, readonly DiscountResult[]>;
}
