import type { EntryPlace, PriceRule } from '@baguni/domain/internal';
import type { ReadCart } from '../input/read-input.ts';
import { compareCarts, compareNames, type Change, type Place, type PlacedChanges } from './cart-changes.ts';

/** The difference between the ledger entries of one rule. */
interface RuleDifference {
  readonly rule: PriceRule;
  /** In the smallest unit of the currency, never 0. */
  readonly amount: number;
}

/** The changes of one place, and their cost. */
export interface PlacedDifference {
  readonly place: Place;
  /** Empty if only the price differs, because of a change elsewhere. */
  readonly changes: readonly Change[];
  /** The sum of `entries`. */
  readonly amount: number;
  readonly entries: readonly RuleDifference[];
}

/** The comparison of two carts, in the smallest unit of the currency. */
export interface CartDifference {
  readonly before: number;
  readonly after: number;
  /** `after` minus `before`: the sum of the amounts of all places. */
  readonly difference: number;
  /** False if the shipping fees of one cart are unknown (SH-05). */
  readonly shippingKnown: boolean;
  readonly places: readonly PlacedDifference[];
}

/** A cart with the engine that prices it. */
export type PricedCart = Pick<ReadCart, 'state' | 'cart' | 'engine'>;

interface Entry {
  readonly place: EntryPlace;
  readonly rule: PriceRule;
  readonly amount: number;
}

const keyOf = (place: Place): string => {
  if (place.type === 'Cart') return 'Cart';
  return place.type === 'Unit' ? `Unit ${place.cartUnitId}` : `Bundle ${place.bundleKey}`;
};

const placeOf = (place: EntryPlace): Place =>
  place.type === 'Bundle'
    ? { type: 'Bundle', bundleKey: place.bundleKey }
    : { type: 'Unit', cartUnitId: place.cartUnitId };

/** Returns the differences of two ledgers by place and rule. They add up to the difference of the totals (PR-08). */
export const compareLedgers = (before: readonly Entry[], after: readonly Entry[]): readonly PlacedDifference[] => {
  const sums = new Map<string, { readonly place: Place; readonly byRule: Map<PriceRule, number> }>();
  const add = (entries: readonly Entry[], sign: 1 | -1): void => {
    for (const { place: entryPlace, rule, amount } of entries) {
      const place = placeOf(entryPlace);
      const { byRule } = sums.get(keyOf(place)) ?? { byRule: new Map<PriceRule, number>() };
      byRule.set(rule, (byRule.get(rule) ?? 0) + sign * amount);
      sums.set(keyOf(place), { place, byRule });
    }
  };
  add(before, -1);
  add(after, 1);
  return [...sums.values()].flatMap(({ place, byRule }) => {
    const entries = [...byRule].flatMap(([rule, amount]) => (amount === 0 ? [] : [{ rule, amount }]));
    const amount = entries.reduce((total, entry) => total + entry.amount, 0);
    return entries.length > 0 ? [{ place, changes: [], amount, entries }] : [];
  });
};

const comparePromotions = ({ cart: before }: PricedCart, { cart: after }: PricedCart): readonly Change[] =>
  compareNames(
    before.promotions ?? [],
    after.promotions ?? [],
    (promotion): Change => ({ type: 'PromotionUnused', promotion }),
    (promotion): Change => ({ type: 'PromotionUsed', promotion }),
  );

const changesOf = (first: PricedCart, second: PricedCart): readonly PlacedChanges[] => {
  const placed = compareCarts(first.state, second.state);
  const promotions = comparePromotions(first, second);
  if (promotions.length === 0) return placed;
  const fields = placed.find(({ place }) => place.type === 'Cart')?.changes ?? [];
  const whole: PlacedChanges = { place: { type: 'Cart' }, changes: [...promotions, ...fields] };
  return [...placed.filter(({ place }) => place.type !== 'Cart'), whole];
};

/** Compares two carts and their prices (PR-08). @param nows the moments at which they are priced, ms since 1970 UTC */
export const differenceOf = (
  [first, second]: readonly [PricedCart, PricedCart],
  [nowBefore, nowAfter]: readonly [number, number],
): CartDifference => {
  const before = first.engine.priceOfCart(first.cart, nowBefore);
  const after = second.engine.priceOfCart(second.cart, nowAfter);
  const places = new Map<string, PlacedDifference>(
    changesOf(first, second).map((one) => [keyOf(one.place), { ...one, amount: 0, entries: [] }]),
  );
  for (const paid of compareLedgers(before.entries, after.entries)) {
    const changes = places.get(keyOf(paid.place))?.changes ?? [];
    places.set(keyOf(paid.place), { ...paid, changes });
  }
  const order = { Unit: 0, Bundle: 1, Cart: 2 };
  return {
    before: before.price,
    after: after.price,
    difference: after.price - before.price,
    shippingKnown: before.shippingKnown && after.shippingKnown,
    places: [...places.values()].toSorted((a, b) => order[a.place.type] - order[b.place.type]),
  };
};
