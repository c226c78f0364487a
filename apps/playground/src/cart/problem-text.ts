import type { Fit } from '@baguni/contract/cart-json';
import type { TextProblem } from './read-text.ts';

/** Longer values are cut, in characters. */
const MAX_VALUE = 40;
/** Longer lists of possible values are cut. */
const MAX_VALUES = 12;

const formatValue = (value: unknown): string => {
  // JSON has no infinity: the text contained a number such as 1e999
  if (value === Infinity || value === -Infinity) return 'a number beyond the range of JSON';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  const characters = Array.from(JSON.stringify(value) ?? 'nothing');
  return characters.length > MAX_VALUE ? `${characters.slice(0, MAX_VALUE - 1).join('')}…` : characters.join('');
};

const formatBounds = (min: number | undefined, max: number | undefined): string => {
  const from = min === undefined || min <= Number.MIN_SAFE_INTEGER ? '' : ` from ${min.toLocaleString('en')}`;
  const to = max === undefined || max >= Number.MAX_SAFE_INTEGER ? '' : ` up to ${max.toLocaleString('en')}`;
  return from + to;
};

const formatString = (fit: Extract<Fit, { readonly type: 'string' }>): string => {
  if ('pattern' in fit) return `text that matches ${fit.pattern}`;
  if ('format' in fit) {
    if (fit.format === 'date') return 'a day such as 2026-11-21';
    return fit.formatMinimum === undefined ? 'a time such as 2026-11-21T09:00:00Z' : `a time from ${fit.formatMinimum}`;
  }
  return `text of${formatBounds(fit.minLength ?? 0, fit.maxLength)} characters`;
};

/** Describes the values that a place accepts. */
const formatFit = (fit: Fit): string => {
  if ('anyOf' in fit) return fit.anyOf.map(formatFit).join(' or ');
  if ('enum' in fit) {
    const values = fit.enum.slice(0, MAX_VALUES).map((value) => JSON.stringify(value));
    const more = fit.enum.length > MAX_VALUES ? ', …' : '';
    return fit.enum.length === 1 ? `${values[0]}` : `one of ${values.join(', ')}${more}`;
  }
  switch (fit.type) {
    case 'integer':
      return `a whole number${formatBounds(fit.minimum, fit.maximum)}`;
    case 'number':
      return `a number${formatBounds(fit.minimum, fit.maximum)}`;
    case 'string':
      return formatString(fit);
    case 'array':
      return `a list${fit.items ? `, each ${formatFit(fit.items)}` : ''}${fit.maxItems === undefined ? '' : `, at most ${fit.maxItems.toLocaleString('en')}`}`;
    case 'object':
      return fit.required.length === 0 ? 'an object' : `an object with ${fit.required.join(', ')}`;
    case 'boolean':
      return 'true or false';
    case 'null':
      return 'null';
  }
};

/** Describes a problem without its position. */
export const formatProblem = ({ problem }: Pick<TextProblem, 'problem'>): string => {
  switch (problem.type) {
    case 'NotJson':
      return 'this is not JSON';
    case 'TooDeep':
      return 'this is nested too deep';
    case 'TooLong':
      return 'this text is too long';
    case 'More':
      return `and ${problem.found} more problems`;
    case 'RepeatedName':
      return `${problem.path} is given twice; only the last one would count`;
    case 'Missing':
      return `${problem.path} is missing`;
    case 'UnknownField':
      return `${problem.path} is not a known field${problem.fits === '' ? '' : `; did you mean ${problem.fits}?`}`;
    case 'Misfit':
      return `${problem.path || 'the JSON'} is ${formatValue(problem.found)}${problem.fits ? `; it must be ${formatFit(problem.fits)}` : ', which is not valid here'}${problem.nearest === undefined ? '' : `; did you mean ${problem.nearest}?`}`;
    case 'CouponDiffers':
      return `${problem.path} is ${formatValue(problem.found)}; the coupon of the buyer has ${problem.fits ? formatFit(problem.fits) : 'another value'}`;
    case 'Repeated':
      return `${problem.path}: ${formatValue(problem.found)} is not unique`;
    case 'NoSuchUnit':
      return `${problem.path}: the cart has no unit ${formatValue(problem.found)}`;
    case 'NoSuchTerms':
      return `${problem.path}: the cart has no shipping policy ${formatValue(problem.found)}`;
    case 'NoSuchCoupon':
      return `${problem.path}: the buyer has no coupon ${formatValue(problem.found)}`;
  }
};

/** Describes a problem with its line and column. */
export const formatProblemLine = (problem: TextProblem): string =>
  `Line ${problem.line}, column ${problem.column}: ${formatProblem(problem)}`;
