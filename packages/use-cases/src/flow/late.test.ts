import { firstValueFrom } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { late, NotLoaded, Overdue, patiently } from './late.ts';

const never = (): Promise<never> => new Promise(() => undefined);
const loads = (...each: readonly (() => Promise<string>)[]) => {
  const load = vi.fn<() => Promise<string>>();
  for (const one of each) load.mockImplementationOnce(one);
  return load;
};
const gone = (): Promise<never> => Promise.reject(new Error('gone'));
const here = (): Promise<string> => Promise.resolve('here');

test('[CM-52] loads on first use, once for simultaneous callers, and caches the result', async () => {
  const load = loads(here);
  const part = late(load);
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([part(), part()])).toEqual(['here', 'here']);
  expect(await part()).toBe('here');
  expect(load).toHaveBeenCalledTimes(1);
});

test('[ER-07] rejects all waiting callers if loading fails, and retries on the next call', async () => {
  const part = late(loads(gone, here));
  const both = await Promise.allSettled([part(), part()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await part()).toBe('here');
});

test('[ER-07] a loader that throws synchronously counts as failed', async () => {
  const part = late<string>(() => {
    throw new Error('broken');
  });
  await expect(part()).rejects.toEqual(new NotLoaded('broken'));
});

test('[OV-01] a patient caller waits for a slow part, but not for a failed one', async () => {
  const slow = firstValueFrom(patiently(late(loads(never, never, here))));
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await slow).toBe('here');
  await expect(firstValueFrom(patiently(late(gone)))).rejects.toThrow('gone');
});

test('[OV-01] a patient caller gives up after five minutes', async () => {
  const load = vi.fn<() => Promise<never>>(never);
  const told = vi.fn<(thrown: unknown) => void>();
  patiently(late(load)).subscribe({ error: told });
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledExactlyOnceWith(new Overdue());
  expect(load).toHaveBeenCalledTimes(100);
});
