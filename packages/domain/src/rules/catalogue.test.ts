/// <reference types="vite/types/importMeta.d.ts" />
import { expect, test } from 'vitest';
import { isMessageKey, messageParams } from '../messages/keys.ts';
import { messagesOf } from '../testing/rules.ts';
import { catalogue, rulesOfCode } from './catalogue.ts';

/** Every file of the families' folders, as it stands on the disk: nothing here lists them by hand. */
const files = Object.keys(import.meta.glob('./*/**/*.ts'));
/** A rule's file begins with its code, so with a capital, a prompt's with `ask-`; helpers begin with a small letter. */
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

test('there are rule files to look at', () => {
  expect(ruleFiles.length).toBeGreaterThanOrEqual(19);
  expect(new Set(ruleFiles.map((path) => familyOf(path)))).toEqual(new Set(catalogue.map(({ family }) => family)));
});

test.each(ruleFiles)('%s holds one rule, is named by its code and has its test beside it', (path) => {
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

test.each(catalogue)('[ER-09] $code: every code that it may answer has a message in four languages', (entry) => {
  expect(entry.codes).toContain(entry.code);
  for (const code of entry.codes) {
    expect(isMessageKey(code)).toBe(true);
    for (const messages of Object.values(messagesOf)) expect(messages[code].trim()).not.toBe('');
    expect(rulesOfCode(code)).toContain(entry);
  }
});

test('a code is found with every rule that may answer it, a mere message with none', () => {
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
