import { expect, test } from 'vitest';
import { randomOf } from './random.ts';

const first = (seed: string): readonly number[] => {
  const random = randomOf(seed);
  return [random.next(), random.next(), random.below(1_000)];
};

test('equal seeds give equal choices, different seeds do not', () => {
  expect(first('7')).toEqual(first('7'));
  expect(first('7')).not.toEqual(first('8'));
});

test('a child depends only on the seed and its name', () => {
  const [fresh, used] = [randomOf('7'), randomOf('7')];
  used.next();
  expect(used.child('tab').next()).toBe(fresh.child('tab').next());
  expect(fresh.child('tab').next()).not.toBe(fresh.child('other').next());
});

test('picks choices by weight, and never one of weight 0', () => {
  const random = randomOf('weights');
  const weights = Object.entries({ often: 3, seldom: 1, never: 0 });
  const chosen = Array.from({ length: 3_000 }, () => random.weighted(weights));
  expect(new Set(chosen)).toEqual(new Set(['often', 'seldom']));
  expect(chosen.filter((one) => one === 'often').length / 3_000).toBeCloseTo(0.75, 1);
});
