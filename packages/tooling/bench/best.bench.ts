import { bestCombination } from '@baguni/domain';
import { aCouponCart } from '@baguni/domain/testing';
import { benchCart } from './carts/bench-cart.ts';
import { couponsAndFees, floorOf } from './floors/price-loop.ts';
import { sideBySide } from './in-turns.ts';
import { report, rounds } from './report.ts';
import { spreadOf, type Row } from './row.ts';

const CARTS = rounds(50);

const timed = (seed: number, units: number, coupons: number): number => {
  const question = aCouponCart(seed, units, coupons);
  const start = performance.now();
  const { isProved } = bestCombination(question);
  const ms = performance.now() - start;
  if (!isProved) throw new Error(`the best combination of cart ${seed} of ${units} × ${coupons} was not proved`);
  return ms;
};

const hundred = benchCart(100);
const others = couponsAndFees(hundred);

const rowOf = (units: number, coupons: number): Row => {
  for (let seed = 1000; seed < 1010; seed += 1) timed(seed, units, coupons);
  const times = Array.from({ length: CARTS }, (_, n) => timed(n + 1, units, coupons));
  const { loop } = sideBySide({ loop: () => floorOf(hundred, others) });
  return { part: 'best', name: `${units} × ${coupons}`, unit: 'ms', product: spreadOf(times), floor: loop };
};

report('best', [rowOf(10, 20), rowOf(30, 60)]);
