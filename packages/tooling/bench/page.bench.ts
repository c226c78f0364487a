/// <reference lib="dom" />
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';
import { chromiumLaunch } from '../src/lib/chromium.ts';
import { judgePage, type Verdict } from './lighthouse.ts';
import { watchPage, type Marks, type Watched } from './page-watch.ts';
import { PlainPage, plainRowOf, type PlainRow, type Unit } from './plain-page.ts';
import { isShort, quantile, report, type Budget, type Row } from './report.ts';
import { startProduct } from './servers.ts';

const UNITS = 100;
/** Units of the cart that Lighthouse judges. */
const FEW_UNITS = 16;
const VERDICTS = isShort ? 1 : 5;
const LOADS = isShort ? 2 : 8;
const PRESSES = isShort ? 3 : 20;
/** A page is ready if it had no long task for this time, in ms. */
const QUIET_MS = 2_000;
/** Time in ms after which a page that shows nothing has failed, also on a busy machine. */
const PATIENCE_MS = 120_000;
/** Slow 4G as in Lighthouse, with a processor that is four times slower. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWER = 4;

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A page under test with the selectors of its parts. */
interface Side {
  readonly url: string;
  readonly session?: Session;
  readonly marks: Marks;
  readonly more: string;
  readonly less: string;
  readonly all: string;
}

/** Reads the rows of the product's document for the baseline. */
const rowsIn = (html: string, units: number): readonly PlainRow[] => {
  const json = /<script type="application\/json"[^>]*>(.*?)<\/script>/su.exec(html)?.[1] ?? '';
  const { cart } = (JSON.parse(json) as { state: { cart: { units: readonly Unit[]; selected: readonly number[] } } })
    .state;
  if (cart.units.length !== units) throw new Error(`a cart of ${cart.units.length} units`);
  // a unit has only the fields that differ from the unit before it
  let last: Partial<Unit> = {};
  return cart.units.map((change) => {
    const unit = { ...last, ...change, item: { ...last.item, ...change.item } };
    last = unit;
    return plainRowOf(unit, cart.selected.includes(unit.cartUnitId));
  });
};

const signIn = async (
  { request }: BrowserContext,
  origin: string,
  buyer: string,
  device: 'm' | 'pc' = 'pc',
): Promise<void> => {
  await request.post(`${origin}/demo/signIn`, { form: { buyer, lang: 'ko', device }, headers: { origin } });
};

const productSide = async (context: BrowserContext, origin: string): Promise<Side> => {
  await signIn(context, origin, 'hundred-units');
  const field = '[role="spinbutton"]';
  return {
    url: `${origin}/ko/pc/cart`,
    session: await context.storageState(),
    marks: { row: `[id^="unit-"] ${field}`, rows: UNITS, total: '#order-summary [data-total] dd' },
    more: `[id^="unit-"]:has(input:checked) ${field} + button:not([aria-disabled="true"])`,
    less: `[id^="unit-"]:has(input:checked) button:has(+ ${field})`,
    all: '#cart-list + fieldset input[type="checkbox"]',
  };
};

/** Serves the same rows as server HTML that plain React hydrates. Pictures are those of the product. */
const servePlainPage = async (rows: readonly PlainRow[], origin: string): Promise<{ url: string; server: Server }> => {
  const input = fileURLToPath(new URL('plain-page.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2024', rolldownOptions: { input } },
  });
  const chunk = [built].flat().flatMap((one) => ('output' in one ? one.output : []))[0];
  if (chunk?.type !== 'chunk') throw new Error('the plain page was not built');
  const html =
    `<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>plain</title><link rel="icon" href="data:,">` +
    `<style>.row { display: flex; gap: 16px; padding: 16px; min-block-size: 88px }</style>` +
    `<script type="module" src="/page.js"></script></head><body>` +
    `<div id="root">${renderToString(createElement(PlainPage, { rows }))}</div>` +
    `<script type="application/json" id="rows">${JSON.stringify(rows).replaceAll('<', '\\u003c')}</script></body></html>`;
  // once, because a request must not wait for the best compression
  const files = {
    '/': ['text/html', brotliCompressSync(html)],
    '/page.js': ['text/javascript', brotliCompressSync(chunk.code)],
  } as const;
  const server = createServer(({ url = '' }, response) => {
    if (url !== '/' && url !== '/page.js') {
      response.writeHead(302, { location: `${origin}${url}` }).end();
      return;
    }
    const [type, content] = files[url];
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-encoding': 'br' });
    response.end(content);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { server, url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/` };
};

const plainSide = (url: string): Side => ({
  url,
  marks: { row: '.row', rows: UNITS, total: '#total' },
  more: '.row:has(> input:checked) button:last-child',
  less: '.row:has(> input:checked) button:first-child',
  all: '#all',
});

const watchedIn = (page: Page): Promise<Watched> =>
  page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);

const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('html[data-drawn], [aria-busy="true"]') === null);

/** Opens a page with an empty cache and waits until it has nothing left to do. */
const open = async (browser: Browser, { url, session, marks }: Side): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'ko-KR',
    ...(session ? { storageState: session } : {}),
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  await page.addInitScript(watchPage, marks);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', slow4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => (globalThis as unknown as { watched: Watched }).watched.rows > 0);
  for (let last = -1, before = -2; last !== before;) {
    before = last;
    await settled(page);
    await page.waitForLoadState('networkidle');
    await wait(QUIET_MS);
    last = (await watchedIn(page)).long.at(-1)?.[1] ?? 0;
  }
  return page;
};

/** Measurements of one load. */
interface Load extends Pick<Watched, 'rows' | 'largest' | 'shift'> {
  readonly blocking: number;
  readonly requests: number;
}

const load = async (browser: Browser, side: Side): Promise<Load> => {
  const page = await open(browser, side);
  const { rows, largest, shift, long } = await watchedIn(page);
  const { paint, requests } = await page.evaluate(() => {
    const usable = performance.getEntriesByName('cart-usable')[0]?.startTime ?? performance.now();
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const early = all.filter(({ initiatorType, startTime }) => initiatorType !== 'img' && startTime <= usable);
    const first = performance.getEntriesByName('first-contentful-paint')[0];
    return { paint: first?.startTime ?? 0, requests: 1 + early.length };
  });
  await page.context().close();
  const blocking = long.reduce((sum, [start, end]) => sum + Math.max(0, end - Math.max(start, paint) - 50), 0);
  return { rows, largest, shift, blocking, requests };
};

/** Clicks, and returns the time until the new total is painted, in ms. */
const press = async (page: Page, selector: string): Promise<number> => {
  await settled(page);
  await page.locator(selector).first().click();
  const painted = await page.waitForFunction(() => {
    const { clicks, pressed } = (globalThis as unknown as { watched: Watched }).watched;
    return clicks.length === pressed && clicks.at(-1);
  });
  return Number(await painted.jsonValue());
};

const row = (
  name: string,
  unit: string,
  mine: readonly number[],
  plain: readonly number[],
  budget: Budget,
  shortBudget?: Budget,
): Row => ({
  name,
  unit,
  value: quantile(mine, 0.5),
  p99: quantile(mine, 0.99),
  ...(plain.length === 0 ? {} : { baseline: quantile(plain, 0.5) }),
  budget,
  ...(shortBudget && { shortBudget }),
});

/** Measures product and baseline in turns. */
const measure = async (browser: Browser, sides: readonly [Side, Side]): Promise<readonly Row[]> => {
  const loads: readonly [Load[], Load[]] = [[], []];
  for (const side of sides) await load(browser, side);
  for (let round = 0; round < LOADS; round += 1)
    for (const [at, side] of sides.entries()) loads[at]?.push(await load(browser, side));
  const totals: readonly [number[], number[]] = [[], []];
  const alls: readonly [number[], number[]] = [[], []];
  const pages = [await open(browser, sides[0]), await open(browser, sides[1])];
  for (const [at, page] of pages.entries()) {
    const { all } = sides[at === 0 ? 0 : 1];
    if (!(await page.locator(all).isChecked())) await press(page, all);
  }
  for (let round = 0; round < PRESSES; round += 1)
    for (const [at, page] of pages.entries()) {
      const { more, less, all } = sides[at === 0 ? 0 : 1];
      for (const selector of [more, less]) totals[at]?.push(await press(page, selector));
      for (const selector of [all, all]) alls[at]?.push(await press(page, selector));
    }
  const of = (field: keyof Load, at: 0 | 1): readonly number[] => loads[at].map((one) => one[field]);
  return [
    row('rows shown', 'ms', of('rows', 0), of('rows', 1), { most: 1.4 }, { most: 3 }),
    row('largest paint', 'ms', of('largest', 0), of('largest', 1), { most: 1.1 }, { most: 4 }),
    row('blocking time', 'ms', of('blocking', 0), [], { most: 600 }, { most: 6_000 }),
    row('layout shift', 'score', of('shift', 0), [], { most: 0 }),
    row('requests until rows can be used', 'count', of('requests', 0), [], { most: 12 }),
    row('new total', 'ms', ...totals, { most: 2 }, { most: 6 }),
    row('select all', 'ms', ...alls, { most: 2 }, { most: 5 }),
  ];
};

/** Points of Lighthouse for the product's cart, next to those of the plain page with the same rows. */
const judge = async (
  context: BrowserContext,
  origin: string,
  device: 'mobile' | 'desktop',
): Promise<readonly Row[]> => {
  const path = device === 'mobile' ? 'm' : 'pc';
  const url = `${origin}/ko/${path}/cart`;
  const enter = (shopper: BrowserContext): Promise<void> => signIn(shopper, origin, 'many-sellers', path);
  await enter(context);
  const plain = await servePlainPage(rowsIn(await (await context.request.get(url)).text(), FEW_UNITS), origin);
  const verdicts: Verdict[] = [];
  const plains: Verdict[] = [];
  for (let round = 0; round < VERDICTS; round += 1) {
    verdicts.push(await judgePage(url, device, enter));
    plains.push(await judgePage(plain.url, device));
  }
  plain.server.close();
  const middle = (field: keyof Verdict, of = verdicts): number =>
    quantile(
      of.map((one) => one[field]),
      0.5,
    );
  const points = (field: keyof Verdict, least: number): Row => {
    const budget = { least };
    return { name: `${device}: ${field}`, unit: 'points', value: middle(field), budget, shortBudget: budget };
  };
  const beside = (field: keyof Verdict): Row => ({
    name: `${device}: ${field}`,
    unit: 'ms',
    value: middle(field),
    baseline: middle(field, plains),
  });
  const fast = middle('performance', plains);
  return [
    { ...points('performance', Math.min(90, fast - 5)), shortBudget: { least: 40 } },
    { name: `${device}: performance of the plain page`, unit: 'points', value: fast },
    beside('blocking'),
    beside('largest'),
    points('accessibility', 100),
    points('practices', 100),
    points('search', 100),
  ];
};

const folder = mkdtempSync(join(tmpdir(), 'baguni-bench-'));
const server = await startProduct({ BAGUNI_DATA: folder });
const browser = await chromium.launch(chromiumLaunch());
try {
  const context = await browser.newContext();
  const origin = `http://127.0.0.1:${server.port}`;
  const product = await productSide(context, origin);
  const rows = rowsIn(await (await context.request.get(product.url)).text(), UNITS);
  const plain = await servePlainPage(rows, origin);
  report('page, 100 units, slow 4G, 4× slower processor', await measure(browser, [product, plainSide(plain.url)]));
  plain.server.close();
  const verdicts = [await judge(context, origin, 'mobile'), await judge(context, origin, 'desktop')];
  report(`page, ${FEW_UNITS} units, Lighthouse`, verdicts.flat());
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
