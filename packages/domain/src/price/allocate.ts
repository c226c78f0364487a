import { sum, won, type Won } from './won.ts';

/**
 * Spreads an amount over shares in proportion to their weights without losing a won: each share gets its part rounded
 * towards 0, the won that are left go one each to the largest remainders, ties to the earlier share. Symmetric in sign:
 * `allocate(-x) = -allocate(x)`. Weights are whole numbers of 0 or more; where all are 0 the shares weigh the same.
 * @returns as many amounts as weights, in their order; none where there are no weights
 */
export const allocate = (amount: Won, weights: readonly number[]): readonly Won[] => {
  const total = weights.reduce((a, b) => a + b, 0);
  if (total === 0)
    return weights.length === 0
      ? []
      : allocate(
          amount,
          weights.map(() => 1),
        );
  const size = BigInt(Math.abs(amount));
  const parts = weights.map((weight) => split(size * BigInt(weight), BigInt(total)));
  const left = Number(size) - parts.reduce((a, part) => a + part.whole, 0);
  const first = new Set(byRemainder(parts).slice(0, left));
  const sign = amount < 0 ? -1 : 1;
  return parts.map((part, i) => won(sign * (part.whole + (first.has(i) ? 1 : 0))));
};

interface Part {
  readonly whole: number;
  readonly rest: bigint;
}

// exact: a product of two safe integers leaves the safe range, so the division is done on big integers
const split = (product: bigint, total: bigint): Part => ({ whole: Number(product / total), rest: product % total });

const byRemainder = (parts: readonly Part[]): readonly number[] =>
  parts
    .map((part, index) => ({ rest: part.rest, index }))
    .toSorted((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
    .map(({ index }) => index);

/** Whether shares are whole: they add up to the amount that was spread. */
export const isWhole = (amount: Won, shares: readonly Won[]): boolean => sum(shares) === amount;
