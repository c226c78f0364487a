import {
  isEntered,
  MAX_OPTION_TEXT,
  optionValueOf,
  type AddCartRequest,
  type EnteredOption,
  type ItemOption,
  type Language,
  type MeasureTerms,
} from '@baguni/domain/internal';
import { numberIn, type Fields } from '../markup/forms.ts';
import type { ShopItem } from './shelf.ts';
import { filled, texts } from '../texts/texts.ts';

/** The choice of a visitor, as the form sent it. */
export interface SentChoice {
  readonly quantity: string;
  readonly optionNo: string;
  /** Measured or written values, by the name of their field. */
  readonly entered: ReadonlyMap<string, string>;
  /** Quantities, by addition number. */
  readonly additions: ReadonlyMap<string, string>;
}

/** Pieces of one unit, at most (QT-01). */
export const MAX_PIECES = 999;
const ADDITION = 'addition-';
const ENTERED = 'entered-';

export const choiceIn = (fields: Fields): SentChoice => ({
  quantity: fields.get('quantity') ?? '',
  optionNo: fields.get('option') ?? '',
  entered: new Map([...fields].filter(([name]) => name.startsWith(ENTERED))),
  additions: new Map(
    [...fields].flatMap(([name, value]) => (name.startsWith(ADDITION) ? [[name.slice(ADDITION.length), value]] : [])),
  ),
});

/** Returns the field name of an option's value. @param i the index of the option's entry */
export const enteredName = (optionNo: string, i: number): string => `entered-${optionNo}-${i}`;

type Sent = ReadonlyMap<string, string>;

const askedOf = ({ item }: ShopItem): readonly ItemOption[] =>
  item.options.filter(({ optionType }) => optionType !== 'Combination');

/** Normalises a value: a measure may have digits of any width, a text is one line. */
const valueOf = (sent: Sent, { optionNo, optionType }: ItemOption, i: number): string => {
  const text = sent.get(enteredName(optionNo, i)) ?? '';
  const measure = optionType === 'Calculation' ? numberIn(text) : null;
  return measure === null ? optionValueOf(text) : String(measure);
};

/** Returns the entered values of the item's options, one for each field of the page (CM-06). */
const enteredIn = (sold: ShopItem, sent: Sent): readonly EnteredOption[] =>
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
  const words = texts[language].shop;
  const name = entry?.name ?? '';
  if (terms)
    return filled(words.measureOutside, {
      name,
      min: terms.min,
      max: terms.max,
      unit: calculationUnit ?? '',
    });
  return Array.from(value).length > MAX_OPTION_TEXT
    ? filled(words.textTooLong, { name, n: MAX_OPTION_TEXT })
    : filled(words.textMissing, { name });
};

/** Returns an error message for each entered value that cannot be added. */
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

/** Returns the request to add a choice to the cart, without a price; null if a number cannot be read. */
export const requestOf = (sold: ShopItem, sent: SentChoice): AddCartRequest | null => {
  const quantity = numberIn(sent.quantity);
  const additions = [...sent.additions].map(([additionNo, pieces]) => ({ additionNo, quantity: numberIn(pieces) }));
  if (!isPieces(quantity)) return null;
  const asked = additions.flatMap(({ additionNo, quantity: pieces }) => {
    if (pieces === 0) return [];
    return isPieces(pieces) ? [{ additionNo, quantity: pieces }] : [null];
  });
  const known = asked.filter((one) => one !== null);
  if (known.length < asked.length) return null;
  const optionNos = sent.optionNo === '' ? [] : [sent.optionNo];
  const entered = enteredIn(sold, sent.entered);
  const choice = { itemNo: sold.item.itemNo, quantity, optionNos, additions: known };
  return entered.length === 0 ? choice : { ...choice, entered };
};

const isPieces = (pieces: number | null): pieces is number => pieces !== null && pieces >= 1 && pieces <= MAX_PIECES;
