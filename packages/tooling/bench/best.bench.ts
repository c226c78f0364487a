import { bestCombination, type BestCombination } from '@baguni/domain';
import { aCartNear, type CartFamily } from '@baguni/domain/testing';
import { cpuUsage } from 'node:process';
import { benchCart } from './carts/bench-cart.ts';
import { plainCartOf, sumsOf } from './floors/price-loop.ts';
import { sideBySide } from './in-turns.ts';
import { report, rounds } from './report.ts';
import { single, spreadOf, type Row } from './row.ts';

const CARTS = rounds(200);

/** What each family of carts is called, and what it is close to. */
const names = {
  plain: '30 × 60',
  nearExtraDiscount: 'near an extra discount',
  nearFreeShipping: 'near free shipping',
  nearFreeOverseas: 'near free shipping overseas',
} as const satisfies Record<CartFamily, string>;

interface Answered {
  readonly ms: number;
  readonly answer: BestCombination;
}

/** Time of the processor, in ms, as the floor is measured: what else the machine does meanwhile does not count. */
const processorMs = (): number => {
  const { user, system } = cpuUsage();
  return (user + system) / 1000;
};

const answered = (family: CartFamily, seed: number, units: number, coupons: number): Answered => {
  const question = aCartNear(family, seed, units, coupons);
  const start = processorMs();
  const answer = bestCombination(question);
  return { ms: processorMs() - start, answer };
};

const hundred = plainCartOf(benchCart(100));

/** By how many per cent of the saving another combination could save more. */
const gapOf = ({ answer: { saving, bound } }: Answered): number => (100 * (bound - saving)) / Math.max(1, saving);

const runsOf = (family: CartFamily, units: number, coupons: number): readonly Answered[] => {
  for (let seed = 1000; seed < 1010; seed += 1) answered(family, seed, units, coupons);
  return Array.from({ length: CARTS }, (_, n) => answered(family, n + 1, units, coupons));
};

const timesOf = (name: string, runs: readonly Answered[]): Row => {
  const { loop } = sideBySide({ loop: () => sumsOf(hundred) });
  return { part: 'best', name, unit: 'ms', product: spreadOf(runs.map(({ ms }) => ms)), floor: loop };
};

const provedOf = (name: string, runs: readonly Answered[]): Row => {
  const proved = runs.filter(({ answer }) => answer.isProved).length;
  return { part: 'best', name: `proved ${name}`, unit: '%', product: single((100 * proved) / runs.length) };
};

const small = runsOf('plain', 10, 20);
const large = (['plain', 'nearExtraDiscount', 'nearFreeShipping', 'nearFreeOverseas'] as const).map((family) => ({
  name: names[family],
  runs: runsOf(family, 30, 60),
}));
const gaps = large.flatMap(({ runs }) => runs.map(gapOf));

report('best', [
  timesOf('10 × 20', small),
  ...large.flatMap(({ name, runs }) => [timesOf(name, runs), provedOf(name, runs)]),
  { part: 'best', name: 'largest gap', unit: '%', product: single(Math.max(...gaps)) },
]);
