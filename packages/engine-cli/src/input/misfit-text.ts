import type { Fit } from '@baguni/contract/cart-json';
import { formatNumber } from '@baguni/domain/internal';

/** Longer values are cut. */
const MAX_VALUE = 40;
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
export const valueText = (value: unknown): string =>
  typeof value === 'string' && /^[^\s"',]+$/u.test(value) ? value : JSON.stringify(value);

const valuesText = (values: readonly unknown[]): string =>
  [...values.slice(0, MAX_VALUES).map(valueText), ...(values.length > MAX_VALUES ? ['…'] : [])].join(', ');

type FitOf<T extends string> = Extract<Fit, { readonly type: T }>;

const stringText = (fit: FitOf<'string'>): string => {
  if ('pattern' in fit) return `a text of the form ${fit.pattern}`;
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
  if (minItems > 0 && maxItems === undefined) return `a list of at least ${boundText(minItems)}`;
  const most = boundText(maxItems);
  const list = most === '' ? 'a list' : `a list of at most ${most}`;
  return items ? `${list}, each ${fitText(items)}` : list;
};

const fitText = (fit: Fit): string => {
  if ('enum' in fit) return fit.enum.length === 1 ? valuesText(fit.enum) : `one of ${valuesText(fit.enum)}`;
  if ('anyOf' in fit) return fit.anyOf.map(fitText).join(' or ');
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

/** Describes a value that was found, and the values that fit (EN-07). */
export const misfitText = (found: unknown, fits: Fit | undefined, nearest?: string): string =>
  fits
    ? `is ${foundText(found)}; it must be ${fitText(fits)}${nearest === undefined ? '' : `; did you mean ${nearest}?`}`
    : `is ${foundText(found)}, which does not fit`;

/** Describes a field of an applied coupon, and its value in the buyer’s coupon. */
export const couponText = (found: unknown, fits: Fit | undefined): string =>
  fits ? `is ${foundText(found)}; the coupon that the buyer has says ${fitText(fits)}` : misfitText(found, fits);
