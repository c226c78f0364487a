import { won, type Won } from '@baguni/domain';
import { plain, type Described } from './described.ts';

/** The highest price of one piece, in won: with 999 pieces of 100 units every total stays a safe whole number. */
const HIGHEST_PRICE = 1_000_000_000;

const wholeWithin =
  (min: number, max: number) =>
  (value: unknown): value is number =>
    Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max;

const same = (value: number): number => value;

/** A whole number from `min` to `max`. */
export const whole = (min: number, max: number): Described<number> =>
  plain({ type: 'Integer', min, max }, wholeWithin(min, max), same);

/** A whole number from 0. */
export const count: Described<number> = whole(0, Number.MAX_SAFE_INTEGER);

/** Pieces of one unit, 1 to 999 (QT-01). */
export const pieces: Described<number> = whole(1, 999);

const wholeWon = (min: number, max: number): Described<Won> =>
  plain({ type: 'Integer', min, max }, wholeWithin(min, max), won);

/** Any whole amount of won: totals, fees, entries of a ledger. */
export const anyWon: Described<Won> = wholeWon(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);

/** A price of one piece, or what an option adds to it or takes off, in won. */
export const price: Described<Won> = wholeWon(-HIGHEST_PRICE, HIGHEST_PRICE);

const isMeasure = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= HIGHEST_PRICE;

/** A measure that need not be whole: per cent, kg. */
export const measure: Described<number> = plain({ type: 'Number', min: 0, max: HIGHEST_PRICE }, isMeasure, same);
