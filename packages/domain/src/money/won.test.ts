import { expect, test } from 'vitest';
import fc from 'fast-check';
import { bundleKey, cartUnitId, couponIssueNo, itemNo, sellerKey, shippingPolicyKey, txKey } from './ids.ts';
import { arbWonIn } from '../testing/index.ts';
import { least, minus, most, noWon, percentOf, sum, times, won, discountPercent } from './won.ts';
import { law, forAll } from '../testing/laws.ts';
import { keepSame } from './reuse.ts';

test('an id is its plain value at run time: it prints, compares and serializes like it', () => {
  expect(cartUnitId(7)).toBe(7);
  for (const branded of [itemNo, sellerKey, bundleKey, shippingPolicyKey, couponIssueNo, txKey])
    expect(branded('a/1')).toBe('a/1');
});

test('does not accept an id of another type', () => {
  const ofSeller = (key: ReturnType<typeof sellerKey>): string => key;
  // @ts-expect-error an item's number is no seller's key
  expect(ofSeller(itemNo('1'))).toBe('1');
  // @ts-expect-error neither is plain text
  expect(ofSeller('1')).toBe('1');
});

const arbAmount = arbWonIn(-10_000_000, 10_000_000);

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1, -1.01])(
  '%d is not a whole amount',
  (n) => {
    expect(() => won(n)).toThrow(new RangeError(`not a whole amount: ${n}`));
  },
);

test('there is only one zero: no amount is −0', () => {
  expect([Object.is(won(-0), 0), Object.is(minus(noWon), 0)]).toEqual([true, true]);
  expect([Object.is(times(won(-5), 0), 0), Object.is(percentOf(won(-1), 10), 0)]).toEqual([true, true]);
});

test('a sum beyond the safe integers throws instead of losing a won', () => {
  expect(() => sum([won(Number.MAX_SAFE_INTEGER), won(1)])).toThrow(RangeError);
});

test('sums do not depend on order or grouping; an empty sum is 0', () => {
  expect(sum([])).toBe(noWon);
  forAll([fc.array(arbAmount), fc.array(arbAmount)], (a, b) => {
    expect(sum([...a, ...b])).toBe(sum([sum(b), sum(a)]));
    expect(sum([...a, ...a.map(minus)])).toBe(0);
  });
});

law('an amount times n equals the sum of n copies', [arbAmount, fc.nat(50)], (amount, n) => {
  expect(times(amount, n)).toBe(sum(Array.from({ length: n }, () => amount)));
});

law('returns the smaller and the greater of two amounts', [arbAmount, arbAmount], (a, b) => {
  expect([least(a, b), most(a, b)]).toEqual([a, b].toSorted((x, y) => x - y));
});

test.each([
  [11_000, 0.7, 77],
  [50_000, 0.29, 145],
  [-11_000, 0.7, -77],
  [10_000, 3.3333, 333],
  [9_007_199_254_740_991, 100, 9_007_199_254_740_991],
  [9_007_199_254_740_991, 12.5, 1_125_899_906_842_623],
  [9_007_199_254_677_639, 15, 1_351_079_888_201_645],
])('%d won at %d per cent is exactly %d won, although floating point loses one', (amount, percent, part) => {
  expect(percentOf(won(amount), percent)).toBe(part);
});

test('a rate of up to four decimals is exact', () => {
  forAll([fc.integer({ min: 0, max: 100_000_000_000 }), fc.integer({ min: 0, max: 1_000_000 })], (n, parts) => {
    const exact = (BigInt(n) * BigInt(parts)) / 1_000_000n;
    const part = percentOf(won(n), parts / 10_000);
    expect([BigInt(part), percentOf(won(-n), parts / 10_000)]).toEqual([exact, minus(part)]);
  });
});

test.each([
  [0, 10_000, 0],
  [3000, 0, 0],
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

test('returns the previous list if it has the same elements in the same order', () => {
  const [a, b] = [{ n: 1 }, { n: 2 }];
  const before = [a, b];
  expect(keepSame(before, [a, b])).toBe(before);
  for (const after of [[b, a], [a], [a, b, b], [a, { n: 2 }], []]) expect(keepSame(before, after)).toBe(after);
});
