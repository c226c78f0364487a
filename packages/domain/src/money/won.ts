import type { Rounding } from './currency.ts';
import type { Brand } from './ids.ts';

/** An integer amount in minor units of the currency, e.g. cents in a shop in dollars; may be negative in a ledger. */
export type Won = Brand<number, 'Won'>;

/**
 * Converts a number to won. Throws for a fraction or an unsafe integer.
 * @example
 * won(12_900); // 12900
 */
export const won = (n: number): Won => {
  if (!Number.isSafeInteger(n)) throw new RangeError(`not a whole amount: ${n}`);
  return (n === 0 ? 0 : n) as Won;
};

export const noWon: Won = won(0);

/** The sum of amounts, in won. */
export const sum = (amounts: Iterable<Won>): Won => {
  let total = 0;
  for (const amount of amounts) total += amount;
  return won(total);
};

/**
 * Multiplies an amount.
 * @param n an integer
 */
export const times = (amount: Won, n: number): Won => won(amount * n);

/** Negates an amount, e.g. for a discount in a ledger. */
export const minus = (amount: Won): Won => won(-amount);

/** The smaller of two amounts. */
export const least = (a: Won, b: Won): Won => Math.min(a, b) as Won;

/** The greater of two amounts. */
export const most = (a: Won, b: Won): Won => Math.max(a, b) as Won;
/** Rates have a precision of 1/10,000 per cent. */
export const RATE_PARTS = 10_000;

const isAwayFromZero: Readonly<Record<Rounding, (twiceRest: bigint, whole: bigint, quotient: bigint) => boolean>> = {
  Down: () => false,
  Up: (twiceRest) => twiceRest > 0n,
  HalfUp: (twiceRest, whole) => twiceRest >= whole,
  HalfEven: (twiceRest, whole, quotient) => twiceRest > whole || (twiceRest === whole && quotient % 2n === 1n),
};

/** Returns an exact fraction of an amount, rounded once. All arguments are integers, the denominator is positive. */
export const fractionOf = (amount: number, numerator: number, denominator: number, rounding: Rounding): number => {
  const product = BigInt(amount) * BigInt(numerator);
  const size = product < 0n ? -product : product;
  const whole = BigInt(denominator);
  const quotient = size / whole;
  const rounded = quotient + (isAwayFromZero[rounding](2n * (size % whole), whole, quotient) ? 1n : 0n);
  return Number(product < 0n ? -rounded : rounded);
};

/**
 * Returns a percentage of an amount, exact for up to four decimals. 0.7 per cent of 11,000 won is 77, although floating
 * point gives 76.
 * @param rounding towards 0 by default
 */
export const percentOf = (amount: Won, percent: number, rounding: Rounding = 'Down'): Won => {
  const isWhole = Number.isInteger(percent);
  const parts = isWhole ? percent : Math.round(percent * RATE_PARTS);
  const whole = isWhole ? 100 : 100 * RATE_PARTS;
  const product = amount * parts;
  if (rounding === 'Down' && Number.isSafeInteger(product)) return won(Math.trunc(product / whole));
  return won(fractionOf(amount, parts, whole, rounding));
};

/**
 * Returns the displayed percentage of a discount: `floor(discount / item price × 100)`, 0 if either is 0. Both in
 * won, 0 or more.
 */
export const discountPercent = (discount: Won, itemPrice: Won): number => {
  if (itemPrice === 0) return 0;
  // Multiplies first, because 0.29 × 100 is slightly less than 29.
  return Math.floor((discount * 100) / itemPrice);
};

/**
 * Splits an amount in proportion to weights without losing a won. Rounds each share towards 0; the largest remainders
 * get one more won each, ties to the earlier. `allocate(-x) = -allocate(x)`. Weights are integers of at least 0. If
 * all are 0, they count as equal.
 * @returns one amount per weight; empty without weights
 */
export const allocate = (amount: Won, weights: readonly number[]): readonly Won[] => {
  if (weights.length < 2) return weights.length === 0 ? [] : [amount];
  let total = 0;
  for (const weight of weights) total += weight;
  if (total === 0)
    return allocate(
      amount,
      weights.map(() => 1),
    );
  const size = Math.abs(amount);
  const rests: number[] = [];
  const shares: number[] = [];
  let left = size;
  for (const weight of weights) {
    const product = size * weight;
    // Uses big integers if the product exceeds the safe integers.
    const isSafe = Number.isSafeInteger(product);
    const big = isSafe ? 0n : BigInt(size) * BigInt(weight);
    const rest = isSafe ? product % total : Number(big % BigInt(total));
    const whole = isSafe ? (product - rest) / total : Number(big / BigInt(total));
    rests.push(rest);
    shares.push(whole);
    left -= whole;
  }
  giveRest(shares, rests, left);
  const sign = Math.sign(amount);
  return shares.map((share) => won(sign * share));
};

const giveRest = (shares: number[], rests: readonly number[], left: number): void => {
  if (left === 0) return;
  // The sort is stable, so equal remainders keep their order.
  const byRest = rests.map((_, i) => i).toSorted((a, b) => (rests[b] ?? 0) - (rests[a] ?? 0));
  for (const i of byRest.slice(0, left)) shares[i] = (shares[i] ?? 0) + 1;
};
