/// <reference lib="dom" />
import type { Browser } from 'playwright';
import { rounds } from '../report.ts';
import { quantile, single, spreadOf, type Row } from '../row.ts';
import { open, settled, type Opened, type Sampled } from './open.ts';
import type { Side } from './sides.ts';
import type { Watched } from './watch.ts';

const ROUNDS = 20;
const WARM_UP_ROUNDS = 2;
/** Rows whose quantity is changed in turns: those of the first screen. */
const ROWS = 3;
/** Chromium tells of no event that was shorter, in ms. */
const SHORTEST_MS = 16;

/** Presses with the mouse and waits until another total is painted. @returns ms from the input to the paint */
const press = async ({ page }: Opened, selector: string, nth = 0): Promise<number> => {
  await page.locator(selector).nth(nth).click();
  // as many totals as presses: each press waits for its own
  const painted = await page.waitForFunction(() => {
    const { clicks, pressed } = (globalThis as unknown as { watched: Watched }).watched;
    return clicks.length === pressed && clicks.at(-1);
  });
  return Number(await painted.jsonValue());
};

/** Each press begins on a page that has nothing left to do. */
const pressAtRest = async (opened: Opened, selector: string, nth = 0): Promise<number> => {
  await settled(opened.page);
  return press(opened, selector, nth);
};

interface Pressed {
  readonly side: Side;
  readonly opened: Opened;
  readonly totals: number[];
  readonly all: number[];
}

/** The 98th of a hundred interactions: what INP is of a page that is used for long. */
const inpOf = async ({ opened }: Pressed): Promise<number> => {
  const { interactions, pressed: presses } = await opened.watched();
  const told = Object.values(interactions);
  const quick = Array.from({ length: Math.max(0, presses - told.length) }, () => SHORTEST_MS);
  return quantile([...told, ...quick], 0.98);
};

const quantities = async ({ side, opened, totals }: Pressed, round: number): Promise<void> => {
  const nth = Math.abs(round) % ROWS;
  for (const button of [side.more, side.less]) {
    const ms = await pressAtRest(opened, button, nth);
    if (round >= 0) totals.push(ms);
  }
};

const alls = async ({ side, opened, all }: Pressed, round: number): Promise<void> => {
  for (let time = 0; time < 2; time += 1) {
    const ms = await pressAtRest(opened, side.all);
    if (round >= 0) all.push(ms);
  }
};

/** New totals after a press, of both sides in turns; every press is the mouse's. */
export const clickRows = async (
  browser: Browser,
  sides: readonly Side[],
  conditions: Sampled,
  suffix: string,
): Promise<readonly Row[]> => {
  const pressed: Pressed[] = [];
  for (const side of sides) pressed.push({ side, opened: await open(browser, side, conditions), totals: [], all: [] });
  const each = async (press: (one: Pressed, round: number) => Promise<void>): Promise<void> => {
    for (let round = -WARM_UP_ROUNDS; round < rounds(ROUNDS * conditions.share); round += 1)
      for (const one of pressed) await press(one, round);
  };
  await each(quantities);
  const [mine = 0, floors = 0] = await Promise.all(pressed.map(inpOf));
  await each(alls);
  for (const { opened } of pressed) await opened.close();
  const row = (name: string, of: 'totals' | 'all'): Row => ({
    part: 'page',
    name: `${name}${suffix}`,
    unit: 'ms',
    product: spreadOf(pressed[0]?.[of] ?? []),
    floor: spreadOf(pressed[1]?.[of] ?? []),
  });
  return [
    row('new total', 'totals'),
    row('select all', 'all'),
    { part: 'page', name: `quantity, INP${suffix}`, unit: 'ms', product: single(mine), floor: single(floors) },
  ];
};

const MIB = 1024 * 1024;

const heapOf = async ({ page, cdp }: Opened): Promise<number> => {
  await settled(page);
  for (let time = 0; time < 3; time += 1) await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize / MIB;
};

/** How much more a page holds after many presses than after a few, in MiB. */
const growthOf = async (browser: Browser, side: Side): Promise<number> => {
  const opened = await open(browser, side, { slower: 1, isSlowLine: false });
  let before = 0;
  const [few, many] = [rounds(100), rounds(1000)];
  for (let time = 1; time <= many; time += 1) {
    await press(opened, time % 2 === 1 ? side.more : side.less);
    if (time === few) before = await heapOf(opened);
  }
  const growth = (await heapOf(opened)) - before;
  await opened.close();
  return growth;
};

/** What is left in memory of a thousand presses; both sides at once, for nothing here is timed. */
export const heapRow = async (browser: Browser, sides: readonly [Side, Side]): Promise<Row> => {
  const [product = 0, floor = 0] = await Promise.all(sides.map((side) => growthOf(browser, side)));
  return { part: 'page', name: 'heap growth', unit: 'MiB', product: single(product), floor: single(floor) };
};
