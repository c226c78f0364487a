import { option as O } from 'fp-ts';
import {
  measuredPrice,
  unknownItem,
  type Addition,
  type Item,
  type ItemOption,
  type Language,
  additionStock,
  itemStock,
  optionStock,
  type StockKey,
} from '@baguni/domain';
import type { OfferedItem } from '../store/catalogue.ts';
import type { ChosenAddition, ChosenOption, StoredUnit } from '../store/rows.ts';

export type Left = ReadonlyMap<StockKey, number>;

/** The item of a choice, and whether all chosen options and additions are still offered. */
export interface ChosenItem {
  readonly item: Item;
  readonly missing: 'Item' | 'Option' | 'Addition' | null;
}

/** Entered values use the names of the offer. */
const entriesOf = (option: ItemOption, { values, entries }: ChosenOption, language: Language) =>
  values
    ? option.optionEntries.map(({ name }, i) => ({ name, value: values[i] ?? '' }))
    : (entries?.[language] ?? option.optionEntries);

const optionOf = (
  { item, measures }: OfferedItem,
  chosen: ChosenOption,
  left: Left,
  language: Language,
): ItemOption | null => {
  const option = item.options.find(({ optionNo }) => optionNo === chosen.optionNo);
  const terms = measures?.[chosen.optionNo];
  const values = option?.optionType === 'Calculation' ? chosen.values : undefined;
  // without measure terms the price is unknown
  if (!option || (values && !terms)) return null;
  return {
    ...option,
    optionEntries: entriesOf(option, chosen, language),
    optionPrice: values && terms ? measuredPrice(terms, values) : (chosen.optionPrice ?? option.optionPrice),
    stock: O.fromNullable(left.get(optionStock(item.itemNo, option.optionNo))),
  };
};

const additionOf = (offered: Item, chosen: ChosenAddition, left: Left): Addition | null => {
  const addition = offered.additions.find(({ additionNo }) => additionNo === chosen.additionNo);
  if (!addition) return null;
  const stock = O.fromNullable(left.get(additionStock(offered.itemNo, addition.additionNo)));
  return { ...addition, quantity: chosen.quantity, stock };
};

const isThere = <A>(value: A | null): value is A => value !== null;

/** Returns the item with today’s price, texts and stock, limited to the chosen options and additions. */
export const chosenItem = (
  unit: StoredUnit,
  offered: OfferedItem | undefined,
  left: Left,
  language: Language,
): ChosenItem => {
  if (!offered) return { item: unknownItem(unit.itemNo), missing: 'Item' };
  const options = unit.detail.options.map((chosen) => optionOf(offered, chosen, left, language));
  const additions = unit.detail.additions.map((chosen) => additionOf(offered.item, chosen, left));
  const stock = O.fromNullable(left.get(itemStock(unit.itemNo)));
  const item = { ...offered.item, options: options.filter(isThere), additions: additions.filter(isThere), stock };
  if (options.includes(null)) return { item, missing: 'Option' };
  return { item, missing: additions.includes(null) ? 'Addition' : null };
};
