import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../src/lib/chromium.ts';
import { clickRows, heapRow } from './page/clicks.ts';
import { loadRows } from './page/loads.ts';
import type { Sampled } from './page/open.ts';
import { floorSides, productSide } from './page/sides.ts';
import { isShort, report } from './report.ts';
import type { Row } from './row.ts';
import { startServer } from './server/processes.ts';

/** The first is what the budgets are about, and all that a short run measures. */
const conditions: readonly (readonly [suffix: string, conditions: Sampled])[] = [
  ['', { slower: 4, isSlowLine: true, share: 1 }],
  [', fast line', { slower: 4, isSlowLine: false, share: 0.25 }],
  [', 1×', { slower: 1, isSlowLine: true, share: 0.25 }],
  [', 1×, fast line', { slower: 1, isSlowLine: false, share: 0.25 }],
];

const folder = mkdtempSync(join(tmpdir(), 'baguni-bench-'));
const settings = { BAGUNI_DEMO: 'on', BAGUNI_LIMITS: '900000000/900000000/900000000', BAGUNI_DATA: folder };
/** The server as it is shipped: one file, which must be built. */
const bundle = ['--disable-warning=ExperimentalWarning', 'apps/cart-server/dist/bundle/server.js'];

const server = await startServer(bundle, settings, { path: '/api/cart/getInitialCart' });
const browser = await chromium.launch(chromiumLaunch());
try {
  const context = await browser.newContext();
  const product = await productSide(context, server);
  const { html, client, server: plain } = await floorSides(context, product);
  const rows: Row[] = [];
  for (const [suffix, given] of isShort ? conditions.slice(0, 1) : conditions) {
    rows.push(...(await loadRows(browser, { product, html, client }, given, suffix)));
    rows.push(...(await clickRows(browser, [product, html], given, suffix)));
  }
  rows.push(await heapRow(browser, [product, html]));
  plain.close();
  report('page', rows);
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
