import { expect, test } from 'vitest';
import { takingOver } from './cart-parts.tsx';

const isDone = async (done: Promise<void>): Promise<boolean> =>
  Promise.race([done.then(() => true), Promise.resolve().then(() => Promise.resolve(false))]);

test('[LS-01] completes hydration after the last part, despite duplicate or unknown parts', async () => {
  const { shown, done } = takingOver(['Page', 'S1', 'S2']);
  for (const part of ['Page', 'S1', 'S1', 'other']) shown(part);
  expect(await isDone(done)).toBe(false);
  shown('S2');
  expect(await isDone(done)).toBe(true);
});

test('[LS-01] does not wait if the page was not server-rendered', async () => {
  expect(await isDone(takingOver([]).done)).toBe(true);
});
