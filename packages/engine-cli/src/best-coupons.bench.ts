import { bestCombination, type BestCombination } from '@baguni/domain';
import { aCouponCart } from '@baguni/domain/testing';
import { stdout } from 'node:process';
import { floorOf } from './testing/bench-cart.ts';
import { quantile, sideBySide } from './testing/side-by-side.ts';

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

const spread = (values: readonly number[], digits: number): string =>
  [0.5, 0.95, 1].map((share) => quantile(values, share).toFixed(digits)).join(' / ');

/** How long the loop that sums one such cart takes, in ms: a cart's coupons are looked at, not summed. */
const floorMs = (units: number, coupons: number): number => {
  const { pricing } = aCouponCart(1, units, coupons);
  return sideBySide({ floor: () => floorOf(pricing, []) }).floor;
};

for (const [units, coupons] of [
  [10, 20],
  [30, 60],
] as const) {
  for (let seed = 1000; seed < 1010; seed += 1) timed(seed, units, coupons);
  const runs = Array.from({ length: CARTS }, (_, n) => timed(n + 1, units, coupons));
  const proved = runs.filter(({ answer }) => answer.isProved).length;
  const times = runs.map(({ ms }) => ms);
  const nodes = spread(
    runs.map(({ answer }) => answer.nodes),
    0,
  );
  const ratio = Math.round(quantile(times, 0.5) / floorMs(units, coupons));
  stdout.write(
    `best of ${units} units × ${coupons} coupons: median / p95 / max ${spread(times, 1)} ms, ${ratio} times the loop; nodes ${nodes}; proved ${proved} of ${CARTS}\n`,
  );
  if (proved < CARTS) throw new Error(`${CARTS - proved} best combinations were not proved`);
}
