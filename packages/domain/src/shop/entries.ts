import type { CartUnitId } from '../money/ids.ts';
import { won, type Won } from '../money/won.ts';
import type { EntryHome, EntryOf, LedgerEntry } from '../price/ledger/ledger.ts';
import type { Worked, WorkedCart } from './worked.ts';

/** What a promotion took off a unit, in the ledger (EN-09). Amounts in minor units. */
export interface PromotionEntry extends EntryHome {
  readonly rule: 'Promotion';
  readonly kind: 'Discount';
  readonly amount: Won;
  readonly inputs: {
    /** Its offer. */
    readonly promotion: string;
    readonly code: string;
    readonly name: string;
    /** What was left of the prices of all units that it applies to. */
    readonly basis: Won;
    /** What it took off all of them. */
    readonly worth: Won;
  };
}

/** A step of a price, one’s own promotions among them. */
export type ShopEntry = LedgerEntry | PromotionEntry;

const entryOf = ({ sellerGroupKey, place }: EntryHome, { offer, basis, total }: Worked, amount: number) =>
  ({
    rule: 'Promotion',
    kind: 'Discount',
    sellerGroupKey,
    place,
    amount: won(-amount),
    inputs: { promotion: offer.id, code: offer.code, name: offer.name, basis: won(basis), worth: won(total) },
  }) satisfies PromotionEntry;

const opened = (
  entry: EntryOf<'FundingDiscount'>,
  id: CartUnitId,
  { promotions, funded }: WorkedCart,
): readonly ShopEntry[] => {
  const ours = promotions.flatMap((worked) => {
    const amount = worked.amounts.get(id);
    return amount === undefined ? [] : [entryOf(entry, worked, amount)];
  });
  if (ours.length === 0) return [entry];
  const given = funded.get(id) ?? 0;
  return given > 0 ? [{ ...entry, amount: won(-given), inputs: { ...entry.inputs, once: won(given) } }, ...ours] : ours;
};

/** A ledger in which every promotion has entries of its own: what a cart priced with them says it took off (EN-09). */
export const openedEntries = (entries: readonly LedgerEntry[], worked: WorkedCart): readonly ShopEntry[] =>
  entries.flatMap((entry): readonly ShopEntry[] =>
    entry.rule === 'FundingDiscount' && entry.place.type === 'Unit'
      ? opened(entry, entry.place.cartUnitId, worked)
      : [entry],
  );
