import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from './src/lib/chromium.ts';
import { freePort } from './src/lib/server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** True if tests tagged `@once-pc` or `@once-mobile` run on both devices. */
const isLong = process.env['BAGUNI_LONG'] === '1';

/** Workers read this file again, so the environment passes the port on to them. */
const port = (process.env['BAGUNI_E2E_PORT'] ??= String(await freePort()));
const data = (process.env['BAGUNI_E2E_DATA'] ??= `${root}.data/e2e-${process.pid}`);
const baseURL = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: `${root}apps/cart-web/e2e`,
  outputDir: `${root}test-results`,
  reporter: [
    ['list'],
    ...(process.env['BAGUNI_COUNTS'] === undefined ? [] : [['./src/lib/playwright-counts.ts'] as const]),
  ],
  forbidOnly: true,
  // a shared machine may pause for longer than a limit; the summary names each repeated test with its first error
  retries: process.env['BAGUNI_COUNTS'] === undefined ? 0 : 1,
  // tests of a file change the same carts, so only files run in parallel
  fullyParallel: false,
  // tests wait half of the time: three workers keep two cores busy
  workers: 3,
  // patient enough for a slow machine
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL,
    // without a limit, an element that disappears is awaited until the test ends
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: chromiumLaunch(),
    // a trace takes a third of the time
    trace: process.env['BAGUNI_TRACE'] === '1' ? 'retain-on-failure' : 'off',
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
  },
  projects: [
    {
      name: 'pc',
      grepInvert: isLong ? /@mobile$/u : /@mobile$|@once-mobile$/u,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
    { name: 'mobile', grepInvert: isLong ? /@pc$/u : /@pc$|@once-pc$/u, use: { ...devices['Pixel 7'] } },
  ],
  webServer: {
    command: 'node --disable-warning=ExperimentalWarning apps/demo/dist/bundle/server.js',
    cwd: root,
    url: baseURL,
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      BAGUNI_DATA: data,
      BAGUNI_DEMO: 'on',
      // the browsers of the tests delay the server
      BAGUNI_DELAY_LIMIT: '0',
      NODE_ENV: 'test',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    timeout: 30_000,
  },
});
