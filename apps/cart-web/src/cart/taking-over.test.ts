import { expect, test } from 'vitest';
import { takingOver } from './taking-over.ts';

const isDone = async (done: Promise<void>): Promise<boolean> =>
  Promise.race([done.then(() => true), Promise.resolve().then(() => Promise.resolve(false))]);

test('[LS-01] a page is taken over when its last part stands, whatever stands twice or besides', async () => {
  const { shown, done } = takingOver(['Page', 'S1', 'S2']);
  for (const part of ['Page', 'S1', 'S1', 'other']) shown(part);
  expect(await isDone(done)).toBe(false);
  shown('S2');
  expect(await isDone(done)).toBe(true);
});

test('[LS-01] a page that came empty waits for nothing', async () => {
  expect(await isDone(takingOver([]).done)).toBe(true);
});
