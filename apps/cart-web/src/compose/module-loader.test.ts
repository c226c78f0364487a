import { SHORT_WAIT_MS } from '@baguni/domain';
import { Container, ContainerModule, type ServiceIdentifier } from 'inversify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { moduleLoader } from './module-loader.ts';

const WORD: ServiceIdentifier<string> = Symbol('word');
const part = new ContainerModule(({ bind }) => {
  bind(WORD).toConstantValue('here');
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[CM-52] a module that comes after its time-out, and again with the retry, is bound once', async () => {
  const container = new Container();
  const loads = [
    Promise.withResolvers<{ part: ContainerModule }>(),
    Promise.withResolvers<{ part: ContainerModule }>(),
  ];
  let asked = 0;
  const ask = moduleLoader(container)(() => loads[asked++]?.promise ?? Promise.reject(new Error('asked too often')));
  await Promise.all([
    expect(ask()).rejects.toThrow('did not load in time'),
    vi.advanceTimersByTimeAsync(SHORT_WAIT_MS),
  ]);
  const again = ask();
  for (const { resolve } of loads) resolve({ part });
  await again;
  expect(container.get(WORD)).toBe('here');
});

test('[CM-52] a module that does not come is one failure for all who asked; the next to ask tries again', async () => {
  const container = new Container();
  const load = vi.fn<() => Promise<{ part: ContainerModule }>>();
  load.mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce({ part });
  const ask = moduleLoader(container)(load);
  const [first, second] = await Promise.allSettled([ask(), ask()]);
  expect([first.status, second.status]).toEqual(['rejected', 'rejected']);
  expect(load).toHaveBeenCalledTimes(1);
  expect(() => container.get(WORD)).toThrow('No bindings found for service: "Symbol(word)"');
  await ask();
  expect(load).toHaveBeenCalledTimes(2);
  expect(container.get(WORD)).toBe('here');
});
