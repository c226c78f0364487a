import { expect, test, vi } from 'vitest';
import { loadOnce } from './load-once.ts';

test('what was loaded is asked for once, also while it is on its way', async () => {
  const load = vi.fn(() => Promise.resolve({}));
  const once = loadOnce(load);
  expect(load).not.toHaveBeenCalled();
  const first = once();
  expect(once()).toBe(first);
  await first;
  expect(once()).toBe(first);
  expect(load).toHaveBeenCalledOnce();
});

test('what failed is asked for again, and only then', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('gone')).mockResolvedValue('there');
  const once = loadOnce(load);
  const first = once();
  expect(once()).toBe(first);
  await expect(first).rejects.toThrow('gone');
  await expect(once()).resolves.toBe('there');
  expect(load).toHaveBeenCalledTimes(2);
});
