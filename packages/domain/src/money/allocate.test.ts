import { expect, test } from 'vitest';
import fc from 'fast-check';
import { allocate, won, minus, sum } from './won.ts';
import { arbWonIn } from '../testing/index.ts';
import { law, forAll } from '../testing/laws.ts';

test.each([
  [1000, [1, 1, 1], [334, 333, 333]],
  [-1000, [1, 1, 1], [-334, -333, -333]],
  [5, [1, 1, 1], [2, 2, 1]],
  [1, [1, 2], [0, 1]],
  [100, [9900, 100], [99, 1]],
  [2, [0, 0, 0], [1, 1, 0]],
  [0, [3, 4], [0, 0]],
  [700, [5], [700]],
  [700, [], []],
  [9_007_199_254_740_991, [9_007_199_254_740_990, 1], [9_007_199_254_740_990, 1]],
])('%d won over %j: the largest remainders get the remaining won, ties to the earlier', (amount, weights, shares) => {
  expect(allocate(won(amount), weights)).toEqual(shares);
});

const arbAmount = arbWonIn(-10_000_000, 10_000_000);
const arbWeight = fc.oneof(fc.nat(5), fc.nat(10_000_000));
const arbWeights = fc.array(arbWeight, { minLength: 1, maxLength: 40 });
const total = (weights: readonly number[]): number => weights.reduce((a, b) => a + b, 0);

law('[BL-11] never loses or creates a won', [arbAmount, arbWeights], (amount, weights) => {
  const shares = allocate(amount, weights);
  expect(shares).toHaveLength(weights.length);
  expect(sum(shares)).toBe(amount);
});

test('each share is its exact part, rounded down or up by less than a won', () => {
  forAll([arbWonIn(0, 10_000_000), arbWeights], (amount, weights) => {
    fc.pre(total(weights) > 0);
    allocate(amount, weights).forEach((share, i) => {
      const exact = BigInt(amount) * BigInt(weights[i] ?? 0);
      const floor = exact / BigInt(total(weights));
      const isExact = exact % BigInt(total(weights)) === 0n;
      expect([floor, isExact ? floor : floor + 1n]).toContain(BigInt(share));
    });
  });
});

law('a discount is spread like the same positive amount', [arbAmount, arbWeights], (amount, weights) => {
  expect(allocate(minus(amount), weights)).toEqual(allocate(amount, weights).map(minus));
});

test('a larger weight never gets less, and of equal weights the earlier never gets less', () => {
  forAll([arbWonIn(0, 10_000_000), arbWeights], (amount, weights) => {
    const shares = allocate(amount, weights);
    const byWeight = weights
      .map((weight, index) => ({ weight, index, share: shares[index] ?? won(-1) }))
      .toSorted((a, b) => b.weight - a.weight || a.index - b.index);
    const inOrder = byWeight.map(({ share }) => share);
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => b - a));
  });
});

law('a weight of 0 gets 0 if any weight is positive', [arbAmount, arbWeights], (amount, weights) => {
  fc.pre(total(weights) > 0);
  const ofNothing = allocate(amount, weights).filter((_, i) => weights[i] === 0);
  expect(ofNothing.every((share) => share === 0)).toBe(true);
});

test('only the proportions of the weights count', () => {
  forAll([arbAmount, arbWeights, fc.integer({ min: 1, max: 1000 })], (amount, weights, factor) => {
    const scaled = weights.map((weight) => weight * factor);
    expect(allocate(amount, scaled)).toEqual(allocate(amount, weights));
  });
});

test('amounts and weights up to the greatest safe integer are spread exactly', () => {
  const arbHuge = fc.integer({ min: 0, max: Math.floor(Number.MAX_SAFE_INTEGER / 4) });
  forAll([arbHuge, fc.array(arbHuge, { minLength: 1, maxLength: 4 })], (amount, weights) => {
    const shares = allocate(won(amount), weights);
    expect(shares.reduce((a, b) => a + BigInt(b), 0n)).toBe(BigInt(amount));
  });
});
