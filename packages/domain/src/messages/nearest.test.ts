import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

test.each([
  ['quantty', 'quantity'],
  ['QUANTITY', 'quantity'],
  ['prices', 'price'],
  ['stirct', 'strict'],
  ['qty', ''],
  ['', ''],
  ['id', ''],
  ['foo', ''],
  ['lnag', 'lang'],
])('[EN-07] %j is meant for %j', (name, meant) => {
  expect(nearest(name, ['prize', 'price', 'quantity', 'strict', 'no', 'now', 'lang'])).toBe(meant);
});
