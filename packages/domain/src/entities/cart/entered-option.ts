import { won, type Won } from '../../money/won.ts';
import type { ItemOption } from './item.ts';
import { oneLine } from './one-line.ts';

/** What the shopper measured or wrote for an option: a value for each of its entries, in their order (CM-06, PG-21). */
export interface EnteredOption {
  /** The option that they are for. */
  readonly optionNo: string;
  /** One for each entry of the option: a measure in cm, or a text. */
  readonly values: readonly string[];
}

/** The most characters of a text that is written for an option. */
export const MAX_OPTION_TEXT = 50;

/**
 * A written text as it is kept: in one line, composed, without control characters.
 * @example
 * optionValueOf('  To Mina,\n with love '); // To Mina, with love
 */
export const optionValueOf = (text: string): string => oneLine(text).normalize('NFC');

/**
 * Whether a value is kept as it is: a text of 1 to 50 characters, of which one at least is seen.
 * @example
 * ['With love', '', 'x'.repeat(51)].map(isOptionValue); // [ true, false, false ]
 */
export const isOptionValue = (value: string): boolean =>
  /[^\p{Cf}\p{Z}]/u.test(value) && Array.from(value).length <= MAX_OPTION_TEXT && optionValueOf(value) === value;

/** How an option made to measure is limited and priced; measures are in cm. */
export interface MeasureTerms {
  /** The least that a measure may be, in cm. */
  readonly min: number;
  /** The most that a measure may be, in cm. */
  readonly max: number;
  /** Price of a square metre, in won. */
  readonly wonPerSquareMetre: number;
}

const isMeasure = (value: string, { min, max }: MeasureTerms): boolean =>
  /^[1-9]\d{0,4}$/u.test(value) && Number(value) >= min && Number(value) <= max;

/**
 * Whether these values can be put in for an option: whole measures within its limits, or texts.
 * @param terms of what is measured
 * @example
 * const curtain = anOption({ optionType: 'Calculation', optionEntries: [{ name: 'Width', value: '' }] });
 * const terms = { min: 50, max: 300, wonPerSquareMetre: 20_000 };
 * ['120', '301', '12.5'].map((value) => isEntered(curtain, [value], terms)); // [ true, false, false ]
 */
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

/**
 * What something made to measure costs, by its area, rounded up to 100 won (PG-21).
 * @param values whole measures in cm
 * @example
 * measuredPrice({ min: 50, max: 300, wonPerSquareMetre: 20_000 }, ['120', '151']); // 36300
 */
export const measuredPrice = ({ wonPerSquareMetre }: MeasureTerms, values: readonly string[]): Won => {
  const area = values.reduce((product, value) => product * Number(value), 1);
  return won(Math.ceil((area * wonPerSquareMetre) / SQUARE_CM / STEP) * STEP);
};
