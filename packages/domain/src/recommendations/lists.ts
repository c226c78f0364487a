import type {
  RecommendationKind,
  Recommendations,
  RecommendedList,
} from '../entities/recommendation/recommendation.ts';
import { type CartUnit, type UnableOrderType, isOrderable } from '../entities/cart/cart-unit.ts';
import type { ItemNo, CartUnitId } from '../money/ids.ts';

export const MIN_LIST_ITEMS = 4;

/** Returns the lists that are long enough, or undefined (RC-01). One item bought before is enough. */
export const recommendationsOf = (
  kind: RecommendationKind,
  lists: readonly RecommendedList[],
): Recommendations | undefined => {
  const least = kind === 'BoughtBefore' ? 1 : MIN_LIST_ITEMS;
  const long = lists.filter(({ items }) => items.length >= least);
  return long.length === 0 ? undefined : { kind, lists: long, at: 0, showing: 1 };
};

/** Shows the next list (after the last one, the first) and counts a new display. */
export const nextList = (now: Recommendations): Recommendations => ({
  ...now,
  at: (now.at + 1) % now.lists.length,
  showing: now.showing + 1,
});

export const MAX_SEEDS = 5;

const insertedAt = ({ insertDateISO = '1970-01-01T00:00:00Z' }: CartUnit): number => Date.parse(insertDateISO);

/** Returns the items added last, each once. */
export const seedsOf = (units: readonly CartUnit[]): readonly ItemNo[] => {
  const latest = units.toSorted((a, b) => insertedAt(b) - insertedAt(a));
  return [...new Set(latest.map(({ item }) => item.itemNo))].slice(0, MAX_SEEDS);
};

const soldOutTypes: readonly UnableOrderType[] = ['ITEM_STOP_SELLING', 'ITEM_OUT_OF_STOCK', 'OPTION_OUT_OF_STOCK'];

/** True if a unit is sold out or no longer sold. */
export const isSoldOut = ({ unableOrderType }: CartUnit): boolean =>
  soldOutTypes.some((type) => type === unableOrderType);

export const MAX_SIGNAL_UNITS = 10;

/** The units whose price changes are asked for: those that can be ordered, the first of the cart (RC-03). */
export const signalUnits = (units: readonly CartUnit[]): readonly CartUnitId[] =>
  units
    .filter(isOrderable)
    .slice(0, MAX_SIGNAL_UNITS)
    .map(({ cartUnitId }) => cartUnitId);
