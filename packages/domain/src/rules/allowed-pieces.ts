import type { CartUnit } from '../entities/cart/cart-unit.ts';
import { additionName } from '../entities/cart/stock.ts';
import { productOf } from '../rule/finding.ts';
import type { Fix } from '../rule/rule.ts';
import { MAX_QUANTITY, MIN_QUANTITY, mostOf } from './facts.ts';

/** Returns the stock of the scarcest chosen option; Infinity without a limit (QT-02). */
export const optionsLeft = ({ item }: Pick<CartUnit, 'item'>): number => {
  let least = Infinity;
  for (const { stock } of item.options) if (stock !== undefined) least = Math.min(least, stock);
  return least;
};

interface ShortAddition {
  readonly product: string;
  readonly left: number;
}

/** Returns the additions without enough stock. They have their own quantity (QT-02, PR-01). */
export const additionsShort = ({ item }: Pick<CartUnit, 'item'>): readonly ShortAddition[] => {
  const short: ShortAddition[] = [];
  for (const addition of item.additions) {
    const { quantity, stock } = addition;
    if (stock !== undefined && stock < quantity)
      short.push({ product: additionName(addition), left: Math.max(0, stock) });
  }
  return short;
};

/** Returns the name of the first sold-out part: item, option, addition (QT-02). */
export const firstGone = (unit: Pick<CartUnit, 'item'>): string | undefined => {
  const { stock } = unit.item;
  if ((stock !== undefined && stock <= 0) || optionsLeft(unit) <= 0) return productOf(unit);
  return additionsShort(unit).find(({ left }) => left === 0)?.product;
};

export interface AllowedPieces {
  readonly least: number;
  readonly most: number;
  /** Quantities are multiples of this (CART-BR1-55). */
  readonly step: number;
}

const isDepartmentStore = (unit: CartUnit): boolean => unit.item.flags.isDepartmentStore;

const floorOf = (unit: CartUnit): number =>
  Math.max(MIN_QUANTITY, unit.item.limits.min, isDepartmentStore(unit) ? unit.quantity - 1 : MIN_QUANTITY);

const ceilingOf = (unit: CartUnit, cap: number): number =>
  Math.min(
    unit.item.limits.max ?? cap,
    unit.item.stock ?? cap,
    optionsLeft(unit),
    isDepartmentStore(unit) ? unit.quantity + 1 : cap,
    cap,
  );

/**
 * Returns the allowed quantities of a unit, or undefined if no change is allowed (QT-01, QT-02, QT-03, QT-07).
 * @param pieces maximum of any unit: 999, unless the shop sets another one
 */
export const allowedPieces = (unit: CartUnit, pieces = MAX_QUANTITY): AllowedPieces | undefined => {
  if (unit.isItemDiscountAgreement || additionsShort(unit).length > 0) return undefined;
  const step = Math.max(1, unit.item.limits.multiple);
  const least = Math.ceil(floorOf(unit) / step) * step;
  const most = Math.floor(ceilingOf(unit, mostOf(unit, pieces)) / step) * step;
  return least <= most ? { least, most, step } : undefined;
};

/**
 * Returns the nearest allowed quantities below and above, or one if both are equal.
 * @param cap maximum of any unit
 * @example
 * const byThree = aUnit({ item: anItem({ limits: { min: 2, max: 10, multiple: 3 } }) });
 * [nearestAllowed(byThree, 5), nearestAllowed(byThree, 99)]; // [ [ 3, 6 ], [ 9 ] ]
 */
export const nearestAllowed = (unit: CartUnit, pieces: number, cap?: number): readonly number[] => {
  const allowed = allowedPieces(unit, cap);
  if (!allowed) return [];
  const { least, most, step } = allowed;
  const within = (n: number): number => Math.min(most, Math.max(least, n));
  return [...new Set([within(Math.floor(pieces / step) * step), within(Math.ceil(pieces / step) * step)])];
};

/**
 * Returns fixes with allowed quantities; empty if there are none (CK-18).
 * @param cap maximum of any unit
 * @example
 * const scarce = aUnit({ quantity: 5, item: anItem({ stock: 3 }) });
 * quantityFixes(scarce, 5); // [ { type: 'SetQuantity', cartUnitId: 1, quantity: 3 } ]
 */
export const quantityFixes = (unit: CartUnit, pieces: number, cap?: number): readonly Fix[] =>
  nearestAllowed(unit, pieces, cap).map((quantity) => ({ type: 'SetQuantity', cartUnitId: unit.cartUnitId, quantity }));
