import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { Discount } from '../../entities/discount/discount.ts';
import type { CartUnitId } from '../../money/ids.ts';
import type { Won } from '../../money/won.ts';
import { piecePrice, unitItemPrice } from '../unit-price.ts';
import type { EntryHome, LedgerEntry } from './ledger.ts';
import type { OwnDiscount, Step } from './step.ts';

/** A unit's discounts in the order in which they are taken (DC-01). */
export interface UnitDiscounts {
  /** What it earns by itself of the item's option discount and the seller's. */
  readonly first: readonly OwnDiscount[];
  /** What it may earn together with other units (DC-02). */
  readonly together: readonly Discount[];
  /** What it earns by itself as a member's and of a partnership. */
  readonly last: readonly OwnDiscount[];
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

/** What a unit says of its price by itself. Kept with the unit: one that changes is another object. */
export interface KeptUnit {
  readonly unit: CartUnit;
  /** One piece with options and branch, in won. */
  readonly piece: Won;
  /** Before any rule, in won (PR-01). */
  readonly price: Won;
  /** Worked out when it is first priced. */
  discounts: UnitDiscounts | undefined;
  /** Made when somebody first opens its ledger. */
  items: ItemEntries | undefined;
  /** As somebody last opened it. */
  ledger: UnitLedger | undefined;
}

/** So many units are kept: those of a large cart, or of many small ones. */
const MOST = 2000;

const known = new Map<CartUnitId, KeptUnit>();

/** What is kept of a unit. By its number, for a map that is weak in its keys costs each new unit more than its price. */
export const keptUnit = (unit: CartUnit): KeptUnit => {
  const before = known.get(unit.cartUnitId);
  if (before?.unit === unit) return before;
  if (known.size >= MOST) known.clear();
  const piece = piecePrice(unit);
  const price = unitItemPrice(unit, piece);
  const kept = { unit, piece, price, discounts: undefined, items: undefined, ledger: undefined };
  known.set(unit.cartUnitId, kept);
  return kept;
};
