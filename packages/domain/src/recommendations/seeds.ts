import type { CartUnit, UnableOrderType } from '../entities/cart/cart-unit.ts';
import type { ItemNo } from '../money/ids.ts';

export const MAX_SEEDS = 5;

/**
 * Returns the items added last, each once.
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
 * True if a unit is sold out or no longer sold.
 * @example
 * isSoldOut(anUnorderableUnit({ unableOrderType: 'OPTION_OUT_OF_STOCK' })); // true
 * isSoldOut(anUnorderableUnit({ unableOrderType: 'ADULT_LIMIT' })); // false
 */
export const isSoldOut = ({ isBuyAvailable, unableOrderType }: CartUnit): boolean =>
  !isBuyAvailable && unableOrderType !== undefined && soldOutTypes.includes(unableOrderType);
