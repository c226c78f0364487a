import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AddCounts, AddedCount } from '../store/rate-counts.ts';
import { countingStore, shareCounts } from './shared-counts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Another process has already counted `others` requests of each client. */
const sharingWith = ({ others = 0, endsIn = 60_000 }: { readonly others?: number; readonly endsIn?: number } = {}) => {
  const sent: number[][] = [];
  const reports: boolean[] = [];
  const sums = new Map<string, number>();
  let isLost = false;
  const endsAt = Date.now() + endsIn;
  const add = vi.fn<AddCounts>(async (added: readonly AddedCount[]) => {
    if (isLost) throw new Error('lost');
    sent.push(added.map(({ count }) => count));
    return added.map(({ key, count }) => {
      sums.set(key, (sums.get(key) ?? others) + count);
      return { count: sums.get(key) ?? 0, endsIn: endsAt - Date.now() };
    });
  });
  const sharing = shareCounts({ add, close: () => undefined }, (isShared) => reports.push(isShared));
  const store = new (countingStore(sharing))({});
  /** Counts one request, and completes the exchange that it starts. Returns its number in the window. */
  const ask = async (client: string, max: number): Promise<number> => {
    const { promise, resolve } = Promise.withResolvers<number>();
    store.incr(client, (_, counted) => resolve(counted?.current ?? 0), 60_000, max);
    const current = await promise;
    await vi.advanceTimersByTimeAsync(0);
    return current;
  };
  const lose = (isNowLost: boolean): void => {
    isLost = isNowLost;
  };
  return { ask, sent, reports, sharing, add, lose };
};

test('[RL-2] shares the count of a client when it has used a tenth of its limit, and not before', async () => {
  const { ask, sent } = sharingWith({ others: 50 });
  for (let n = 1; n <= 9; n += 1) expect(await ask('a', 100)).toBe(n);
  expect(sent).toEqual([]);
  await ask('a', 100);
  expect(sent).toEqual([[10]]);
  expect(await ask('a', 100)).toBe(61);
});

test('[RL-2] sends no requests of a client that is already refused', async () => {
  const { ask, sent } = sharingWith({ others: 9 });
  const counts: number[] = [];
  for (let n = 1; n <= 10; n += 1) counts.push(await ask('a', 10));
  expect(counts).toEqual([1, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
  expect(sent).toEqual([[1], [1]]);
});

test('[RL-2] a window ends when the shared one ends', async () => {
  const { ask } = sharingWith({ others: 5, endsIn: 30_000 });
  await ask('a', 10);
  vi.setSystemTime(Date.now() + 29_999);
  expect(await ask('a', 10)).toBe(7);
  vi.setSystemTime(Date.now() + 1);
  expect(await ask('a', 10)).toBe(1);
});

test('[RL-2] sends the counts of requests during an exchange in the next one', async () => {
  const { ask, sent, add } = sharingWith();
  const { promise, resolve } = Promise.withResolvers<never[]>();
  add.mockReturnValueOnce(promise);
  await ask('a', 10);
  for (const client of ['b', 'c', 'b']) await ask(client, 10);
  expect(add).toHaveBeenCalledTimes(1);
  resolve([]);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([[2, 1]]);
});

test('[RL-2] counts for itself while the store is lost, reports it once, and then sends the counts of the current window', async () => {
  const { ask, sent, reports, sharing, lose } = sharingWith();
  lose(true);
  await ask('early', 10);
  await vi.advanceTimersByTimeAsync(45_000);
  for (let n = 1; n <= 3; n += 1) expect(await ask('late', 10)).toBe(n);
  expect([reports, sharing.isShared()]).toEqual([[false], false]);
  await vi.advanceTimersByTimeAsync(20_000);
  lose(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([reports, sharing.isShared(), sent]).toEqual([[false, true], true, [[3]]]);
  await ask('late', 10);
  expect(sent).toEqual([[3], [1]]);
});
