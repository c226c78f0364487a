/// <reference types="vite/types/importMeta.d.ts" />
import { expect, test } from 'vitest';
import { isMessageKey, messageParams } from '../messages/keys.ts';
import { messagesOf } from '../testing/rules.ts';
import { catalogue, rulesOfCode } from './catalogue.ts';

/** Every rule file on disk, so that no list is maintained by hand. */
const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['./**/*.ts', '!./**/*.test.ts', '!./catalogue.ts', '!./checkout-rules.ts'],
  { eager: true },
);
const tests = import.meta.glob<string>('./**/*.test.ts', { eager: true, query: '?raw', import: 'default' });

const isRule = (value: unknown): value is { readonly code: string } =>
  typeof value === 'object' && value !== null && 'code' in value && 'broken' in value;
/** The family is the folder, or the first word of the file name: `add-pieces.ts` belongs to `add`. */
const familyOf = (path: string) => /^\.\/([a-z]+)/.exec(path)?.[1] ?? '';
const rules = Object.entries(modules).flatMap(([path, exported]) =>
  Object.values(exported)
    .filter(isRule)
    .map(({ code }) => ({ path, family: familyOf(path), code })),
);

test('there are rules to check in every family', () => {
  expect(rules.length).toBeGreaterThanOrEqual(100);
  expect(new Set(rules.map(({ family }) => family))).toEqual(new Set(catalogue.map(({ family }) => family)));
});

test.each(rules)('$code in $path has a test with its code as title', ({ path, code }) => {
  const title = new RegExp(`^(?:describe|testRule|ordersApart)\\(\\s*'${code}( [^']+)?',`, 'gm');
  const here = rules.filter((rule) => rule.path === path && rule.code === code);
  expect((tests[path.replace(/\.ts$/, '.test.ts')] ?? '').match(title)?.length).toBe(here.length);
});

test('the catalogue lists every rule once, in its family', () => {
  const listed = catalogue.map(({ family, code }) => `${family}/${code}`).toSorted();
  expect(listed).toEqual(rules.map(({ family, code }) => `${family}/${code}`).toSorted());
});

test.each(catalogue)('[ER-09] $code: every possible code has a message in four languages', (entry) => {
  expect(entry.codes).toContain(entry.code);
  for (const code of entry.codes) {
    expect(isMessageKey(code)).toBe(true);
    for (const messages of Object.values(messagesOf)) expect(messages[code].trim()).not.toBe('');
    expect(rulesOfCode(code)).toContain(entry);
  }
});

test('finds every rule that may return a code, and none for a plain message', () => {
  expect(rulesOfCode('CART-BR4-09').map(({ requirement }) => requirement)).toEqual(['DL-01']);
  expect(rulesOfCode('CART-BR3-07').map(({ family }) => family)).toEqual(['quantity', 'quantity']);
  const ruled = new Set(catalogue.flatMap(({ codes }) => codes));
  for (const key of Object.keys(messageParams).filter(isMessageKey))
    expect(rulesOfCode(key).length > 0).toBe(ruled.has(key));
});

test.each(catalogue)('$code names the requirement and the source', ({ requirement, source }) => {
  expect(requirement).toMatch(/^[A-Z]{2}-\d{2}$/);
  expect(source).toMatch(/^specification \d/);
});
