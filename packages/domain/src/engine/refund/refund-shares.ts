import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import { groupBy } from '../../entities/cart/tree.ts';
import type { Currency } from '../../money/currency.ts';
import type { CartUnitId } from '../../money/ids.ts';
import { fraction, money } from '../../money/money.ts';
import { noWon, sum, won, type Won } from '../../money/won.ts';
import { placeKey, type EntryPlace, type LedgerEntry } from '../../price/ledger/ledger.ts';
import type { RefundTerms } from '../refund-terms.ts';

export type Pieces = ReadonlyMap<CartUnitId, number>;

/** A place of an order with its ledger entries; the tax is the last one. */
export interface PaidPlace {
  readonly place: EntryPlace;
  readonly entries: readonly LedgerEntry[];
}

export const paidPlaces = (entries: readonly LedgerEntry[]): readonly PaidPlace[] =>
  groupBy(entries, ({ place }) => placeKey(place)).map(([, all]) => ({ place: all[0].place, entries: all }));

/** Returns the ordered pieces of each unit. */
export const orderedPieces = (entries: readonly LedgerEntry[]): Pieces =>
  new Map(
    entries.flatMap(({ rule, place, inputs }) =>
      rule === 'ItemPrice' && place.type === 'Unit' ? [[place.cartUnitId, inputs.quantity] as const] : [],
    ),
  );

/** The part of a place that is kept: `kept` of `all` pieces. */
interface KeptPart {
  readonly kept: number;
  readonly all: number;
}

const partOf = (place: EntryPlace, units: readonly CartUnit[], ordered: Pieces, kept: Pieces): KeptPart => {
  const ids =
    place.type === 'Bundle'
      ? units.flatMap(({ bundleKey, cartUnitId }) => (bundleKey === place.bundleKey ? [cartUnitId] : []))
      : [place.cartUnitId];
  const count = (pieces: Pieces): number => ids.reduce((total, id) => total + (pieces.get(id) ?? 0), 0);
  return { kept: count(kept), all: count(ordered) };
};

const partOfFee = ({ kept, all }: KeptPart, shipping: RefundTerms['shipping']): KeptPart => {
  if (shipping === 'Pieces') return { kept, all };
  return { kept: shipping === 'Never' || kept > 0 ? 1 : 0, all: 1 };
};

/** Splits each entry of a place between kept and returned pieces by rounded subtotals, so that shares add up. */
const sharesOf = (entries: readonly LedgerEntry[], { kept, all }: KeptPart, currency: Currency): readonly Won[] => {
  let paid = 0;
  let before = 0;
  return entries.map(({ amount }) => {
    paid += amount;
    const share = all === 0 ? 0 : fraction(money(currency, paid), kept, all, 'Down').minor;
    const own = won(share - before);
    before = share;
    return own;
  });
};

/** Returns for each place the share of each entry that belongs to the kept pieces. */
export const keptShares = (
  places: readonly PaidPlace[],
  units: readonly CartUnit[],
  ordered: Pieces,
  kept: Pieces,
  currency: Currency,
  { shipping }: RefundTerms,
): ReadonlyMap<PaidPlace, readonly Won[]> =>
  new Map(
    places.map((paid) => {
      const part = partOf(paid.place, units, ordered, kept);
      return [
        paid,
        sharesOf(paid.entries, paid.place.type === 'Unit' ? part : partOfFee(part, shipping), currency),
      ] as const;
    }),
  );

export const totalOfShares = (shares: ReadonlyMap<PaidPlace, readonly Won[]>): Won =>
  sum([...shares.values()].map((all) => (all.length === 0 ? noWon : sum(all))));
