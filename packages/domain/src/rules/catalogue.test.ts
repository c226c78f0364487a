/// <reference types="vite/types/importMeta.d.ts" />
import { expect, test } from 'vitest';
import { isMessageKey, messageParams } from '../messages/keys.ts';
import { messagesOf } from '../testing/rules.ts';
import { catalogue, rulesOfCode } from './catalogue.ts';

/** Every file of the family folders on disk, so that no list is maintained by hand. */
const files = Object.keys(import.meta.glob('./*/**/*.ts'));
/** Rule files start with their code in capitals, prompts with `ask-`, and helpers with a small letter. */
const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['./*/**/[A-Z]*.ts', './*/**/ask-*.ts', '!./**/*.test.ts'],
  { eager: true },
);
const ruleFiles = Object.keys(modules);

const isRule = (value: unknown): value is { readonly code: string } =>
  typeof value === 'object' && value !== null && 'code' in value && 'broken' in value;
const ruleIn = (path: string) => Object.values(modules[path] ?? {}).filter(isRule);
const familyOf = (path: string) => path.split('/')[1] ?? '';
const nameOf = (path: string) => path.split('/').at(-1) ?? '';

test('there are rule files to check', () => {
  expect(ruleFiles.length).toBeGreaterThanOrEqual(19);
  expect(new Set(ruleFiles.map((path) => familyOf(path)))).toEqual(new Set(catalogue.map(({ family }) => family)));
});

test.each(ruleFiles)('%s contains one rule, has its code as name, and has a test', (path) => {
  const [rule, ...others] = ruleIn(path);
  expect(others).toEqual([]);
  const name = nameOf(path);
  expect(name.startsWith(`${rule?.code}-`) || name === `${rule?.code.toLowerCase()}.ts`).toBe(true);
  expect(files).toContain(path.replace(/\.ts$/, '.test.ts'));
});

test('the catalogue lists every rule file once, in its family', () => {
  const listed = catalogue.map(({ family, code }) => `${family}/${code}`).toSorted();
  const onDisk = ruleFiles.flatMap((path) => ruleIn(path).map(({ code }) => `${familyOf(path)}/${code}`)).toSorted();
  expect(listed).toEqual(onDisk);
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
