import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { call, callJson } from '../testing/call.ts';

const published = (name: string) =>
  readFileSync(new URL(`../../../contract/${name}.schema.json`, import.meta.url), 'utf8');

test.each([
  [['schema'], 'cart'],
  [['schema', 'cart'], 'cart'],
  [['schema', 'shop'], 'shop'],
] as const)('[EN-03 EN-07 EN-10] %j prints the published schema of a %s', async (words, name) => {
  const { text, isError, exitCode } = await call(words);
  expect({ isError, exitCode }).toEqual({ isError: false, exitCode: 0 });
  expect(`${text}\n`).toBe(published(name));
  expect(await callJson(words)).toEqual(JSON.parse(published(name)));
});

test.each([
  [['schema', 'cart.json'], 'no schema of cart.json (cart or shop)'],
  [['schema', 'shopp'], 'no schema of shopp (cart or shop)'],
  [['schema', '__proto__'], 'no schema of __proto__ (cart or shop)'],
] as const)('[EN-03] refuses %j', async (words, text) => {
  expect(await call(words)).toEqual({ text, isError: true, exitCode: 2 });
});
