import { expect, test, vi } from 'vitest';
import { loadOnce } from './memoize.ts';

test('loads once and shares a pending request', async () => {
  const load = vi.fn(() => Promise.resolve({}));
  const once = loadOnce(load);
  expect(load).not.toHaveBeenCalled();
  const first = once();
  expect(once()).toBe(first);
  await first;
  expect(once()).toBe(first);
  expect(load).toHaveBeenCalledOnce();
});

test('retries only after a failure', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('gone')).mockResolvedValue('there');
  const once = loadOnce(load);
  const first = once();
  expect(once()).toBe(first);
  await expect(first).rejects.toThrow('gone');
  await expect(once()).resolves.toBe('there');
  expect(load).toHaveBeenCalledTimes(2);
});
