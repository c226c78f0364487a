import { sum, won, type Won } from './won.ts';

/**
 * Spreads an amount over shares in proportion to their weights without losing a won: each share gets its part rounded
 * towards 0, the won that are left go one each to the largest remainders, ties to the earlier share. Symmetric in sign:
 * `allocate(-x) = -allocate(x)`. Weights are whole numbers of 0 or more; where all are 0 the shares weigh the same.
 * @returns as many amounts as weights, in their order; none where there are no weights
 * @example
 * allocate(won(1_000), [1, 1, 1]); // [ 334, 333, 333 ]
 * allocate(won(1_000), [12_900, 9_990]); // [ 564, 436 ]
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
    const rest = restOf(size, weight, total);
    const whole = wholeOf(size, weight, total, rest);
    rests.push(rest);
    shares.push(whole);
    left -= whole;
  }
  giveRest(shares, rests, left);
  const sign = Math.sign(amount);
  return shares.map((share) => won(sign * share));
};

/** What a share's part of `size` leaves over when it is rounded down, in parts of `total`. */
const restOf = (size: number, weight: number, total: number): number => {
  const product = size * weight;
  // exact: a product beyond the safe integers has lost digits, so it is made and divided as a big integer
  return Number.isSafeInteger(product) ? product % total : Number((BigInt(size) * BigInt(weight)) % BigInt(total));
};

/** A share's part of `size`, rounded down. */
const wholeOf = (size: number, weight: number, total: number, rest: number): number => {
  const product = size * weight;
  return Number.isSafeInteger(product)
    ? (product - rest) / total
    : Number((BigInt(size) * BigInt(weight)) / BigInt(total));
};

/** Up to so many won are quicker given one after another than after a sort of all remainders. */
const FEW = 8;

/** Gives the won that are left one each to the shares with the largest remainders, ties to the earlier share. */
const giveRest = (shares: number[], rests: number[], left: number): void => {
  if (left > FEW) {
    // the sort keeps the order of shares whose remainders are the same
    const byRest = rests.map((_, i) => i).toSorted((a, b) => (rests[b] ?? 0) - (rests[a] ?? 0));
    for (const i of byRest.slice(0, left)) shares[i] = (shares[i] ?? 0) + 1;
    return;
  }
  for (let given = 0; given < left; given += 1) {
    let first = 0;
    for (let i = 1; i < rests.length; i += 1) if ((rests[i] ?? 0) > (rests[first] ?? 0)) first = i;
    shares[first] = (shares[first] ?? 0) + 1;
    rests[first] = -1;
  }
};

/**
 * Whether shares are whole: they add up to the amount that was spread.
 * @example
 * isWhole(won(1_000), allocate(won(1_000), [3, 4])); // true
 * isWhole(won(1_000), [won(333), won(333), won(333)]); // false
 */
export const isWhole = (amount: Won, shares: readonly Won[]): boolean => sum(shares) === amount;
