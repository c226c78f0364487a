import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from './src/lib/chromium.ts';
import { freePort } from './src/lib/server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Workers read this file again: the first reader chooses the port, and the environment carries it to them. */
const port = (process.env['BAGUNI_E2E_PORT'] ??= String(await freePort()));
const data = (process.env['BAGUNI_E2E_DATA'] ??= `${root}.data/e2e-${process.pid}`);
const baseURL = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: `${root}apps/cart-web/e2e`,
  outputDir: `${root}test-results`,
  reporter: [['list'], ['json']],
  forbidOnly: true,
  // a file's tests change the same buyers' carts: they take turns, files run side by side
  fullyParallel: false,
  workers: 2,
  // a machine may be several times slower than the one that a test was written on
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL,
    launchOptions: chromiumLaunch(),
    // writing down each step takes a third of the time: asked for where a failure is not understood
    trace: process.env['BAGUNI_TRACE'] === '1' ? 'retain-on-failure' : 'off',
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
  },
  projects: [
    { name: 'pc', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } } },
    { name: 'mobile', use: { ...devices['Pixel 7'] } },
  ],
  webServer: {
    command: `node --conditions=source --disable-warning=ExperimentalWarning apps/cart-server/src/main.ts`,
    cwd: root,
    url: baseURL,
    env: { PORT: port, HOST: '127.0.0.1', BAGUNI_DATA: data, BAGUNI_DEMO: 'on', NODE_ENV: 'test' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    timeout: 30_000,
  },
});
