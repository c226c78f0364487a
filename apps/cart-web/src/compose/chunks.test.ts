import { SHORT_WAIT_MS, type Report } from '@baguni/domain/internal';
import { Container, ContainerModule } from 'inversify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chunkLoader } from './container.ts';
import { CHUNKS, TOKENS, type CheckoutChunk, type Chunks } from './tokens.ts';

type Load = NonNullable<Parameters<ReturnType<typeof chunkLoader>>[1]>;

const checkout: CheckoutChunk = { checkout: () => (commands) => commands as never };
const chunk = new ContainerModule(({ bind }) => {
  bind(CHUNKS.checkout).toConstantValue(checkout);
});
const gone = () => Promise.reject(new Error('gone'));

/** A container that notes reports, and its loader of chunks. */
const loader = () => {
  const reports: Report[] = [];
  const container = new Container();
  container.bind(TOKENS.log).toConstantValue({ report: (report) => void reports.push(report) });
  return { reports, load: chunkLoader(container) };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[CM-41 CM-52] a chunk that arrives after its timeout, and again with the retry, is bound once', async () => {
  const arrivals = [1, 2].map(() => Promise.withResolvers<{ chunk: ContainerModule }>());
  let asked = 0;
  const { load, reports } = loader();
  const ask = load('checkout', () => arrivals[asked++]?.promise ?? gone());
  await Promise.all([
    expect(ask()).rejects.toThrow('did not load in time'),
    vi.advanceTimersByTimeAsync(SHORT_WAIT_MS),
  ]);
  const again = ask();
  // a script or style that hangs is reported (CM-41)
  expect(reports).toEqual([
    { type: 'ScriptNotLoaded', moduleName: 'checkout', message: 'Error: the code did not load in time' },
  ]);
  for (const { resolve } of arrivals) resolve({ chunk });
  expect(await again).toBe(checkout);
});

test('[CM-41 CM-52] a chunk that does not load is one failure and one report; the next caller loads it again', async () => {
  const { load, reports } = loader();
  const arrive = vi.fn<Load>(gone);
  const ask = load('checkout', arrive);
  const both = await Promise.allSettled([ask(), ask()]);
  expect([arrive.mock.calls.length, both.map(({ status }) => status)]).toEqual([1, ['rejected', 'rejected']]);
  expect(reports).toEqual([{ type: 'ScriptNotLoaded', moduleName: 'checkout', message: 'Error: gone' }]);
  arrive.mockResolvedValue({ chunk });
  expect(await ask()).toBe(checkout);
  expect(reports).toHaveLength(1);
});

test('[CM-41] the chunk that contains the code for reports is not reported', async () => {
  const { load, reports } = loader();
  const ask: Chunks['more'] = load('more', gone);
  await expect(ask()).rejects.toThrow('gone');
  expect(reports).toEqual([]);
});
