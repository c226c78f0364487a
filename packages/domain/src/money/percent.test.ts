import { expect, test } from 'vitest';
import { arbWonIn } from '../testing/index.ts';
import { discountPercent } from './percent.ts';
import { won } from './won.ts';
import { forAll } from '../testing/laws.ts';

test.each([
  [0, 10_000, 0],
  [3000, 0, 0],
  [0, 0, 0],
  [99, 10_000, 0],
  [100, 10_000, 1],
  [2999, 10_000, 29],
  [29, 100, 29],
  [58, 100, 58],
  [10_000, 10_000, 100],
])('[PG-18] %d off %d won is %d per cent', (discount, price, percent) => {
  expect(discountPercent(won(discount), won(price))).toBe(percent);
});

test('[PG-18] the percentage is rounded down to an integer', () => {
  forAll([arbWonIn(1, 100_000_000), arbWonIn(1, 100_000_000)], (discount, price) => {
    const percent = BigInt(discountPercent(discount, price));
    expect(percent * BigInt(price) <= BigInt(discount) * 100n).toBe(true);
    expect((percent + 1n) * BigInt(price) > BigInt(discount) * 100n).toBe(true);
  });
});
