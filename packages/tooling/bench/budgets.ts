import type { Measure, Part } from './row.ts';

/** What a row must keep to: at most, or at least, so much of a measure. */
export type Budget = {
  readonly part: Part;
  readonly name: string;
  readonly of: Measure;
  readonly most?: number;
  readonly least?: number;
  /** Where the number comes from, in words. */
  readonly because: string;
};

const engine: readonly Omit<Budget, 'part'>[] = [
  {
    name: 'price with ledger',
    of: 'ratio',
    most: 35,
    because: '100 units, 120 coupons, 20 parcels in 35 loops, without a cache',
  },
  { name: 'priceOfCart', of: 'ratio', most: 35, because: '100 units with all totals in 35 loops' },
  { name: 'checkOrder', of: 'ratio', most: 50, because: '100 units with all rules in 50 loops' },
  { name: 'growth of the price', of: 'p50', most: 1.05, because: 'exponent from 100 to 1,000 units' },
  { name: 'one change', of: 'ratio', most: 1, because: 'event and new totals in one loop of 100 units' },
  { name: 'one change of 1,000', of: 'ratio', most: 1.5, because: 'the floor is the same change of 100 units' },
];

const best: readonly Omit<Budget, 'part'>[] = [
  { name: '30 × 60', of: 'ratio', most: 5000, because: 'median in loops of 100 units' },
  { name: '30 × 60', of: 'tail', most: 5, because: 'p99 at most five times the median' },
  { name: 'proved near an extra discount', of: 'p50', least: 95, because: 'of 200 random carts of 30 × 60' },
  { name: 'proved near free shipping', of: 'p50', least: 95, because: 'of 200 random carts of 30 × 60' },
  { name: 'proved near free shipping overseas', of: 'p50', least: 95, because: 'of 200 random carts of 30 × 60' },
  { name: 'largest gap', of: 'p50', most: 5, because: 'per cent of the saving, where it is not proved' },
];

const server: readonly Omit<Budget, 'part'>[] = [
  ...['SQLite', 'PostgreSQL'].flatMap((database): readonly Omit<Budget, 'part'>[] => [
    { name: `get, ${database}`, of: 'ratio', least: 0.4, because: 'requests a second of 30 lines, 16 connections' },
    { name: `set, ${database}`, of: 'ratio', least: 0.15, because: 'requests a second of 30 lines, 16 connections' },
    { name: `get, processor, ${database}`, of: 'ratio', most: 2, because: 'processor time a request' },
    { name: `set, processor, ${database}`, of: 'ratio', most: 2, because: 'processor time a request' },
    { name: `set alone, ${database}`, of: 'ratio99', most: 3, because: 'p99 at one connection' },
    { name: `good answers under overload, ${database}`, of: 'p50', least: 60, because: 'per cent of the peak at 10×' },
    { name: `refusal under overload, ${database}`, of: 'p99', most: 50, because: '503 with Retry-After within 50 ms' },
    { name: `back after overload, ${database}`, of: 'p50', most: 1, because: 'seconds until all is as before' },
  ]),
  { name: 'page of 30 lines', of: 'p50', most: 12, because: 'ms of processor time for its HTML' },
  { name: 'cold start', of: 'p50', most: 0.5, because: 'seconds to the first answer on an existing database' },
  { name: 'npm start', of: 'p50', most: 1.5, because: 'seconds to the first answer, already built' },
  { name: 'memory idle', of: 'p50', most: 120, because: 'MiB' },
  { name: 'memory after load', of: 'p50', most: 160, because: 'MiB' },
];

/** On slow 4G with a 4× slower processor and 100 units, where nothing else is said. */
const page: readonly Omit<Budget, 'part'>[] = [
  { name: 'rows shown', of: 'ratio', most: 1.3, because: 'the floor is the same rows as server HTML' },
  { name: 'largest paint', of: 'ratio', most: 1.3, because: 'the floor is the same rows as server HTML' },
  { name: 'requests until rows', of: 'p50', most: 12, because: 'requests until the rows can be used' },
  { name: 'blocking time', of: 'p50', most: 600, because: 'ms of total blocking time' },
  { name: 'new total', of: 'ratio', most: 2.5, because: 'from trusted input to the painted total' },
  { name: 'new total', of: 'ratio95', most: 3, because: 'from trusted input to the painted total' },
  { name: 'select all', of: 'ratio', most: 2.5, because: 'from trusted input to the painted total' },
  { name: 'quantity, INP', of: 'ratio', most: 2, because: 'p98 of changes of quantity' },
  { name: 'layout shift', of: 'p50', most: 0, because: 'nothing may move' },
  { name: 'heap growth', of: 'p50', most: 2, because: 'MiB from 100 clicks to 1,000' },
];

const of = (part: Part, budgets: readonly Omit<Budget, 'part'>[]): readonly Budget[] =>
  budgets.map((budget) => ({ part, ...budget }));

/** What every part must keep to; a full run fails beyond it. */
export const budgets: readonly Budget[] = [
  ...of('engine', engine),
  ...of('best', best),
  ...of('server', server),
  ...of('page', page),
];
