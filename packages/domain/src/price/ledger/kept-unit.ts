import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { Discount } from '../../entities/discount/discount.ts';
import type { Won } from '../../money/won.ts';
import { piecePrice, unitItemPrice } from '../unit-price.ts';
import type { EntryHome, LedgerEntry } from './ledger.ts';
import type { DiscountUse, Step } from './step.ts';

/** A unit's discounts in the order in which they are taken (DC-01). */
export interface UnitDiscounts {
  /** What it earns by itself of the item's option discount and the seller's. */
  readonly first: readonly DiscountUse[];
  /** What it may earn together with other units (DC-02). */
  readonly together: readonly Discount[];
  /** What it earns by itself as a member's and of a partnership. */
  readonly last: readonly DiscountUse[];
}

/** A unit's entries before any rule: where they belong, and what makes up its item price (PR-01). */
export interface ItemEntries {
  readonly home: EntryHome;
  readonly entries: readonly LedgerEntry[];
}

/** A unit's entries up to a step. */
export interface UnitLedger {
  readonly last: Step | undefined;
  readonly entries: readonly LedgerEntry[];
}

/** The price of a unit alone. All lines of the unit in one pricer share it. */
export interface KeptUnit {
  readonly unit: CartUnit;
  /** One piece with options and branch, in won. */
  readonly piece: Won;
  /** Before any rule, in won (PR-01). */
  readonly price: Won;
  /** Computed on first use. */
  discounts: UnitDiscounts | undefined;
  /** Computed on first use. */
  items: ItemEntries | undefined;
  /** The ledger that was last read. */
  ledger: UnitLedger | undefined;
}

/** Computes the price of a unit alone. */
export const keptUnit = (unit: CartUnit): KeptUnit => {
  const piece = piecePrice(unit);
  const price = unitItemPrice(unit, piece);
  return { unit, piece, price, discounts: undefined, items: undefined, ledger: undefined };
};
