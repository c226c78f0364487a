import type { Fit } from '@baguni/contract/cart-json';
import { formatNumber } from '@baguni/domain';

/** What would fit in the place of a value, and what stands there, in a language. Bounds are empty where there is none. */
export interface FitTranslations {
  readonly whole: (min: string, max: string) => string;
  readonly number: (min: string, max: string) => string;
  readonly text: (min: string, max: string) => string;
  readonly pattern: (pattern: string) => string;
  readonly moment: (example: string) => string;
  /** `from` is the earliest. */
  readonly momentFrom: (from: string) => string;
  readonly day: (example: string) => string;
  readonly boolean: string;
  /** `names` are those that it must have; empty where there are none. */
  readonly object: (names: string) => string;
  /** `most` is 0 where nothing may stand in it. */
  readonly list: (most: string, each: string) => string;
  readonly listFrom: (fewest: string) => string;
  readonly oneOf: (values: string) => string;
  readonly or: string;
  /** A list that was found, with how many stand in it. */
  readonly listOf: (entries: string) => string;
  readonly must: (found: string, fit: string) => string;
  /** A coupon in use that says otherwise than the one that the buyer has. */
  readonly asHeld: (found: string, held: string) => string;
  /** Where nobody can say shortly what would fit. */
  readonly unfit: (found: string) => string;
}

/** A value longer than this is told by its beginning. */
const MAX_VALUE = 40;
/** Of more values than these the first are told. */
const MAX_VALUES = 12;
const DAY = '2026-11-21';
const MOMENT = `${DAY}T09:00:00Z`;

const bound = (value: number | undefined): string => {
  // what is beyond every safe whole number is no bound that somebody meets
  if (value === undefined || Math.abs(value) >= Number.MAX_SAFE_INTEGER) return '';
  // a bound is told as it is: rounded it would be another
  return Number.isInteger(value) ? formatNumber(value) : String(value);
};

/** A name stands for itself, any other value as JSON has it. */
export const valueText = (value: unknown): string =>
  typeof value === 'string' && /^[^\s"',]+$/u.test(value) ? value : JSON.stringify(value);

const valuesText = (values: readonly unknown[]): string =>
  [...values.slice(0, MAX_VALUES).map(valueText), ...(values.length > MAX_VALUES ? ['…'] : [])].join(', ');

type FitOf<T extends string> = Extract<Fit, { readonly type: T }>;

const stringText = (fit: FitOf<'string'>, words: FitTranslations): string => {
  if ('pattern' in fit) return words.pattern(fit.pattern);
  if ('format' in fit) {
    if (fit.format === 'date') return words.day(DAY);
    return fit.formatMinimum === undefined ? words.moment(MOMENT) : words.momentFrom(fit.formatMinimum);
  }
  return words.text((fit.minLength ?? 0) > 0 ? bound(fit.minLength) : '', bound(fit.maxLength));
};

const isNothing = (fit: Fit): boolean => 'enum' in fit && fit.enum.length === 0;

const listText = ({ minItems = 0, maxItems, items }: FitOf<'array'>, words: FitTranslations): string => {
  if (items && isNothing(items)) return words.list('0', '');
  if (minItems > 0 && maxItems === undefined) return words.listFrom(bound(minItems));
  return words.list(bound(maxItems), items ? textOf(items, words) : '');
};

const textOf = (fit: Fit, words: FitTranslations): string => {
  if ('enum' in fit) return fit.enum.length === 1 ? valuesText(fit.enum) : words.oneOf(valuesText(fit.enum));
  if ('anyOf' in fit) return fit.anyOf.map((one) => textOf(one, words)).join(words.or);
  switch (fit.type) {
    case 'integer':
      return words.whole(bound(fit.minimum), bound(fit.maximum));
    case 'number':
      return words.number(bound(fit.minimum), bound(fit.maximum));
    case 'string':
      return stringText(fit, words);
    case 'array':
      return listText(fit, words);
    case 'object':
      return words.object(valuesText(fit.required));
    case 'boolean':
      return words.boolean;
    case 'null':
      return 'null';
  }
};

const foundText = (found: unknown, words: FitTranslations): string => {
  if (Array.isArray(found)) return found.length === 0 ? words.list('0', '') : words.listOf(formatNumber(found.length));
  if (typeof found === 'object' && found !== null) return words.object('');
  const characters = Array.from(JSON.stringify(found) ?? '');
  return characters.length > MAX_VALUE ? `${characters.slice(0, MAX_VALUE - 1).join('')}…` : characters.join('');
};

/** What was found in a place and what would fit there (EN-07). */
export const misfitText = (found: unknown, fits: Fit | undefined, words: FitTranslations): string =>
  fits ? words.must(foundText(found, words), textOf(fits, words)) : words.unfit(foundText(found, words));

/** What a coupon in use says, and what the one says that the buyer has. */
export const couponText = (found: unknown, fits: Fit | undefined, words: FitTranslations): string =>
  fits ? words.asHeld(foundText(found, words), textOf(fits, words)) : words.unfit(foundText(found, words));
