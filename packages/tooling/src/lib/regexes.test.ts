import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isSuperLinear, regexesIn } from './regexes.ts';
import { root } from './root.ts';

/** Super-linear expressions whose input is bounded, with the bound. */
const bounded: Readonly<Record<string, string>> = {
  [String.raw`[^\s@]{1,64}@[^\s@]{1,255}`]: 'a report, cut to 4,096 before',
  [String.raw`\s*[\n\v\f\r\u0085\u2028\u2029]\s*`]: 'a shopper’s memo or option, 1,000 at the wall',
  '0+$': 'the decimals of a number',
  [String.raw`\bVersion\/(\d+)(?:\.(\d+))?.*\bSafari\/`]: 'a user agent, cut to 500 before',
  [String.raw`(<html[^>]*\slang=")[^"]*"`]: 'our own built document',
  [String.raw`<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>`]: 'our own built document',
  [String.raw`\s*<link rel="stylesheet"[^>]*>\s*<style>[\s\S]*?<\/style>`]: 'our own built document',
  [String.raw`\s*(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)`]: 'our own built document',
  '<html[^>]*>': 'our own built document',
  ' .*$': 'an argument of the command line',
  '=.*$': 'an argument of the command line',
  '^-+|=.*$': 'an argument of the command line',
  '<img [^>]*?src="([^"]+)"': 'markup that we drew, in which data has no < of its own',
  [String.raw`<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")([^>]*)>([\s\S]*?)<\/script>`]:
    'pages of the guide, while they are built',
};

const shipped = ['packages', 'apps']
  .flatMap((kind) => readdirSync(`${root}${kind}`).map((name) => `${kind}/${name}/src`))
  .filter((folder) => folder !== 'packages/tooling/src' && existsSync(root + folder))
  .map((folder) => root + folder);

test('[RL-7] each shipped regular expression is linear or has bounded input', () => {
  const found = regexesIn(shipped);
  expect(found.length).toBeGreaterThan(100);
  const harmful = found
    .filter((one) => isSuperLinear(one))
    .map(({ pattern, file }) => [pattern, file.slice(root.length)]);
  expect(harmful.filter(([pattern = '']) => !Object.hasOwn(bounded, pattern))).toEqual([]);
  // each exception is still needed
  expect(Object.keys(bounded).filter((pattern) => !harmful.some(([one]) => one === pattern))).toEqual([]);
});

test('[RL-7] one that doubles its work with each letter is seen, and one that does not is not', () => {
  expect(isSuperLinear({ pattern: '^(a+)+$', flags: 'u' })).toBe(true);
  expect(isSuperLinear({ pattern: 'a*b?a*x', flags: '' })).toBe(true);
  expect(isSuperLinear({ pattern: '^a+$', flags: 'u' })).toBe(false);
});
