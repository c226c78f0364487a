import {
  isEntered,
  MAX_OPTION_TEXT,
  optionValueOf,
  type EnteredOption,
  type ItemOption,
  type Language,
  type MeasureTerms,
} from '@baguni/domain';
import { option as O } from 'fp-ts';
import { numberIn } from './form.ts';
import type { ShopItem } from './shelf.ts';
import { filled, shopWords } from './words/index.ts';

/** The name of the field of an option's value. @param i its place among the option's entries */
export const enteredName = (optionNo: string, i: number): string => `entered-${optionNo}-${i}`;

type Sent = ReadonlyMap<string, string>;

const askedOf = ({ item }: ShopItem): readonly ItemOption[] =>
  item.options.filter(({ optionType }) => optionType !== 'Combination');

/** A value as it is kept: digits of any width are a measure, a text stands in one line. */
const valueOf = (sent: Sent, { optionNo, optionType }: ItemOption, i: number): string => {
  const text = sent.get(enteredName(optionNo, i)) ?? '';
  const measure = optionType === 'Calculation' ? numberIn(text) : null;
  return measure === null ? optionValueOf(text) : String(measure);
};

/** What a form has entered for the item's options, a value for each field that the page shows (CM-06). */
export const enteredIn = (sold: ShopItem, sent: Sent): readonly EnteredOption[] =>
  askedOf(sold).map((option) => ({
    optionNo: option.optionNo,
    values: option.optionEntries.map((_, i) => valueOf(sent, option, i)),
  }));

const againstValue = (
  language: Language,
  { optionEntries: [entry], calculationUnit }: ItemOption,
  terms: MeasureTerms | undefined,
  value: string,
): string => {
  const words = shopWords[language];
  const name = entry?.name ?? '';
  if (terms)
    return filled(words.measureOutside, {
      name,
      min: terms.min,
      max: terms.max,
      unit: O.getOrElse(() => '')(calculationUnit),
    });
  return Array.from(value).length > MAX_OPTION_TEXT
    ? filled(words.textTooLong, { name, n: MAX_OPTION_TEXT })
    : filled(words.textMissing, { name });
};

/** What is wrong with what was entered, a sentence for each value; empty where all of it can be put in. */
export const againstEntered = (
  language: Language,
  sold: ShopItem,
  entered: readonly EnteredOption[],
): readonly string[] =>
  askedOf(sold).flatMap((option, i) => {
    const terms = sold.measures[option.optionNo];
    return (entered[i]?.values ?? []).flatMap((value, place) => {
      const one = { ...option, optionEntries: option.optionEntries.slice(place, place + 1) };
      return isEntered(one, [value], terms) ? [] : [againstValue(language, one, terms, value)];
    });
  });
