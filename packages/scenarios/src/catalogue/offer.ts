import { won, type Addition, type ItemOption, type Language, type MeasureTerms, type Won } from '@baguni/domain';
import { option as O } from 'fp-ts';
import { inLanguage } from '../words/words.ts';
import { additions, type AdditionName } from './additions.ts';
import { optionWords, type OptionWord } from './option-words.ts';
import type { ItemRow, OptionRow } from './row.ts';

/** An option that an item offers, as a page of one language shows it. */
export interface OfferedOption {
  /** What choices name, e.g. `navy/95`; the same in every language. */
  readonly key: string;
  readonly optionNo: string;
  readonly optionType: ItemOption['optionType'];
  readonly names: readonly string[];
  /** One for each name; none where the shopper measures or writes. */
  readonly values: readonly string[];
  /** Added to one piece, in won; for Calculation see `measure`. */
  readonly optionPrice: Won;
  /** The terms of what is made to measure. */
  readonly measure: O.Option<MeasureTerms>;
  readonly calculationUnit: O.Option<string>;
  /** Pieces left; none where it is not limited. */
  readonly stock: O.Option<number>;
}

/** An additional product that an item offers; `key` is what choices name. */
export interface OfferedAddition extends Omit<Addition, 'quantity'> {
  readonly key: string;
}

const plain = { values: [], measure: O.none, calculationUnit: O.none, stock: O.none } as const;

const optionIn = (row: OptionRow, optionNo: string, language: Language): OfferedOption => {
  const said = (word: OptionWord): string => inLanguage(optionWords[word], language);
  const named = { key: row.key, optionNo, optionType: row.type };
  switch (row.type) {
    case 'Combination':
      return {
        ...plain,
        ...named,
        names: row.names.map(said),
        values: row.values.map(said),
        optionPrice: won(row.price),
        stock: O.fromNullable(row.stock),
      };
    case 'Calculation':
      return {
        ...plain,
        ...named,
        names: row.names.map(said),
        optionPrice: won(0),
        measure: O.some(row.measure),
        calculationUnit: O.some('cm'),
      };
    case 'Text':
      return { ...plain, ...named, names: [said(row.name)], optionPrice: won(row.price) };
  }
};

const additionIn = (key: AdditionName, no: number, language: Language): OfferedAddition => {
  const row = additions[key];
  return {
    key,
    additionNo: `${no}-${key}`,
    name: inLanguage(row.name, language),
    value: row.value ? inLanguage(row.value, language) : '',
    price: won(row.price),
    stock: O.fromNullable(row.stock),
  };
};

/** The options that an item offers (PG-21). */
export const optionsIn = (row: ItemRow, language: Language): readonly OfferedOption[] =>
  (row.extras.options ?? []).map((option, i) => optionIn(option, `${row.no}-${i + 1}`, language));

/** The additional products that an item offers. */
export const additionsIn = (row: ItemRow, language: Language): readonly OfferedAddition[] =>
  (row.extras.additions ?? []).map((key) => additionIn(key, row.no, language));
