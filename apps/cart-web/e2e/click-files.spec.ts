import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CDPSession } from '@playwright/test';
import { createServer } from 'vite';
import { cart, expect, settled, test } from './support.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The source files that one click on + may execute, from the component to the in-memory back end and back. */
const MAX_FILES = 160;
/** Less than the pause before the search for the best coupons, in ms. */
const BEFORE_SEARCH_MS = 500;

/** Returns the path of a module of ours from its address on the development server, or `undefined` for others. */
const sourceOf = (address: string): string | undefined => {
  if (!URL.canParse(address)) return undefined;
  const path = decodeURIComponent(new URL(address).pathname);
  const file = path.startsWith('/@fs/') ? path.slice(4).replace(root, '') : `apps/cart-web${path}`;
  return /^(?:apps|packages)\/.+\.tsx?$/u.test(file) ? file : undefined;
};

/** Returns the source files with a function that ran since the last call. */
const executedFiles = async (session: CDPSession): Promise<readonly string[]> => {
  const { result } = await session.send('Profiler.takePreciseCoverage');
  return result.flatMap(({ url, functions }) => {
    const source = sourceOf(url);
    return source !== undefined && functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0) ? [source] : [];
  });
};

test('one click on + executes few source files, and the tour names the main ones @once-pc', async ({ page }) => {
  // compiles all modules of the page
  test.slow();
  const vite = await createServer({
    configFile: `${root}apps/cart-web/vite.config.ts`,
    cacheDir: test.info().outputPath('vite'),
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
  });
  try {
    await vite.listen();
    await page.clock.install();
    await page.route('**/pictures/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: '' }));
    // the first visit compiles the modules, which can take longer than the page waits for its chunks
    await expect(async () => {
      await page.goto(`${vite.resolvedUrls?.local[0] ?? ''}ko/pc/cart?mock=true&scenario=one-seller`);
      await expect(page.getByRole('article').first()).toBeVisible({ timeout: 60_000 });
      await expect(page.locator('html[data-drawn]')).toHaveCount(0);
    }).toPass();
    await settled(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Profiler.enable');
    await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    // the page loads more while it is idle
    await expect.poll(async () => (await executedFiles(session)).length, { intervals: [1_000] }).toBe(0);

    // from here, timers run only up to the answer, on a slow machine too
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2_000));
    await expect.poll(async () => (await executedFiles(session)).length, { intervals: [1_000] }).toBe(0);
    await page
      .getByRole('button', { name: /수량 늘리기$/u })
      .first()
      .click();
    const files = new Set(await executedFiles(session));
    await expect(cart(page).quantities.first()).toHaveValue('3');
    // the search for the best coupons starts later
    await page.clock.runFor(BEFORE_SEARCH_MS);
    // a stopped clock runs no further frame
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    for (const file of await executedFiles(session)) files.add(file);

    const list = [...files].toSorted();
    console.log(`${list.length} source files:\n${list.join('\n')}`);
    expect(list.length).toBeGreaterThan(100);
    expect(list.length).toBeLessThanOrEqual(MAX_FILES);
    const tour = readFileSync(`${root}docs/tour.md`, 'utf8');
    const named = [...tour.matchAll(/`((?:apps|packages)\/[^/`]+\/src\/[^`]+\.tsx?)`/gu)].map(
      (found) => found[1] ?? '',
    );
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((file) => !files.has(file))).toEqual([]);
  } finally {
    await vite.close();
  }
});
