import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { Discount } from '../../entities/discount/discount.ts';
import type { Won } from '../../money/won.ts';
import { piecePrice, unitItemPrice } from '../unit-price.ts';
import type { EntryHome, LedgerEntry } from './ledger.ts';
import type { DiscountUse, Step } from './step.ts';

/** A unit’s discounts in stacking order. */
export interface UnitDiscounts {
  readonly first: readonly DiscountUse[];
  readonly together: readonly Discount[];
  readonly last: readonly DiscountUse[];
}

export interface ItemEntries {
  readonly home: EntryHome;
  readonly entries: readonly LedgerEntry[];
}

export interface UnitLedger {
  readonly last: Step | undefined;
  readonly entries: readonly LedgerEntry[];
}

/** The price of a unit alone. All lines of the unit in one pricer share it. */
export interface KeptUnit {
  readonly unit: CartUnit;
  /** One piece with options and branch, in won. */
  readonly piece: Won;
  /** Before any rule, in won. */
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
