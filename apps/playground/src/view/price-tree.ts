import { isOrderable, treeOf, type CartState, type LedgerEntry, type SellerGroup } from '@baguni/domain';
import type { AnyPrice } from '../engine/cart-engine.ts';
import { entryText } from './entry-text.ts';
import { amountText, type Wording } from '../words/wording.ts';
import { listed } from '../words/names.ts';
import { unitName, unitNames } from '../words/unit-names.ts';

/** A branch of the tree of each won: what it is, what it comes to, and what that is made of. */
export interface PriceNode {
  readonly key: string;
  readonly kind: 'Total' | 'Seller' | 'Unit' | 'Parcel' | 'Overseas' | 'Entry';
  readonly label: string;
  /** What it was worked out from, or of a parcel what is in it; empty where its branches say so. */
  readonly detail: string;
  /** In the smallest unit; below 0 for what is taken off. */
  readonly amount: number;
  readonly text: string;
  /** Its amounts add up to this one’s. */
  readonly children: readonly PriceNode[];
}

const kinds = { Unit: 'Unit', Bundle: 'Parcel', Oversea: 'Overseas' } as const;

const placeKeyOf = ({ place }: LedgerEntry): string =>
  place.type === 'Bundle' ? `Bundle/${place.bundleKey}` : `${place.type}/${place.cartUnitId}`;

const groupedBy = (
  entries: readonly LedgerEntry[],
  keyOf: (entry: LedgerEntry) => string,
): readonly (readonly [string, readonly LedgerEntry[]])[] => [...Map.groupBy(entries, keyOf)];

const entryNodes = (wording: Wording, entries: readonly LedgerEntry[]): readonly PriceNode[] =>
  entries.map((entry, i) => ({
    key: `${placeKeyOf(entry)}/${i}`,
    kind: 'Entry',
    label: wording.translations.rule[entry.rule],
    detail: entryText(wording, entry),
    amount: entry.amount,
    text: amountText(wording, entry.amount),
    children: [],
  }));

/** A branch that holds others; its amount is a sum over their entries. */
const branch = (
  wording: Wording,
  head: Pick<PriceNode, 'key' | 'kind' | 'label'> & { readonly detail?: string },
  entries: readonly LedgerEntry[],
  children: readonly PriceNode[],
): PriceNode => {
  const amount = entries.reduce((sum, entry) => sum + entry.amount, 0);
  return { detail: '', ...head, amount, text: amountText(wording, amount), children };
};

const labelOfPlace = (wording: Wording, cart: CartState, { place }: LedgerEntry): string => {
  const { words } = wording;
  if (place.type === 'Bundle') return words.parcel;
  const name = unitName(wording, cart, place.cartUnitId);
  return place.type === 'Oversea' ? words.overseas(name) : name;
};

/** The units that travel in a parcel: a seller may have several parcels. */
const contentsOf = (wording: Wording, cart: CartState, { place }: LedgerEntry): string => {
  if (place.type !== 'Bundle') return '';
  const bought = new Set(cart.selected);
  const ids = cart.units
    .filter((unit) => unit.bundleKey === place.bundleKey && isOrderable(unit) && bought.has(unit.cartUnitId))
    .map(({ cartUnitId }) => cartUnitId);
  return listed(wording.words, unitNames(wording, cart, ids));
};

const placeNodes = (wording: Wording, cart: CartState, entries: readonly LedgerEntry[]): readonly PriceNode[] =>
  groupedBy(entries, placeKeyOf).flatMap(([key, within]) => {
    const [first] = within;
    if (!first) return [];
    const head = {
      key,
      kind: kinds[first.place.type],
      label: labelOfPlace(wording, cart, first),
      detail: contentsOf(wording, cart, first),
    };
    return [branch(wording, head, within, entryNodes(wording, within))];
  });

/** Overseas shipping is of no seller: its entries are together under an empty key (OV-03). */
const sellerName = ({ words }: Wording, key: string, groups: readonly SellerGroup[]): string => {
  if (key === '') return words.overseasShipping;
  const group = groups.find((one) => one.key === key);
  if (group?.type === 'SmileDelivery') return words.smileDelivery;
  const name = group?.shopName.trim() ?? '';
  return name === '' ? (group?.sellerKey ?? key) : name;
};

/** A cart’s ledger as a tree: the total, its sellers, their units and parcels, and each entry (PR-08, EN-20). */
export const priceTree = (wording: Wording, cart: CartState, { entries, cartUnitCount }: AnyPrice): PriceNode => {
  const groups = treeOf(cart.units);
  const sellers = groupedBy(entries, (entry) => entry.sellerGroupKey).map(([key, within]) =>
    branch(
      wording,
      { key, kind: 'Seller', label: sellerName(wording, key, groups) },
      within,
      placeNodes(wording, cart, within),
    ),
  );
  const label = wording.translations.payable(cartUnitCount, cart.units.length);
  return branch(wording, { key: 'total', kind: 'Total', label }, entries, sellers);
};
