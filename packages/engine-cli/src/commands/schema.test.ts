import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { call, callJson } from '../testing/call.ts';

const published = readFileSync(new URL('../../../contract/cart.schema.json', import.meta.url), 'utf8');

test('[EN-03 EN-07] schema prints the schema that is published, byte by byte', async () => {
  const { text, isError, exitCode } = await call(['schema']);
  expect({ isError, exitCode }).toEqual({ isError: false, exitCode: 0 });
  expect(`${text}\n`).toBe(published);
  expect(await callJson(['schema'])).toEqual(JSON.parse(published));
});

test('[EN-03] schema is of no file', async () => {
  expect(await call(['schema', 'cart.json', '--lang', 'en'])).toEqual({
    text: 'one word too many: cart.json',
    isError: true,
    exitCode: 2,
  });
});
