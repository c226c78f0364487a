import { bestCombination } from '@baguni/domain/internal';
import { aCartNear, type CartFamily } from '@baguni/domain/testing';
import { benchCart } from './bench-cart.ts';
import { plainCartOf, sumsOf } from './price-loop.ts';
import { isShort, quantile, report, type Budget, type Row } from './report.ts';
import { timeAll } from './timing.ts';

/** Seeded random carts of each family. */
const CARTS = isShort ? 20 : 200;

const names = {
  plain: '30 × 60',
  nearExtraDiscount: 'near an extra discount',
  nearFreeShipping: 'near free shipping',
  nearFreeOverseas: 'near free shipping overseas',
} as const satisfies Record<CartFamily, string>;

const searchFrom = (family: CartFamily, units: number, coupons: number) =>
  Array.from({ length: CARTS }, (_, seed) => {
    const question = aCartNear(family, seed + 1, units, coupons);
    const start = performance.now();
    const answer = bestCombination(question);
    return { ms: performance.now() - start, answer };
  });

const plain = plainCartOf(benchCart(100));
const { loop } = await timeAll({ loop: () => sumsOf(plain) });
searchFrom('plain', 10, 20);

const timesOf = (name: string, runs: ReturnType<typeof searchFrom>, budget?: Budget): Row => {
  const times = runs.map(({ ms }) => ms);
  const value = quantile(times, 0.5);
  return { name, unit: 'ms', value, p99: quantile(times, 0.99), baseline: loop.p50 / 1_000, ...(budget && { budget }) };
};

const rows: Row[] = [timesOf('10 × 20', searchFrom('plain', 10, 20))];
const gaps: number[] = [];
for (const family of ['plain', 'nearExtraDiscount', 'nearFreeShipping', 'nearFreeOverseas'] as const) {
  const runs = searchFrom(family, 30, 60);
  const proved = runs.filter(({ answer }) => answer.isProved).length;
  rows.push(timesOf(names[family], runs, family === 'plain' ? { most: 5_000 } : undefined));
  rows.push({
    name: `proved, ${names[family]}`,
    unit: '%',
    value: (100 * proved) / runs.length,
    budget: { least: 95 },
  });
  gaps.push(...runs.map(({ answer: { saving, bound } }) => (100 * (bound - saving)) / Math.max(1, saving)));
}
rows.push({ name: 'largest gap if not proved', unit: '%', value: Math.max(...gaps), budget: { most: 5 } });

// units × coupons; the baseline is a loop that adds up 100 units
report('best combination of coupons', rows);
