import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { Addition, ItemOption } from '../../entities/cart/item.ts';
import { sellerGroupKeyOf } from '../../entities/cart/tree.ts';
import { times } from '../../money/won.ts';
import type { ItemEntries, KeptUnit } from '../ledger/line.ts';
import { entryOf, type EntryHome, type LedgerEntry } from '../ledger/ledger.ts';
import { branchPrice } from '../unit-price.ts';

const optionName = ({ optionEntries }: ItemOption): string => {
  let name = '';
  let gap = '';
  for (const { value } of optionEntries) {
    name += gap + value;
    gap = ' ';
  }
  return name;
};

const additionName = ({ name, value }: Addition): string => (value ? `${name} ${value}` : name);

/** Returns the item price entries: piece, options, branch, additions. */
const madeOf = (unit: CartUnit, home: EntryHome): readonly LedgerEntry[] => {
  const { item, quantity } = unit;
  const price = item.itemSellPrice;
  const entries: LedgerEntry[] = [entryOf(home, 'ItemPrice', times(price, quantity), { price, quantity })];
  for (const option of item.options) {
    const price = option.optionPrice;
    if (price === 0) continue;
    const inputs = { name: optionName(option), price, quantity };
    entries.push(entryOf(home, 'OptionPrice', times(price, quantity), inputs));
  }
  const branch = branchPrice(unit);
  if (branch !== 0) entries.push(entryOf(home, 'BranchPrice', times(branch, quantity), { price: branch, quantity }));
  for (const addition of item.additions) {
    const { price, quantity } = addition;
    const inputs = { name: additionName(addition), price, quantity };
    entries.push(entryOf(home, 'AdditionPrice', times(price, quantity), inputs));
  }
  return entries;
};

const made = (unit: CartUnit): ItemEntries => {
  const home: EntryHome = {
    sellerGroupKey: sellerGroupKeyOf(unit),
    place: { type: 'Unit', cartUnitId: unit.cartUnitId },
  };
  return { home, entries: madeOf(unit, home) };
};

export const itemEntriesOf = (kept: KeptUnit): ItemEntries => (kept.items ??= made(kept.unit));
