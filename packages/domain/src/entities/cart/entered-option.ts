import type { CartUnitId, ItemNo } from '../../money/ids.ts';
import { won, type Won } from '../../money/won.ts';
import type { ItemOption } from './item.ts';
import { oneLine } from './one-line.ts';

/** CM-06: an item with its choice. The server determines prices, names and terms. */
export interface AddCartRequest {
  readonly itemNo: ItemNo;
  readonly quantity: number;
  readonly optionNos: readonly string[];
  /** `additionNo` is an addition of the item, `quantity` its pieces. */
  readonly additions: readonly { readonly additionNo: string; readonly quantity: number }[];
  /** Values of measured or entered options; missing without such options. */
  readonly entered?: readonly EnteredOption[];
  /** The unit before which a restored one is inserted; at the end if missing (DL-03). */
  readonly before?: CartUnitId;
}

/** The most units that a link may share. */
export const MAX_SHARED_UNITS = 30;

/** Measures or text for an option: one value per entry, in order. */
export interface EnteredOption {
  readonly optionNo: string;
  /** Measures in cm, or text. */
  readonly values: readonly string[];
}

export const MAX_OPTION_TEXT = 50;

/** Normalizes a text: one line, NFC, no control characters. */
export const optionValueOf = (text: string): string => oneLine(text).normalize('NFC');

/** True if the text is already normalized, has 1 to 50 characters, and at least one visible character. */
export const isOptionValue = (value: string): boolean =>
  /[^\p{Cf}\p{Z}]/u.test(value) && Array.from(value).length <= MAX_OPTION_TEXT && optionValueOf(value) === value;

/** Limits and price of a made-to-measure option; measures in cm. */
export interface MeasureTerms {
  readonly min: number;
  readonly max: number;
  readonly wonPerSquareMetre: number;
}

const isMeasure = (value: string, { min, max }: MeasureTerms): boolean =>
  /^[1-9]\d{0,4}$/u.test(value) && Number(value) >= min && Number(value) <= max;

/** True if the values are whole measures within the limits of `terms`, or texts. */
export const isEntered = (
  { optionType, optionEntries }: Pick<ItemOption, 'optionType' | 'optionEntries'>,
  values: readonly string[],
  terms: MeasureTerms | undefined,
): boolean => {
  if (values.length !== optionEntries.length || optionType === 'Combination') return false;
  if (optionType === 'Text') return values.every(isOptionValue);
  return terms !== undefined && values.every((value) => isMeasure(value, terms));
};

const SQUARE_CM = 10_000;
const STEP = 100;

/** Returns the price by area of measures in cm, rounded up to 100 won. */
export const measuredPrice = ({ wonPerSquareMetre }: MeasureTerms, values: readonly string[]): Won => {
  const area = values.reduce((product, value) => product * Number(value), 1);
  return won(Math.ceil((area * wonPerSquareMetre) / SQUARE_CM / STEP) * STEP);
};

export interface OptionMeasure extends MeasureTerms {
  readonly optionNo: string;
}

export interface OfferedOptions {
  /** Includes options that are out of stock. */
  readonly options: readonly ItemOption[];
  readonly measures: readonly OptionMeasure[];
}
