import { won, type Won } from '@baguni/domain';
import { plain, type Described } from './described.ts';

/** The highest price of one piece, in won. */
const HIGHEST_PRICE = 1_000_000_000;
/**
 * The highest amount of one thing, in won: about 999 pieces of the highest price. What is added up is far fewer than
 * the 9,007 of them that a safe whole number holds: 500 units with their parcels, 2,000 cashbacks, 8,000 entries of a ledger.
 */
export const HIGHEST_AMOUNT = 1_000_000_000_000;
/** The highest total, in won: 500 units with a parcel each, of the highest amount. */
const HIGHEST_TOTAL = 1_000 * HIGHEST_AMOUNT;
/** The highest count of anything but won and pieces: versions, stock, limits. */
const HIGHEST_COUNT = 1_000_000_000_000;
/** The last millisecond of the year 9999, in ms since 1970 UTC: later moments have no ISO 8601 of four digits. */
const LAST_MOMENT_MS = Date.UTC(10_000, 0) - 1;
/** The heaviest that 999 pieces may be together, in kg. */
const HEAVIEST_KG = 10_000_000;

const wholeWithin =
  (min: number, max: number) =>
  (value: unknown): value is number =>
    Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max;

// −0 is 0: it would print as -0 and is not equal to 0 everywhere
const same = (value: number): number => value + 0;

/** A whole number from `min` to `max`. */
export const whole = (min: number, max: number): Described<number> =>
  plain({ type: 'Integer', min, max }, wholeWithin(min, max), same);

/** A whole number from 0: a version, a stock, a limit. */
export const count: Described<number> = whole(0, HIGHEST_COUNT);

/** Pieces of one unit, 1 to 999 (QT-01). */
export const pieces: Described<number> = whole(1, 999);
/** The most pieces that a unit is read with: more than may be ordered, so that a rule says so and not the wall (QT-01). */
const MAX_PIECES_READ = 99_999;
/** Pieces with which a unit stands in a cart, however they got there: which may be ordered is a question of rules. */
export const standingPieces: Described<number> = whole(0, MAX_PIECES_READ);
/** Pieces of an addition, which may be none. */
export const additionPieces: Described<number> = whole(0, 999);

/** A moment, in ms since 1970 UTC. */
export const momentMs: Described<number> = whole(0, LAST_MOMENT_MS);

const wholeWon = (min: number, max: number): Described<Won> =>
  plain({ type: 'Integer', min, max }, wholeWithin(min, max), won);

/** A price of one piece, in won. */
export const price: Described<Won> = wholeWon(0, HIGHEST_PRICE);
/** What an option or a branch adds to the price of one piece or takes off it, in won. */
export const priceChange: Described<Won> = wholeWon(-HIGHEST_PRICE, HIGHEST_PRICE);
/** An amount of one thing, in won: a fee, a threshold, what is taken off at most. */
export const amount: Described<Won> = wholeWon(0, HIGHEST_AMOUNT);
/** What something adds to a total or takes off it, in won: an entry of a ledger, the price of a line. */
export const signedAmount: Described<Won> = wholeWon(-HIGHEST_AMOUNT, HIGHEST_AMOUNT);
/** A total, in won; below 0 where options take off more than the items cost (PR-07). */
export const total: Described<Won> = wholeWon(-HIGHEST_TOTAL, HIGHEST_TOTAL);
/** Whether an amount of won is one of a single thing, with either sign. */
export const isAmount = (value: number): boolean => signedAmount.is(value);

const numberWithin = (min: number, max: number): Described<number> =>
  plain(
    { type: 'Number', min, max },
    (value): value is number => typeof value === 'number' && value >= min && value <= max,
    same,
  );

/** Per cent, 0 to 100; need not be whole. */
export const percent: Described<number> = numberWithin(0, 100);
/** What a piece, or all of a unit, weighs, in kg. */
export const kilograms: Described<number> = numberWithin(0, HEAVIEST_KG);
/** Won for one of a currency: the smallest rate is the smallest that is counted (OV-13). */
export const exchangeRate: Described<number> = numberWithin(0.0001, 1_000_000);
/** A number that is per cent or won, by what stands beside it: see `percentOrWon`. */
export const percentOrAmount: Described<number> = numberWithin(0, HIGHEST_AMOUNT);
