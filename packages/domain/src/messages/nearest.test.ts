import { expect, test, vi } from 'vitest';
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

test('[EN-07] a name as long as a book is compared with none: it is meant for none', () => {
  const compared = vi.spyOn(Math, 'min');
  expect(nearest('quantity'.repeat(10_000), ['quantity', 'price'])).toBe('');
  const longOnes = compared.mock.calls.length;
  expect(nearest('quantty', ['quantity'])).toBe('quantity');
  expect([longOnes, compared.mock.calls.length > 0]).toEqual([0, true]);
  compared.mockRestore();
});
