import { expect, test } from 'vitest';
import { inTurns, sideBySide } from './in-turns.ts';

test('samplers take turns, and what they say while warming up is left out', async () => {
  const order: string[] = [];
  const sampler = (name: string) => () => Promise.resolve(order.push(name));
  const values = await inTurns({ a: sampler('a'), b: sampler('b') }, { warmUp: 1, count: 2 });
  expect(order).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
  expect([...values]).toEqual([
    ['a', [3, 5]],
    ['b', [4, 6]],
  ]);
});

test('a work that returns no number is noticed', () => {
  expect(() => sideBySide({ none: () => Number.NaN })).toThrow('no number');
});
