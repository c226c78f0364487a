import { expect, test } from 'vitest';
import { chromiumLaunch } from './chromium.ts';

test('the browser is told to stay off the network', () => {
  expect(chromiumLaunch().args).toContain('--disable-background-networking');
});
