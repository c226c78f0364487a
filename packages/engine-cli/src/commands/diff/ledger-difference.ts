import type { BundleKey, CartUnitId, EntryPlace, PriceRule } from '@baguni/domain';

/** What an entry of a ledger says of its place, whatever its currency. */
interface Entry {
  readonly place: EntryPlace;
  readonly rule: PriceRule;
  readonly amount: number;
}

/** Where money differs: on a unit, its way overseas with it, or on a parcel. */
export type Spot =
  | { readonly type: 'Unit'; readonly cartUnitId: CartUnitId }
  | { readonly type: 'Bundle'; readonly bundleKey: BundleKey };

/** By how much the entries of a rule differ in one spot. */
export interface RuleDifference {
  readonly rule: PriceRule;
  /** In the smallest unit of the currency, never 0: what the second ledger has more than the first. */
  readonly amount: number;
}

/** By how much two ledgers differ in one spot. */
export interface SpotDifference {
  readonly place: Spot;
  readonly entries: readonly RuleDifference[];
}

const spotOf = (place: EntryPlace): Spot =>
  place.type === 'Bundle'
    ? { type: 'Bundle', bundleKey: place.bundleKey }
    : { type: 'Unit', cartUnitId: place.cartUnitId };

/** A name of a spot that no other has. */
export const nameOf = (spot: Spot): string =>
  spot.type === 'Unit' ? `Unit ${spot.cartUnitId}` : `Bundle ${spot.bundleKey}`;

interface Sums {
  readonly place: Spot;
  readonly byRule: Map<PriceRule, number>;
}

const addTo = (sums: Map<string, Sums>, entries: readonly Entry[], sign: 1 | -1): void => {
  for (const { place: at, rule, amount } of entries) {
    const place = spotOf(at);
    const name = nameOf(place);
    const { byRule } = sums.get(name) ?? { byRule: new Map<PriceRule, number>() };
    byRule.set(rule, (byRule.get(rule) ?? 0) + sign * amount);
    sums.set(name, { place, byRule });
  }
};

/**
 * What the second ledger has more than the first, spot by spot and rule by rule. All of it adds up to the difference of
 * their totals, as each total is the sum of its ledger (PR-08).
 */
export const ledgerDifference = (before: readonly Entry[], after: readonly Entry[]): readonly SpotDifference[] => {
  const sums = new Map<string, Sums>();
  addTo(sums, before, -1);
  addTo(sums, after, 1);
  return [...sums.values()].flatMap(({ place, byRule }) => {
    const entries = [...byRule].flatMap(([rule, amount]) => (amount === 0 ? [] : [{ rule, amount }]));
    return entries.length > 0 ? [{ place, entries }] : [];
  });
};
