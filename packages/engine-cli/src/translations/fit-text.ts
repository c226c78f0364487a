import { formatNumber } from '@baguni/domain';
import { fitOf, type Fit } from './fit.ts';

/** What would fit in the place of a value, and what stands there, in a language. Bounds are empty where there is none. */
export interface FitTranslations {
  readonly whole: (min: string, max: string) => string;
  readonly number: (min: string, max: string) => string;
  readonly text: (min: string, max: string) => string;
  readonly pattern: (pattern: string) => string;
  readonly moment: (example: string) => string;
  readonly boolean: string;
  readonly object: string;
  /** `most` is 0 where nothing may stand in it. */
  readonly list: (most: string, each: string) => string;
  readonly oneOf: (values: string) => string;
  readonly or: string;
  /** A list that was found, with how many stand in it. */
  readonly listOf: (entries: string) => string;
  readonly must: (found: string, fit: string) => string;
  readonly beside: string;
  /** Where nobody can say shortly what would fit. */
  readonly unfit: (found: string) => string;
}

/** A value longer than this is told by its beginning. */
const MAX_VALUE = 40;
/** Of more values than these the first are told. */
const MAX_VALUES = 12;
const MOMENT = '2026-11-21T09:00:00Z';

const bound = (value: number | undefined): string => {
  if (value === undefined) return '';
  // a bound is told as it is: rounded it would be another
  return Number.isInteger(value) ? formatNumber(value) : String(value);
};

/** A name stands for itself, any other value as JSON has it. */
export const valueText = (value: unknown): string =>
  typeof value === 'string' && /^[^\s"',]+$/u.test(value) ? value : JSON.stringify(value);

const valuesText = (values: readonly unknown[]): string =>
  [...values.slice(0, MAX_VALUES).map(valueText), ...(values.length > MAX_VALUES ? ['…'] : [])].join(', ');

const textOf = (fit: Fit, words: FitTranslations): string => {
  switch (fit.type) {
    case 'Whole':
      return words.whole(bound(fit.min), bound(fit.max));
    case 'Number':
      return words.number(bound(fit.min), bound(fit.max));
    case 'Text':
      return words.text(fit.min > 0 ? bound(fit.min) : '', bound(fit.max));
    case 'Pattern':
      return words.pattern(fit.pattern);
    case 'Moment':
      return words.moment(MOMENT);
    case 'Boolean':
      return words.boolean;
    case 'Object':
      return words.object;
    case 'Null':
      return 'null';
    case 'List':
      return words.list(bound(fit.max), fit.each ? textOf(fit.each, words) : '');
    case 'OneOf':
      return fit.values.length === 1 ? valuesText(fit.values) : words.oneOf(valuesText(fit.values));
    case 'Either':
      return fit.fits.map((one) => textOf(one, words)).join(words.or);
    case 'Beside':
      return '';
  }
};

const foundText = (found: unknown, words: FitTranslations): string => {
  if (Array.isArray(found)) return found.length === 0 ? words.list('0', '') : words.listOf(formatNumber(found.length));
  if (typeof found === 'object' && found !== null) return words.object;
  const characters = Array.from(JSON.stringify(found));
  return characters.length > MAX_VALUE ? `${characters.slice(0, MAX_VALUE - 1).join('')}…` : characters.join('');
};

/** What was found in a place and what would fit there (EN-07). @param fits a JSON schema, or the text of one */
export const misfitText = (found: unknown, fits: unknown, words: FitTranslations): string => {
  const fit = fitOf(fits);
  if (!fit) return words.unfit(foundText(found, words));
  return fit.type === 'Beside' ? words.beside : words.must(foundText(found, words), textOf(fit, words));
};
