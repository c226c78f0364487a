/// <reference lib="dom" />
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';
import type { Side } from './sides.ts';
import { watchPage, type Watched } from './watch.ts';

/** How fast processor and line are. */
export interface Conditions {
  /** How many times slower the processor is. */
  readonly slower: number;
  readonly isSlowLine: boolean;
}

/** Conditions under which samples are taken, and how many. */
export interface Sampled extends Conditions {
  /** Of as many as the first conditions have: those that no budget is about need fewer. */
  readonly share: number;
}

/** A page that is open, in a browser without anything in its cache. */
export interface Opened {
  readonly page: Page;
  readonly cdp: CDPSession;
  /** Files and calls that were asked for until rows could be used; pictures apart, for rows do without them. */
  readonly requests: () => number;
  readonly watched: () => Promise<Watched>;
  readonly close: () => Promise<void>;
}

/** Slow 4G as Lighthouse has it: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

const watchedIn = (page: Page): Promise<Watched> =>
  page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);

/** For how long nothing may have happened before a page counts as done, in ms. */
const QUIET_MS = 2_000;

const lastWork = async (page: Page): Promise<number> => (await watchedIn(page)).long.at(-1)?.[1] ?? 0;

/** Waits until the page shows no doubt, asks for nothing, and has had no long task for a while. */
const quiet = async (page: Page): Promise<void> => {
  for (;;) {
    const before = await lastWork(page);
    await page.waitForFunction(() => document.querySelector('html[data-drawn], [aria-busy="true"]') === null);
    await page.waitForLoadState('networkidle');
    await wait(QUIET_MS);
    if ((await lastWork(page)) === before) return;
  }
};

/** Waits until the prices are certain again. */
export const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);

/** The document and what was asked for before the page said that its rows can be used; a page that says nothing, until now. */
const requestsUntilUsable = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const usable = performance.getEntriesByName('cart-usable')[0]?.startTime ?? performance.now();
    const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return 1 + asked.filter(({ initiatorType, startTime }) => initiatorType !== 'img' && startTime <= usable).length;
  });

/** Opens a side under these conditions and waits until it is quiet. */
export const open = async (browser: Browser, side: Side, { slower, isSlowLine }: Conditions): Promise<Opened> => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    ...(side.session ? { storageState: side.session } : {}),
  });
  const page = await context.newPage();
  await page.addInitScript(watchPage, side.marks);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (isSlowLine) await cdp.send('Network.emulateNetworkConditions', slow4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto(side.url, { waitUntil: 'commit' });
  await page.waitForFunction(
    () =>
      (globalThis as unknown as { watched: Watched }).watched.rows > 0 &&
      document.querySelector('html[data-drawn]') === null,
  );
  const usable = await requestsUntilUsable(page);
  await quiet(page);
  return { page, cdp, requests: () => usable, watched: () => watchedIn(page), close: () => context.close() };
};
