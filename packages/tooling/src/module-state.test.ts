import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { moduleState } from './lib/module-state.ts';
import { root } from './lib/root.ts';

test.each([
  ['let recent = [];', 'recent: variable'],
  ['export let recent: number[] = [];', 'recent: variable'],
  ['const known = new Map<number, string>();', 'known: mutable collection'],
  ['const known: Map<number, string> = new Map();', 'known: mutable collection'],
  ['const known: ReadonlySet<number> = new Set([1]);', undefined],
  ['const known = new WeakMap<object, string>();', 'weak collection'],
  ['const once = () => new WeakMap();', 'weak collection'],
  ['const list: number[] = []; export const add = (n: number) => list.push(n);', 'list: changed constant'],
  ['const list: readonly number[] = [1];', undefined],
  ['const last = { n: 0 }; export const next = () => { last.n += 1; };', 'last: changed constant'],
  ['const last = { n: 0 }; export const next = () => Object.assign(last, { n: 1 });', 'last: changed constant'],
  ['export const work = () => { let n = 0; const list = []; list.push(n); return list; };', undefined],
  ['const pricer = createPricer();', 'pricer of the module'],
  ['export const price = (cart) => createPricer().price(cart);', undefined],
])('%s', (text, found) => {
  expect(moduleState('a.ts', text)).toEqual(found === undefined ? [] : [found]);
});

test('[EN-02] domain modules keep no state', () => {
  const files = globSync('packages/domain/src/**/*.ts', { cwd: root }).filter(
    (file) => !/\.test\.|\/testing\//u.test(file),
  );
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) =>
    moduleState(file, readFileSync(root + file, 'utf8')).map((each) => `${file} ${each}`),
  );
  expect(found).toEqual([]);
});
