import { expect, test } from 'vitest';
import { spun } from './QuantityField.tsx';

const free = { min: 1, max: 999, step: 1 };
const byThree = { min: 3, max: 30, step: 3 };

test.each([
  ['ArrowUp', 2, 3],
  ['ArrowDown', 2, 1],
  ['ArrowDown', 1, 1],
  ['ArrowUp', 999, 999],
  ['PageUp', 2, 12],
  ['PageDown', 15, 5],
  ['PageDown', 5, 1],
])('%s changes %i to %i', (key, from, to) => {
  expect(spun(key, from, free)).toBe(to);
});

test.each([
  ['ArrowUp', 6, 9],
  ['ArrowUp', 7, 9],
  ['ArrowDown', 7, 6],
  ['PageUp', 6, 18],
])('if only multiples are sold, %s changes %i to %i', (key, from, to) => {
  expect(spun(key, from, byThree)).toBe(to);
});

test.each(['5', 'a', 'ArrowLeft', 'Home', 'End', 'Enter', 'Tab'])('%s does not step', (key) => {
  expect(spun(key, 2, free)).toBeUndefined();
});
