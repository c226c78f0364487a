import type { ReadCart } from '../../input/read-cart.ts';
import { cartChanges, placeName, type Change, type PlacedChanges } from './cart-changes.ts';
import { ledgerDifference, type RuleDifference } from './ledger-difference.ts';

/** What is otherwise in one place, and what that costs. */
export interface PlacedDifference {
  readonly place: PlacedChanges['place'];
  /** Empty where only the price differs, by a change elsewhere. */
  readonly changes: readonly Change[];
  /** In the smallest unit of the currency: the sum of `entries`, below 0 where less is paid. */
  readonly amount: number;
  readonly entries: readonly RuleDifference[];
}

/** Two carts compared. */
export interface Difference {
  /** Payable totals in the smallest unit of the currency. */
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

/** A cart and the shop that prices it. */
export type Priced = Pick<ReadCart, 'state' | 'cart' | 'engine'>;

/** Promotions that are in use in one of the carts only, by their ids. */
const promotionChanges = ({ cart: before }: Priced, { cart: after }: Priced): readonly Change[] => {
  const [was, is] = [before.promotions ?? [], after.promotions ?? []];
  return [
    ...was.filter((id) => !is.includes(id)).map((promotion) => ({ type: 'PromotionUnused' as const, promotion })),
    ...is.filter((id) => !was.includes(id)).map((promotion) => ({ type: 'PromotionUsed' as const, promotion })),
  ];
};

/** The changes of two carts, those of promotions in the place of the cart as a whole. */
const changesOf = (first: Priced, second: Priced): readonly PlacedChanges[] => {
  const placed = cartChanges({ before: first.state, after: second.state });
  const promotions = promotionChanges(first, second);
  if (promotions.length === 0) return placed;
  const fields = placed.find(({ place }) => place.type === 'Cart')?.changes ?? [];
  const whole: PlacedChanges = { place: { type: 'Cart' }, changes: [...promotions, ...fields] };
  return [...placed.filter(({ place }) => place.type !== 'Cart'), whole];
};

/** What differs between two carts and what each of it costs (PR-08). @param nows the moments at which they are priced, ms since 1970 UTC */
export const differenceOf = (
  [first, second]: readonly [Priced, Priced],
  [nowBefore, nowAfter]: readonly [number, number],
): Difference => {
  const before = first.engine.priceOfCart(first.cart, nowBefore);
  const after = second.engine.priceOfCart(second.cart, nowAfter);
  const changed = new Map(changesOf(first, second).map((one) => [placeName(one.place), one]));
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
