import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inBatches } from './batches.ts';

const recorded = (size = 10, fail?: Error, concurrency = 1) => {
  const rounds: (readonly string[])[] = [];
  const add = inBatches<string, string>(
    async (changes) => {
      rounds.push(changes);
      if (fail) throw fail;
      return changes.map((change) => `${change}!`);
    },
    (change) => change[0] ?? '',
    { size, concurrency },
  );
  return { rounds, add };
};

test('[SV-04] changes that wait at the same moment are made inBatches, each with its own result', async () => {
  const { rounds, add } = recorded();
  expect(await Promise.all(['a', 'b', 'c'].map(add))).toEqual(['a!', 'b!', 'c!']);
  expect(rounds).toEqual([['a', 'b', 'c']]);
  expect(await add('d')).toBe('d!');
});

test('[SV-04] changes of one cart are made one after another, in their order', async () => {
  const { rounds, add } = recorded();
  await Promise.all(['a1', 'b1', 'a2', 'a3', 'b2'].map(add));
  expect(rounds).toEqual([['a1', 'b1'], ['a2', 'b2'], ['a3']]);
});

test('[RL-5] no more are made together than the bound', async () => {
  const { rounds, add } = recorded(2);
  await Promise.all(['a', 'b', 'c'].map(add));
  expect(rounds).toEqual([['a', 'b'], ['c']]);
});

test('[SV-01] where they cannot be made each of them hears why, and the next ones are tried', async () => {
  const { rounds, add } = recorded(2, new Error('lost'));
  const ended = await Promise.allSettled(['a', 'b', 'c'].map(add));
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(rounds).toHaveLength(2);
});

test('[SV-04] a second group is made while the first is, but never a change of a cart that is being changed', async () => {
  const begun: string[][] = [];
  const ends: (() => void)[] = [];
  const add = inBatches<string, string>(
    (changes) => {
      begun.push([...changes]);
      return new Promise((resolve) => ends.push(() => resolve(changes)));
    },
    (change) => change[0] ?? '',
    { size: 2, concurrency: 2 },
  );
  const all = Promise.all(['a1', 'b1', 'a2', 'c1', 'd1', 'e1'].map(add));
  await setImmediate();
  await setImmediate();
  expect(begun).toEqual([
    ['a1', 'b1'],
    ['c1', 'd1'],
  ]);
  ends[0]?.();
  await setImmediate();
  await setImmediate();
  expect(begun[2]).toEqual(['a2', 'e1']);
  ends[1]?.();
  ends[2]?.();
  expect(await all).toEqual(['a1', 'b1', 'a2', 'c1', 'd1', 'e1']);
});
