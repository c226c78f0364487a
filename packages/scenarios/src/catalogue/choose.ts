import {
  measuredPrice,
  type Addition,
  type Item,
  type ItemNo,
  type ItemOption,
  type Language,
} from '@baguni/domain/internal';
import { catalogueIn, type CatalogueItem, type OfferedOption } from './catalogue.ts';

/** A chosen option by key, with measures in cm or a text if it requires them. */
export type ChosenOption =
  | string
  | { readonly option: string; readonly measures: readonly number[] }
  | { readonly option: string; readonly text: string };

/** A chosen addition by key; quantity 1 by default. */
export type ChosenAddition = string | { readonly addition: string; readonly quantity: number };

/** Choices of an item, independent of language. */
export interface Choice {
  readonly options?: readonly ChosenOption[];
  readonly additions?: readonly ChosenAddition[];
}

const valuesOf = (offered: OfferedOption, chosen: ChosenOption): readonly string[] => {
  if (typeof chosen === 'string') return offered.values;
  return 'text' in chosen ? [chosen.text] : chosen.measures.map(String);
};

const priceOf = (offered: OfferedOption, values: readonly string[]): ItemOption['optionPrice'] =>
  offered.measure !== undefined && values.length > 0 ? measuredPrice(offered.measure, values) : offered.optionPrice;

const chosenOption = (sold: CatalogueItem, chosen: ChosenOption): ItemOption => {
  const key = typeof chosen === 'string' ? chosen : chosen.option;
  const offered = sold.options.find((option) => option.key === key);
  if (!offered) throw new RangeError(`item ${sold.item.itemNo} offers no option ${key}`);
  const values = valuesOf(offered, chosen);
  return {
    optionNo: offered.optionNo,
    optionType: offered.optionType,
    optionEntries: offered.names.map((name, i) => ({ name, value: values[i] ?? '' })),
    optionPrice: priceOf(offered, values),
    calculationUnit: offered.calculationUnit,
    stock: offered.stock,
  };
};

const chosenAddition = (sold: CatalogueItem, chosen: ChosenAddition): Addition => {
  const key = typeof chosen === 'string' ? chosen : chosen.addition;
  const offered = sold.additions.find((addition) => addition.key === key);
  if (!offered) throw new RangeError(`item ${sold.item.itemNo} offers no addition ${key}`);
  const { additionNo, name, value, price, stock } = offered;
  return { additionNo, name, value, price, quantity: typeof chosen === 'string' ? 1 : chosen.quantity, stock };
};

/** Returns an item of the catalogue, or throws if its number is unknown. */
export const soldItem = (no: ItemNo, language: Language): CatalogueItem => {
  const sold = catalogueIn(language).items.get(no);
  if (!sold) throw new RangeError(`no item ${no} in the catalogue`);
  return sold;
};

/** Returns an item with its choices in one language, or throws if it does not offer one. */
export const choose = (no: ItemNo, choice: Choice, language: Language): Item => {
  const sold = soldItem(no, language);
  return {
    ...sold.item,
    options: (choice.options ?? []).map((chosen) => chosenOption(sold, chosen)),
    additions: (choice.additions ?? []).map((chosen) => chosenAddition(sold, chosen)),
  };
};
