import { option as O } from 'fp-ts';
import type { CartUnit, UnableOrderType } from '../entities/cart/cart-unit.ts';
import type { ItemNo } from '../money/ids.ts';

/** The most items from which recommendations are made (RC-01). */
export const MAX_SEEDS = 5;

/**
 * The items of a cart from which recommendations are made: those that were put in last, each once (RC-01).
 * @example
 * const put = (no: string, insertDateISO: string) => aUnit({ item: anItem({ itemNo: itemNo(no) }), insertDateISO });
 * seedsOf([put('A', '2026-11-19'), put('B', '2026-11-20'), put('A', '2026-11-18')]); // [ 'B', 'A' ]
 */
export const seedsOf = (units: readonly CartUnit[]): readonly ItemNo[] => {
  const latest = units.toSorted((a, b) => Date.parse(b.insertDateISO) - Date.parse(a.insertDateISO));
  return [...new Set(latest.map(({ item }) => item.itemNo))].slice(0, MAX_SEEDS);
};

const soldOutTypes: readonly UnableOrderType[] = ['ITEM_STOP_SELLING', 'ITEM_OUT_OF_STOCK', 'OPTION_OUT_OF_STOCK'];

/**
 * Whether a unit cannot be ordered because there is none left of it, or it is sold no longer (PG-13).
 * @example
 * isSoldOut(anUnorderableUnit({ unableOrderType: O.some('OPTION_OUT_OF_STOCK') })); // true
 * isSoldOut(anUnorderableUnit({ unableOrderType: O.some('ADULT_LIMIT') })); // false
 */
export const isSoldOut = ({ isBuyAvailable, unableOrderType }: CartUnit): boolean =>
  !isBuyAvailable && O.isSome(unableOrderType) && soldOutTypes.includes(unableOrderType.value);
