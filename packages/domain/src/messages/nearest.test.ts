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
])('[EN-07] suggests %j for %j', (name, meant) => {
  expect(nearest(name, ['prize', 'price', 'quantity', 'strict', 'no', 'now', 'lang'])).toBe(meant);
});

test('[EN-07] compares a very long name with no name and suggests none', () => {
  const compared = vi.spyOn(Math, 'min');
  expect(nearest('quantity'.repeat(10_000), ['quantity', 'price'])).toBe('');
  const longOnes = compared.mock.calls.length;
  expect(nearest('quantty', ['quantity'])).toBe('quantity');
  expect([longOnes, compared.mock.calls.length > 0]).toEqual([0, true]);
  compared.mockRestore();
});
