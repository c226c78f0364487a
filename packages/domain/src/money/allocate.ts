import { sum, won, type Won } from './won.ts';

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

/** True if the shares add up to the amount. */
export const isWhole = (amount: Won, shares: readonly Won[]): boolean => sum(shares) === amount;
