import type { Option } from 'fp-ts/Option';
import type { BundleKey, CartUnitId } from '../../money/ids.ts';
import type { Won } from '../../money/won.ts';
import type { DiscountResult } from '../discount/discount-results.ts';
import type { AppliedExtraDiscount } from '../discount/take-extra-discount.ts';
import type { LedgerEntry } from '../ledger/ledger.ts';
import type { BundleFee } from '../parcel/bundle-fee.ts';

/** The ledger of each unit, made when it is asked for. */
export interface UnitEntries {
  /** The ledger of a unit; undefined where the cart has no such unit. */
  readonly get: (id: CartUnitId) => readonly LedgerEntry[] | undefined;
}

/** The ledger entries of selected units and their parcels, by unit and by seller group. */
export interface EntriesByPlace {
  /** Without parcels. */
  readonly byUnit: ReadonlyMap<CartUnitId, readonly LedgerEntry[]>;
  /** By the key of the seller group, parcels included. */
  readonly bySeller: ReadonlyMap<string, readonly LedgerEntry[]>;
}

/** A priced cart: a ledger, of which every total is a sum (PR-08). */
export interface PricedCart {
  /** What the shopper would pay, in won: the sum of `entries`. */
  readonly payable: Won;
  /** What the selected units cost without shipping, in won: the sum of their own entries. */
  readonly goods: Won;
  /** Entries of the selected units, in the cart's order, then of their parcels; made once, when asked for. */
  readonly entries: readonly LedgerEntry[];
  /** The same by unit and by seller group. */
  readonly entriesByPlace: EntriesByPlace;
  /** Entries of every unit, selected or not. */
  readonly unitEntries: UnitEntries;
  /** Whether the fees of all selected units are known and counted (SH-05). */
  readonly shippingKnown: boolean;
  /** Whether the fee of a parcel is known, its units selected or not (SH-05). */
  readonly isFeeKnown: (bundleKey: BundleKey) => boolean;
  /** Fees of the parcels that have selected units. */
  readonly bundleFees: ReadonlyMap<BundleKey, BundleFee>;
  /** Units whose price is below 0, or would be with their discounts (PR-07). */
  readonly zeroWonUnits: readonly CartUnitId[];
  /** What the selected units cost after discounts and coupons, before the extra discount and shipping, in won (DC-04). */
  readonly extraDiscountBasis: Won;
  /** The extra discount that applies, where one does (DC-04, DC-06). */
  readonly extraDiscount: Option<AppliedExtraDiscount>;
  /** What each discount gave to the selected units (DC-01, DC-02); made once, when asked for. */
  readonly discountResults: ReadonlyMap<CartUnitId, readonly DiscountResult[]>;
}
