import { decimalOf, money, parseMoney, type Currency } from '@baguni/domain/shop';
import { option as O } from 'fp-ts';
import { isList } from '../text/json.ts';

/** What is typed into a field: an amount in the notation of its currency, a moment of the reader’s own clock, keys parted by commas. */
export type FieldKind = 'Text' | 'Whole' | 'Percent' | 'Amount' | 'Keys' | 'MomentMs' | 'MomentIso';

/** Beyond it a coupon may be used without an end (CP-01). */
const NO_END = '9999-12-31';

const MINUTE_MS = 60_000;

const localText = (ms: number): string => {
  const date = new Date(ms);
  return new Date(ms - date.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);
};

/** A value as a field shows it; empty where there is none. */
export const shownIn = (kind: FieldKind, value: unknown, currency: Currency): string => {
  if (kind === 'Keys') return isList(value) ? value.join(', ') : '';
  if (typeof value === 'number') {
    if (kind === 'MomentMs') return value > 0 ? localText(value) : '';
    return kind === 'Amount' && Number.isSafeInteger(value) ? decimalOf(money(currency, value)) : `${value}`;
  }
  if (typeof value !== 'string') return '';
  return kind === 'MomentIso' ? (value.startsWith(NO_END) ? '' : localText(Date.parse(value))) : value;
};

const keysIn = (text: string): readonly string[] =>
  text
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '');

const numberIn = (text: string): unknown => (/^-?\d+(?:\.\d+)?$/u.test(text) ? Number(text) : text);

const amountIn = (text: string, currency: Currency): unknown => {
  const read = parseMoney(currency, text.replaceAll(/(?<=\d),(?=\d)/gu, ''));
  return O.isSome(read) ? read.value.minor : text;
};

const momentIn = (text: string): number | string => {
  const ms = Date.parse(text);
  return Number.isNaN(ms) ? text : ms;
};

/**
 * What a typed text means; undefined where it is empty and so left out. What means nothing stays a text, for the reader to say what
 * would fit.
 */
export const typedIn = (kind: FieldKind, text: string, currency: Currency): unknown => {
  if (kind === 'Text') return text;
  if (kind === 'Keys') return keysIn(text);
  const said = text.trim();
  if (said === '') return undefined;
  if (kind === 'Amount') return amountIn(said, currency);
  if (kind === 'Whole' || kind === 'Percent') return numberIn(said);
  const moment = momentIn(said);
  return kind === 'MomentIso' && typeof moment === 'number' ? new Date(moment).toISOString() : moment;
};
