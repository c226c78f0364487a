import { expect, test } from 'vitest';
import { randomOf, weighted } from './random.ts';

const first = (seed: string): readonly number[] => {
  const random = randomOf(seed);
  return [random.next(), random.next(), random.below(1_000)];
};

test('a seed gives the same choices again, another seed gives others', () => {
  expect(first('7')).toEqual(first('7'));
  expect(first('7')).not.toEqual(first('8'));
});

test('a child’s choices follow from its name, not from what was chosen before', () => {
  const [fresh, used] = [randomOf('7'), randomOf('7')];
  used.next();
  expect(used.child('tab').next()).toBe(fresh.child('tab').next());
  expect(fresh.child('tab').next()).not.toBe(fresh.child('other').next());
});

test('numbers are spread over their range', () => {
  const random = randomOf('spread');
  const counts = Array.from({ length: 4 }, () => 0);
  for (let at = 0; at < 4_000; at += 1) counts[random.below(4)] = (counts[random.below(4)] ?? 0) + 1;
  expect(Math.min(...counts)).toBeGreaterThan(500);
});

test('a choice comes as often as its weight says, and never where it has none', () => {
  const random = randomOf('weights');
  const chosen = Array.from({ length: 3_000 }, () => weighted(random, { often: 3, seldom: 1, never: 0 }));
  expect(chosen).not.toContain('never');
  expect(chosen.filter((one) => one === 'often').length).toBeGreaterThan(2_000);
});
