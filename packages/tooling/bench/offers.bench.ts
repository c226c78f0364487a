import { bestOffers } from '@baguni/domain/internal';
import { testNow } from '@baguni/domain/testing';
import { aRandomShop } from './random-shop.ts';
import { isShort, quantile, report, type Row } from './report.ts';

const now = (): number => performance.now();

/** Searches the best offers of random shops of 30 units. */
const searchShops = (shops: number, promotions: number, coupons: number, ms: number) =>
  Array.from({ length: shops }, (_, seed) => {
    const { engine, cart } = aRandomShop(seed + 1, { units: 30, promotions, coupons });
    const start = now();
    const { saving, bound, isProved } = bestOffers(engine, cart, testNow, { timeLimit: { now, ms } });
    return { ms: now() - start, gap: (100 * (bound - saving)) / Math.max(1, saving), isProved };
  });

const timeOf = (name: string, runs: ReturnType<typeof searchShops>, most: number): Row => {
  const times = runs.map(({ ms }) => ms);
  return { name: `${name}, longest`, unit: 'ms', value: Math.max(...times), budget: { most } };
};

const shareOf = (runs: ReturnType<typeof searchShops>, isCounted: (run: (typeof runs)[number]) => boolean): number =>
  (100 * runs.filter(isCounted).length) / runs.length;

searchShops(5, 10, 2, 1_000);

const rows: Row[] = [];
for (const [name, coupons] of [
  ['30 promotions', 0],
  ['30 promotions, 5 coupons', 5],
] as const) {
  const runs = searchShops(isShort ? 20 : 200, 30, coupons, 1_000);
  const median = quantile(
    runs.map(({ ms }) => ms),
    0.5,
  );
  rows.push(
    { name: `${name}, proved`, unit: '%', value: shareOf(runs, ({ isProved }) => isProved), budget: { least: 95 } },
    { name: `${name}, median`, unit: 'ms', value: median },
    timeOf(name, runs, 1_000),
    { name: `${name}, largest gap`, unit: '%', value: Math.max(...runs.map(({ gap }) => gap)) },
  );
}
const hundred = searchShops(isShort ? 10 : 100, 100, 0, 3_000);
rows.push(
  { name: '100 promotions, gap of at most 5 %', unit: '%', value: shareOf(hundred, ({ gap }) => gap <= 5) },
  {
    name: '100 promotions, largest gap',
    unit: '%',
    value: Math.max(...hundred.map(({ gap }) => gap)),
    budget: { most: 5 },
    shortBudget: { most: 20 },
  },
  timeOf('100 promotions', hundred, 3_000),
);

report('best offers of random shops', rows);
