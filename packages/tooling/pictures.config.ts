import { defineConfig } from '@playwright/test';
import endToEnd from './playwright.config.ts';

/** Compares screenshots, with the browser and server of the end-to-end tests. */
export default defineConfig({
  ...endToEnd,
  testDir: 'pictures',
  snapshotPathTemplate: '{testDir}/kept/{arg}{ext}',
  reporter: [['list']],
  fullyParallel: true,
  timeout: 60_000,
  expect: {
    timeout: 30_000,
    toHaveScreenshot: {
      stylePath: 'pictures/still.css',
      // a pixel may be drawn a little lighter by another build of the browser; a letter that moves changes more than these
      threshold: 0.2,
      maxDiffPixelRatio: 0.002,
    },
  },
  projects: [{ name: 'pictures' }],
});
