import type { Brand } from './ids.ts';

/** An amount of Korean won: a whole number, never a fraction; may be negative in a ledger. */
export type Won = Brand<number, 'Won'>;

/**
 * The amount of `n` won. A fraction or a number beyond the safe integers is a bug of the caller and throws.
 * @example
 * won(12_900); // 12900
 */
export const won = (n: number): Won => {
  if (!Number.isSafeInteger(n)) throw new RangeError(`not a whole amount of won: ${n}`);
  return (n === 0 ? 0 : n) as Won;
};

/** 0 won. */
export const noWon: Won = won(0);

/**
 * The sum of amounts, in won.
 * @example
 * sum([won(12_900), won(9_990)]); // 22890
 */
export const sum = (amounts: Iterable<Won>): Won => {
  let total = 0;
  for (const amount of amounts) total += amount;
  return won(total);
};

/**
 * An amount `n` times.
 * @param n a whole number
 * @example
 * times(won(12_900), 2); // 25800
 */
export const times = (amount: Won, n: number): Won => won(amount * n);

/**
 * The opposite amount: what a discount of `amount` puts into a ledger.
 * @example
 * minus(won(2_580)); // -2580
 */
export const minus = (amount: Won): Won => won(-amount);

/**
 * The smaller of two amounts.
 * @example
 * least(won(3_000), won(2_500)); // 2500
 */
export const least = (a: Won, b: Won): Won => Math.min(a, b) as Won;

/**
 * The greater of two amounts.
 * @example
 * most(won(3_000), won(2_500)); // 3000
 */
export const most = (a: Won, b: Won): Won => Math.max(a, b) as Won;
/** Rates count to the ten-thousandth of a per cent. */
const RATE_PARTS = 10_000;

/**
 * `percent` per cent of an amount, rounded down to the won (towards 0), exact for rates of up to four decimals: 0.7 per
 * cent of 11,000 won are 77, which plain fractions make 76.
 * @example
 * percentOf(won(11_000), 0.7); // 77
 * percentOf(won(999), 10); // 99
 */
export const percentOf = (amount: Won, percent: number): Won => {
  const isWhole = Number.isInteger(percent);
  const parts = isWhole ? percent : Math.round(percent * RATE_PARTS);
  const whole = isWhole ? 100 : 100 * RATE_PARTS;
  const product = amount * parts;
  if (Number.isSafeInteger(product)) return won(Math.trunc(product / whole));
  return won(Number((BigInt(amount) * BigInt(parts)) / BigInt(whole)));
};
