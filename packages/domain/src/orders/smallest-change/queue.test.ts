import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Queue } from './queue.ts';
import { law, forAll } from '../../testing/laws.ts';

const queueOf = (values: readonly number[]): Queue<number> => {
  const queue = new Queue<number>((a, b) => a < b);
  for (const value of values) queue.put(value);
  return queue;
};
const taken = (queue: Queue<number>, n: number) => Array.from({ length: n }, () => queue.take());
const inOrder = (values: readonly number[]) => values.toSorted((a, b) => a - b);

test('an empty queue returns none, before and after its only value', () => {
  const queue = queueOf([7]);
  expect(taken(queue, 3)).toEqual([7, undefined, undefined]);
  queue.put(8);
  expect(taken(queue, 2)).toEqual([8, undefined]);
});

law('returns values in order, whatever the insertion order', [fc.array(fc.nat(20), { maxLength: 40 })], (values) => {
  expect(taken(queueOf(values), values.length + 1)).toEqual([...inOrder(values), undefined]);
});

test('values inserted later keep the order', () => {
  forAll([fc.array(fc.nat(20), { minLength: 1, maxLength: 20 }), fc.array(fc.nat(20))], (early, late) => {
    const queue = queueOf(early);
    const first = queue.take();
    for (const value of late) queue.put(value);
    expect(first).toBe(Math.min(...early));
    const rest = [...inOrder(early).slice(1), ...late];
    expect(taken(queue, rest.length)).toEqual(inOrder(rest));
  });
});

test('a value behind its parent is compared once, whatever the length', () => {
  let asked = 0;
  const queue = new Queue<number>((a, b) => {
    asked += 1;
    return a < b;
  });
  for (let n = 0; n < 1024; n += 1) queue.put(5);
  expect(asked).toBe(1023);
});
