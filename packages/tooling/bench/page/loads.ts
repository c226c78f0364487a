import type { Browser } from 'playwright';
import { rounds } from '../report.ts';
import { single, spreadOf, type Row, type Unit } from '../row.ts';
import { open, type Opened, type Sampled } from './open.ts';
import type { Side } from './sides.ts';

const ROUNDS = 8;

/** What one load came to. */
interface Load {
  readonly rows: number;
  readonly largest: number;
  readonly shift: number;
  readonly blocking: number;
  readonly requests: number;
}

/** A task may last this long before a press has to wait for it, in ms. */
const FREE_MS = 50;

const blockingOf = (long: readonly (readonly [number, number])[], from: number): number =>
  long.reduce((sum, [start, end]) => sum + Math.max(0, end - Math.max(start, from) - FREE_MS), 0);

const loadOf = async ({ page, watched, requests, close }: Opened): Promise<Load> => {
  const { rows, largest, shift, long } = await watched();
  const paints = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  await close();
  return { rows, largest, shift, blocking: blockingOf(long, paints), requests: requests() };
};

/** The sides whose loads are compared. */
export interface Loaded {
  readonly product: Side;
  readonly html: Side;
  readonly client: Side;
}

/** Loads of all sides in turns, each with nothing in the browser's cache. */
export const loadRows = async (
  browser: Browser,
  { product, html, client }: Loaded,
  conditions: Sampled,
  suffix: string,
): Promise<readonly Row[]> => {
  const loads = { product: [] as Load[], html: [] as Load[], client: [] as Load[] };
  const sides = { product, html, client };
  const names = ['product', 'html', 'client'] as const;
  // the first load of all warms the servers
  for (let round = conditions.share === 1 ? -1 : 0; round < rounds(ROUNDS * conditions.share); round += 1)
    for (const name of names) {
      const load = await loadOf(await open(browser, sides[name], conditions));
      if (round >= 0) loads[name].push(load);
    }
  const row = (name: string, unit: Unit, of: keyof Load, floor: readonly Load[]): Row => ({
    part: 'page',
    name: `${name}${suffix}`,
    unit,
    product: spreadOf(loads.product.map((load) => load[of])),
    floor: spreadOf(floor.map((load) => load[of])),
  });
  return [
    row('rows shown', 'ms', 'rows', loads.html),
    row('rows shown, to a client-side page', 'ms', 'rows', loads.client),
    row('largest paint', 'ms', 'largest', loads.html),
    row('blocking time', 'ms', 'blocking', loads.html),
    row('layout shift', 'count', 'shift', loads.html),
    { ...row('requests until rows', 'count', 'requests', loads.html), floor: single(loads.html[0]?.requests ?? 0) },
  ];
};
