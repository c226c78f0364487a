import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { chromiumLaunch } from './chromium.ts';

const { args } = chromiumLaunch();

test('the browser is told to stay off the network', () => {
  expect(args).toContain('--disable-background-networking');
});

test('with the pages of the address bar all is turned off that Playwright turns off', () => {
  const playwright = createRequire(createRequire(import.meta.url).resolve('playwright'));
  const source = readFileSync(join(dirname(playwright.resolve('playwright-core')), 'lib/coreBundle.js'), 'utf8');
  const [, list = ''] = /\bdisabledFeatures = \[(.*?)\]/su.exec(source) ?? [];
  const theirs = [...list.matchAll(/^ *"(\w+)",?$/gmu)].map(([, name]) => name);
  expect(theirs).toContain('PaintHolding');
  const lists = args.filter((arg) => arg.startsWith('--disable-features='));
  expect(lists).toHaveLength(1);
  expect(lists[0]?.split('=')[1]?.split(',')).toEqual([...theirs, 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']);
});
