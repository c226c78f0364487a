import { priceOfCart } from '@baguni/domain/engine';
import { cartChanges, placeName, type Change, type Pair, type PlacedChanges } from './cart-changes.ts';
import { ledgerDifference, type RuleDifference } from './ledger-difference.ts';

/** What is otherwise in one place, and what that costs. */
export interface PlacedDifference {
  readonly place: PlacedChanges['place'];
  /** Empty where only the price differs, by a change elsewhere. */
  readonly changes: readonly Change[];
  /** Won: the sum of `entries`, below 0 where less is paid. */
  readonly amount: number;
  readonly entries: readonly RuleDifference[];
}

/** Two carts compared. */
export interface Difference {
  /** Payable totals in won. */
  readonly before: number;
  readonly after: number;
  /** `after` less `before`: the sum of the amounts of all places. */
  readonly difference: number;
  /** False where fees of shipping could not be read in one of them (SH-05). */
  readonly shippingKnown: boolean;
  readonly places: readonly PlacedDifference[];
}

const sumOf = (entries: readonly RuleDifference[]): number => entries.reduce((total, { amount }) => total + amount, 0);

/** Each place once: units in their order, then parcels, the cart last. */
const inOrder = (places: readonly PlacedDifference[]): readonly PlacedDifference[] => {
  const floors = { Unit: 0, Bundle: 1, Cart: 2 };
  return places.toSorted((a, b) => floors[a.place.type] - floors[b.place.type]);
};

/** What differs between two carts and what each of it costs (PR-08). @param nows the moments at which they are priced, ms since 1970 UTC */
export const differenceOf = (pair: Pair, [nowBefore, nowAfter]: readonly [number, number]): Difference => {
  const [before, after] = [priceOfCart(pair.before, nowBefore), priceOfCart(pair.after, nowAfter)];
  const changed = new Map(cartChanges(pair).map((one) => [placeName(one.place), one]));
  const paid = new Map(ledgerDifference(before.entries, after.entries).map((one) => [placeName(one.place), one]));
  const places = [
    ...new Map([...changed.values(), ...paid.values()].map(({ place }) => [placeName(place), place])),
  ].map(([name, place]) => {
    const entries = paid.get(name)?.entries ?? [];
    return { place, changes: changed.get(name)?.changes ?? [], amount: sumOf(entries), entries };
  });
  return {
    before: before.price,
    after: after.price,
    difference: after.price - before.price,
    shippingKnown: before.shippingKnown && after.shippingKnown,
    places: inOrder(places),
  };
};
