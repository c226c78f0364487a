import { won, type Won } from '@baguni/domain';
import { plain, type Described } from './codec.ts';

/** Price of one piece, in won. */
const HIGHEST_PRICE = 1_000_000_000;
/**
 * Highest amount of one thing, in won, about 999 pieces of the highest price. Sums stay below the largest safe
 * integer.
 */
export const HIGHEST_AMOUNT = 1_000_000_000_000;
/** Highest total in won: 500 units and 500 parcels of the highest amount. */
const HIGHEST_TOTAL = 1_000 * HIGHEST_AMOUNT;
/** Upper bound of versions, stock and limits. */
const HIGHEST_COUNT = 1_000_000_000_000;
/** Last millisecond of the year 9999, because ISO 8601 years have four digits. */
const LAST_MOMENT_MS = Date.UTC(10_000, 0) - 1;
const HEAVIEST_KG = 10_000_000;

const wholeWithin =
  (min: number, max: number) =>
  (value: unknown): value is number =>
    Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max;

// −0 prints as -0 and `Object.is` separates it from 0
const same = (value: number): number => value + 0;

export const whole = (min: number, max: number): Described<number> =>
  plain({ type: 'Integer', min, max }, wholeWithin(min, max), same);

export const count: Described<number> = whole(0, HIGHEST_COUNT);

export const pieces: Described<number> = whole(1, 999);
/** Above the order limit, so that a rule rather than the codec refuses the quantity (QT-01). */
const MAX_PIECES_READ = 99_999;
/** Quantity of a stored unit; rules decide whether it can be ordered. */
export const standingPieces: Described<number> = whole(0, MAX_PIECES_READ);
export const additionPieces: Described<number> = whole(0, 999);

export const momentMs: Described<number> = whole(0, LAST_MOMENT_MS);

const wholeWon = (min: number, max: number): Described<Won> =>
  plain({ type: 'Integer', min, max }, wholeWithin(min, max), won);

export const price: Described<Won> = wholeWon(0, HIGHEST_PRICE);
/** Price change per piece by an option or a branch, in won. */
export const priceChange: Described<Won> = wholeWon(-HIGHEST_PRICE, HIGHEST_PRICE);
export const amount: Described<Won> = wholeWon(0, HIGHEST_AMOUNT);
/** Signed amount in won, e.g. of a ledger entry. */
export const signedAmount: Described<Won> = wholeWon(-HIGHEST_AMOUNT, HIGHEST_AMOUNT);
/** Total in won; negative if options reduce the price below 0 (PR-07). */
export const total: Described<Won> = wholeWon(-HIGHEST_TOTAL, HIGHEST_TOTAL);
export const isAmount = (value: number): boolean => signedAmount.is(value);

const numberWithin = (min: number, max: number): Described<number> =>
  plain(
    { type: 'Number', min, max },
    (value): value is number => typeof value === 'number' && value >= min && value <= max,
    same,
  );

export const percent: Described<number> = numberWithin(0, 100);
/** Weight in kg. */
export const kilograms: Described<number> = numberWithin(0, HEAVIEST_KG);
/** Won per currency unit; rates below the minimum are not used (OV-13). */
export const exchangeRate: Described<number> = numberWithin(0.0001, 1_000_000);
/** Per cent or won, according to a sibling field; see `percentOrWon`. */
export const percentOrAmount: Described<number> = numberWithin(0, HIGHEST_AMOUNT);
