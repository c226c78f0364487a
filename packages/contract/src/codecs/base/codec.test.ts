import { either as E } from 'fp-ts';
import { expect, test } from 'vitest';
import { strict } from './codec.ts';
import { pieces } from './values.ts';

const line = strict({ quantity: pieces });
const own = { quantity: 2 };

test('[CM-51] a strict codec returns an object as it is, and drops other fields when it reads and when it writes', () => {
  const read = line.decode(own);
  expect(E.isRight(read) && read.right).toBe(own);
  for (const name of ['price', '__proto__', 'constructor']) {
    const more: unknown = JSON.parse(`{"quantity":2,"${name}":{"admin":true}}`);
    expect(line.decode(more)).toStrictEqual(E.right(own));
    expect(line.encode(more as typeof own)).toStrictEqual(own);
  }
});

test.each([[null], [[]], ['text'], [{}], [{ quantity: 0 }], [{ quantity: 0, price: 1 }]])(
  '[CM-51] a strict codec refuses %j',
  (value) => {
    expect(E.isLeft(line.decode(value))).toBe(true);
  },
);
