import { sum, won, type Won } from './won.ts';

/**
 * Splits an amount in proportion to weights without losing a won. Rounds each share towards 0; the largest remainders
 * get one more won each, ties to the earlier. `allocate(-x) = -allocate(x)`. Weights are integers of at least 0. If
 * all are 0, they count as equal.
 * @returns one amount per weight; empty without weights
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

const restOf = (size: number, weight: number, total: number): number => {
  const product = size * weight;
  // Uses a big integer if the product exceeds the safe integers.
  return Number.isSafeInteger(product) ? product % total : Number((BigInt(size) * BigInt(weight)) % BigInt(total));
};

const wholeOf = (size: number, weight: number, total: number, rest: number): number => {
  const product = size * weight;
  return Number.isSafeInteger(product)
    ? (product - rest) / total
    : Number((BigInt(size) * BigInt(weight)) / BigInt(total));
};

/** Below this number of won, direct distribution is cheaper than sorting. */
const FEW = 8;

const giveRest = (shares: number[], rests: number[], left: number): void => {
  if (left > FEW) {
    // The sort is stable, so equal remainders keep their order.
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
