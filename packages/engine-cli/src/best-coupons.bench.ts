import { bestCombination, type BestCombination } from '@baguni/domain';
import { aCouponCart } from '@baguni/domain/testing';
import { stdout } from 'node:process';
import { expect, test } from 'vitest';

const CARTS = 50;

interface Run {
  readonly ms: number;
  readonly answer: BestCombination;
}

const timed = (seed: number, units: number, coupons: number): Run => {
  const question = aCouponCart(seed, units, coupons);
  const start = performance.now();
  const answer = bestCombination(question);
  return { ms: performance.now() - start, answer };
};

/** The value below which this share of the values lies. */
const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

const spread = (values: readonly number[], digits: number): string =>
  [0.5, 0.95, 1].map((share) => quantile(values, share).toFixed(digits)).join(' / ');

test.for([
  [10, 20],
  [30, 60],
] as const)('the best of coupons for %i units × %i coupons, over random carts', ([units, coupons]) => {
  for (let seed = 1000; seed < 1010; seed += 1) timed(seed, units, coupons);
  const runs = Array.from({ length: CARTS }, (_, n) => timed(n + 1, units, coupons));
  const proved = runs.filter(({ answer }) => answer.isProved).length;
  const times = spread(
    runs.map(({ ms }) => ms),
    1,
  );
  const nodes = spread(
    runs.map(({ answer }) => answer.nodes),
    0,
  );
  const size = `${units}×${coupons}`;
  stdout.write(`${size}: median / p95 / max ${times} ms; nodes ${nodes}; proved ${proved} of ${CARTS}\n`);
  expect(proved).toBe(CARTS);
});
