import { sum, won, type Won } from './won.ts';

/**
 * Spreads an amount over shares in proportion to their weights without losing a won: each share gets its part rounded
 * towards 0, the won that are left go one each to the largest remainders, ties to the earlier share. Symmetric in sign:
 * `allocate(-x) = -allocate(x)`. Weights are whole numbers of 0 or more; where all are 0 the shares weigh the same.
 * @returns as many amounts as weights, in their order; none where there are no weights
 */
export const allocate = (amount: Won, weights: readonly number[]): readonly Won[] => {
  if (weights.length < 2) return weights.map(() => amount);
  const total = weights.reduce((a, b) => a + b, 0);
  if (total === 0)
    return allocate(
      amount,
      weights.map(() => 1),
    );
  const size = Math.abs(amount);
  const parts = weights.map((weight) => partOf(size, weight, total));
  const left = size - parts.reduce((a, part) => a + part.whole, 0);
  const first = new Set(byRemainder(parts).slice(0, left));
  const sign = Math.sign(amount);
  return parts.map((part, i) => won(sign * (part.whole + (first.has(i) ? 1 : 0))));
};

interface Part {
  readonly whole: number;
  readonly rest: number;
}

/** A share's part of `size`, rounded down, and what is left over of it, in parts of `total`. */
const partOf = (size: number, weight: number, total: number): Part => {
  const product = size * weight;
  if (Number.isSafeInteger(product)) {
    const rest = product % total;
    return { whole: (product - rest) / total, rest };
  }
  // exact: a product beyond the safe integers has lost digits, so it is made and divided as a big integer
  const exact = BigInt(size) * BigInt(weight);
  return { whole: Number(exact / BigInt(total)), rest: Number(exact % BigInt(total)) };
};

// the sort keeps the order of shares whose remainders are the same
const byRemainder = (parts: readonly Part[]): readonly number[] =>
  parts
    .map(({ rest }, index) => ({ rest, index }))
    .toSorted((a, b) => b.rest - a.rest)
    .map(({ index }) => index);

/** Whether shares are whole: they add up to the amount that was spread. */
export const isWhole = (amount: Won, shares: readonly Won[]): boolean => sum(shares) === amount;
