import { expect, test } from 'vitest';
import { readOptions, seedOfRound } from './options.ts';

const read = (...words: readonly string[]) => readOptions(words, 'new');

test('without a word it is short, on both databases, with a new seed', () => {
  expect(read()).toEqual({ seed: 'new', databases: ['postgres', 'sqlite'], rounds: 2, untilFaults: 0, minutes: 120 });
});

test('each word is taken', () => {
  expect(read('--seed', '7', '--rounds', '5', '--database', 'sqlite')).toEqual({
    seed: '7',
    databases: ['sqlite'],
    rounds: 5,
    untilFaults: 0,
    minutes: 120,
  });
  expect(read('--long').untilFaults).toBe(10_000);
  expect(read('--long', '--faults', '300', '--minutes', '9')).toMatchObject({ untilFaults: 300, minutes: 9 });
});

test.each([['--rounds', '0'], ['--rounds', 'x'], ['--database', 'mysql'], ['--quick'], ['--rounds']])(
  'what cannot be meant is refused: %s %s',
  (...words) => {
    expect(() => read(...words)).toThrow(/chaos does not know|must be/u);
  },
);

test('a round’s seed plays it again as the first round of a run', () => {
  const seed = seedOfRound('7', 3);
  expect(seedOfRound(seed, 0)).toBe(seed);
});
