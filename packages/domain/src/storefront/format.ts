import type { Won } from '../money/won.ts';
import type { Language } from './storefront.ts';

/** A real minus sign, because a hyphen may be separated from its number at a line break. */
export const MINUS = '\u2212';

const grouped = (whole: string): string =>
  whole.length > 3 ? `${grouped(whole.slice(0, -3))},${whole.slice(-3)}` : whole;

const digitsOf = (size: number): string => {
  const [whole = '', decimals = ''] = size.toFixed(Number.isInteger(size) ? 0 : 2).split('.');
  const rest = decimals.replace(/0+$/u, '');
  return `${grouped(whole)}${rest && `.${rest}`}`;
};

const signed = (n: number, word: (digits: string) => string): string => {
  const digits = digitsOf(Math.abs(n));
  return `${n < 0 && digits !== '0' ? MINUS : ''}${word(digits)}`;
};

/**
 * Formats a number with thousands separators and at most two decimals.
 * @param n finite, below 10^21
 */
export const formatNumber = (n: number): string => signed(n, (digits) => digits);

/** Formats an amount: `12,300원` in Korean, `₩12,300` elsewhere; `−3,000원` if negative. */
export const formatWon = (amount: Won, language: Language): string =>
  signed(amount, (digits) => (language === 'ko' ? `${digits}원` : `₩${digits}`));

/** True if a language uses full-width punctuation. */
export const isWide = (language: Language | undefined): boolean => language === 'cn' || language === 'jp';

/** Lists names or short texts in one line: `A, B`, in Chinese and Japanese `A、B`. */
export const listNames = (names: readonly string[], language: Language): string =>
  names.join(isWide(language) ? '、' : ', ');

const MAN = 10_000;

/** Formats a Korean amount with the 만 unit from 10,000 won: `1만 5,000원`, `3만원`, `9,900원`. */
export const formatMan = (amount: Won): string => {
  const size = Math.abs(amount);
  const rest = size % MAN;
  if (size < MAN) return formatWon(amount, 'ko');
  return `${amount < 0 ? MINUS : ''}${formatNumber((size - rest) / MAN)}만${rest === 0 ? '' : ` ${formatNumber(rest)}`}원`;
};

const DAY = /^\d{4}-\d\d-\d\d$/u;

/** Form of a timestamp, also for schemas; it does not check the calendar. */
export const momentPattern =
  /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/u;

/** True for an ISO 8601 calendar day. */
export const isDay = (text: string): boolean =>
  // `Date` reads 30 February as 2 March.
  DAY.test(text) && (new Date(text).toJSON() ?? '').startsWith(text);

/**
 * True for an RFC 3339 timestamp with seconds and UTC offset. Without an offset it would depend on the reader’s time
 * zone.
 */
export const isMoment = (text: string): boolean => isDay(momentPattern.exec(text)?.[1] ?? '');

/**
 * Parses an RFC 3339 timestamp.
 * @returns ms since 1970 UTC; `NaN` unless `isMoment`
 */
export const parseMoment = (text: string): number => (isMoment(text) ? Date.parse(text) : Number.NaN);
