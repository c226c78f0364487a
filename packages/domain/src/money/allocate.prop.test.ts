import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbWonIn } from '../testing/index.ts';
import { allocate, isWhole } from './allocate.ts';
import { minus, sum, won } from './won.ts';
import { law, forAll } from '../testing/laws.ts';

const arbAmount = arbWonIn(-10_000_000, 10_000_000);
const arbWeight = fc.oneof(fc.nat(5), fc.nat(10_000_000));
const arbWeights = fc.array(arbWeight, { minLength: 1, maxLength: 40 });
const total = (weights: readonly number[]): number => weights.reduce((a, b) => a + b, 0);

law('[BL-11] never loses or creates a won', [arbAmount, arbWeights], (amount, weights) => {
  const shares = allocate(amount, weights);
  expect(shares).toHaveLength(weights.length);
  expect(sum(shares)).toBe(amount);
  expect(isWhole(amount, shares)).toBe(true);
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
