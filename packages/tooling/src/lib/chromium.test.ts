import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { chromiumLaunch, ensureChromium } from './chromium.ts';

const { args } = chromiumLaunch();

test('disables background networking', () => {
  expect(args).toContain('--disable-background-networking');
});

test('disables Playwright’s features and the pages of the address bar', () => {
  const playwright = createRequire(createRequire(import.meta.url).resolve('playwright'));
  const source = readFileSync(join(dirname(playwright.resolve('playwright-core')), 'lib/coreBundle.js'), 'utf8');
  const [, list = ''] = /\bdisabledFeatures = \[(.*?)\]/su.exec(source) ?? [];
  const theirs = [...list.matchAll(/^ *"(\w+)",?$/gmu)].map(([, name]) => name);
  expect(theirs).toContain('PaintHolding');
  const lists = args.filter((arg) => arg.startsWith('--disable-features='));
  expect(lists).toHaveLength(1);
  expect(lists[0]?.split('=')[1]?.split(',')).toEqual([...theirs, 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']);
});

/** Simulates a machine with one program that installs a browser; returns the programs that were run, and the result. */
const ensureOn = (installer: string | undefined, at?: string): readonly [readonly string[], boolean] => {
  let path = at;
  const ran: string[] = [];
  const print = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')];
  for (const spy of print) spy.mockImplementation(() => undefined);
  const root = vi.spyOn(process, 'getuid').mockReturnValue(0);
  const isReady = ensureChromium(
    (command, args) => {
      if (args[0] !== '--version') ran.push([command, ...args].join(' '));
      if (command === installer && args[0] === 'install') path = '/new/chromium';
      return true;
    },
    () => path,
    () => true,
  );
  for (const spy of [...print, root]) spy.mockRestore();
  return [ran, isReady];
};
const ownBrowser = 'playwright install chromium';
const packaged = ['apt-get update -qq', 'apt-get install -y -qq chromium'];

test.each<readonly [string, string | undefined, string | undefined, readonly string[], boolean]>([
  ['uses the browser of the system', undefined, '/usr/bin/chromium', [], true],
  ['installs Playwright’s browser if there is none', 'playwright', undefined, [ownBrowser], true],
  ['uses the package manager if Playwright has none', 'apt-get', undefined, [ownBrowser, ...packaged], true],
  ['fails if no browser can be installed', undefined, undefined, [ownBrowser, ...packaged], false],
])('%s', (_, installer, at, programs, isReady) => {
  expect(ensureOn(installer, at)).toEqual([programs, isReady]);
});
