import { formatNumber } from '@baguni/domain/internal';
import { NO_BRACES, type CartProblem, type Fit } from './problem.ts';

/** Longer values are cut, in characters. */
const MAX_VALUE = 40;
/** Longer lists of accepted values are cut. */
const MAX_VALUES = 12;
const DAY = '2026-11-21';
const MOMENT = `${DAY}T09:00:00Z`;

const boundText = (value: number | undefined): string => {
  // a bound beyond the safe integers has no practical meaning
  if (value === undefined || Math.abs(value) >= Number.MAX_SAFE_INTEGER) return '';
  return Number.isInteger(value) ? formatNumber(value) : String(value);
};

const rangeText = ({ minimum, maximum }: { readonly minimum?: number; readonly maximum?: number }): string => {
  const [min, max] = [boundText(minimum), boundText(maximum)];
  if (min === '') return max === '' ? '' : ` up to ${max}`;
  return max === '' ? ` from ${min}` : ` from ${min} to ${max}`;
};

/** Prints a name without quotes, and any other value as JSON. */
const valueText = (value: unknown): string =>
  typeof value === 'string' && /^[^\s"',]+$/u.test(value) ? value : JSON.stringify(value);

const valuesText = (values: readonly unknown[]): string =>
  [...values.slice(0, MAX_VALUES).map(valueText), ...(values.length > MAX_VALUES ? ['…'] : [])].join(', ');

type FitOf<T extends string> = Extract<Fit, { readonly type: T }>;

/** Descriptions of the patterns of shop JSON. */
const patternTexts: Readonly<Record<string, string>> = {
  [String.raw`\S`]: 'a text that is not blank',
  '^[A-Z]{3}$': 'three capital letters such as USD',
  '^[A-Z][A-Z]$': 'an ISO 3166 code, e.g. DE',
  '^[A-Z][A-Z0-9]*(?:[-_][A-Z0-9]+)*$': 'capital letters and digits with single hyphens, such as ONE-GIFT',
};

const patternText = (pattern: string): string => {
  if (Object.hasOwn(patternTexts, pattern)) return patternTexts[pattern] ?? '';
  if (!pattern.startsWith(NO_BRACES)) return `a text of the form ${pattern}`;
  const values = [...pattern.matchAll(/\{\w+\\/gu)].map(([value]) => `${value.slice(0, -1)}}`);
  return values.length === 0 ? 'a text without braces' : `a text whose only braces are ${values.join(', ')}`;
};

const stringText = (fit: FitOf<'string'>): string => {
  if ('pattern' in fit) return patternText(fit.pattern);
  if ('format' in fit) {
    if (fit.format === 'date') return `a day such as ${DAY}`;
    return fit.formatMinimum === undefined ? `a moment such as ${MOMENT}` : `a moment from ${fit.formatMinimum} on`;
  }
  const max = boundText(fit.maxLength);
  if (max === '') return 'a text';
  return (fit.minLength ?? 0) > 0
    ? `a text of ${boundText(fit.minLength)} to ${max} characters`
    : `a text of at most ${max} characters`;
};

const listText = ({ minItems = 0, maxItems, items }: FitOf<'array'>): string => {
  if (items && 'enum' in items && items.enum.length === 0) return 'an empty list';
  if (items && 'enum' in items && items.enum.length === 1) return `a list with only ${valuesText(items.enum)}`;
  const [least, most] = [minItems > 0 ? boundText(minItems) : '', boundText(maxItems)];
  if (least !== '' && most === '') return `a list of at least ${least}`;
  const length = least === '' ? `at most ${most}` : `${least} to ${most}`;
  const list = most === '' ? 'a list' : `a list of ${length}`;
  return items ? `${list}, each ${fitText(items)}` : list;
};

const TAX_RATE = '0 or a number from 1 to 100';

const fitText = (fit: Fit): string => {
  if ('enum' in fit && fit.enum.length === 0) return 'left out, because there is nothing to choose';
  if ('enum' in fit) return fit.enum.length === 1 ? valuesText(fit.enum) : `one of ${valuesText(fit.enum)}`;
  if ('anyOf' in fit) {
    const text = fit.anyOf.map(fitText).join(' or ');
    return text === TAX_RATE ? `${text}, e.g. 19 for 19 %` : text;
  }
  switch (fit.type) {
    case 'integer':
      return `a whole number${rangeText(fit)}`;
    case 'number':
      return `a number${rangeText(fit)}`;
    case 'string':
      return stringText(fit);
    case 'array':
      return listText(fit);
    case 'object':
      return fit.required.length === 0 ? 'an object' : `an object with ${valuesText(fit.required)}`;
    case 'boolean':
      return 'true or false';
    case 'null':
      return 'null';
  }
};

const foundText = (found: unknown): string => {
  // JSON has no infinity: the text contained a number such as 1e999
  if (found === Infinity || found === -Infinity) return 'a number beyond the range of JSON';
  if (Array.isArray(found)) return found.length === 0 ? 'an empty list' : `a list of ${formatNumber(found.length)}`;
  if (typeof found === 'object' && found !== null) return 'an object';
  const characters = Array.from(JSON.stringify(found) ?? '');
  return characters.length > MAX_VALUE ? `${characters.slice(0, MAX_VALUE - 1).join('')}…` : characters.join('');
};

const meant = (name: string | undefined): string => (name ? `; did you mean ${name}?` : '');

const knownText = (names: readonly string[] | undefined): string => {
  if (!names) return '';
  return names.length === 0 ? '; there are none' : `; they are ${valuesText(names)}`;
};

/**
 * Describes a problem in English.
 * @example
 * problemText({ type: 'UnknownField', path: 'unit', found: 1, fits: 'units' }); // unit is not a known field; did you mean units?
 */
export const problemText = (problem: CartProblem): string => {
  const subject = problem.path || 'the JSON';
  switch (problem.type) {
    case 'Missing':
      return `${subject} is missing`;
    case 'Misfit':
    case 'CouponDiffers': {
      const is = `${subject} is ${foundText(problem.found)}`;
      if (problem.type === 'Misfit' && problem.isRequired) return `${is}; this rule cannot be removed`;
      if (!problem.fits) return `${is}, which does not fit`;
      return problem.type === 'Misfit'
        ? `${is}; it must be ${fitText(problem.fits)}${meant(problem.nearest)}`
        : `${is}; the coupon of the buyer has ${fitText(problem.fits)}`;
    }
    case 'UnknownField':
      return `${subject} is not a known field${knownText(problem.known)}${meant(problem.fits)}`;
    case 'Repeated':
      return `${subject}: ${valueText(problem.found)} is there twice`;
    case 'NoSuchUnit':
      return `${subject}: the cart has no unit ${valueText(problem.found)}`;
    case 'NoSuchTerms':
      return `${subject}: the cart has no terms of this name: ${valueText(problem.found)}`;
    case 'NoSuchCoupon':
      return `${subject}: the buyer has no such coupon: ${valueText(problem.found)}`;
    case 'NoTax':
      return `${subject} is ${foundText(problem.found)}; leave it out, because the shop has no tax`;
    case 'OfShop':
      return `${subject} belongs to a cart of a shop, which cartParser(engine) reads`;
    case 'EngineCart':
      return `${subject} is a cart of the engine, not its JSON; cartToJson(cart) writes the form that is read`;
    case 'More':
      return `and ${problem.found} more`;
  }
};
