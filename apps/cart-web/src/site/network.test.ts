import { expect, test, vi } from 'vitest';
import { realNetwork } from './network.ts';

const aWindow = () => {
  const frames: (() => void)[] = [];
  const fetch = vi.fn(() => Promise.resolve(new Response()));
  const requestAnimationFrame = (paint: () => void) => frames.push(paint);
  return { frames, fetch, window: { fetch, requestAnimationFrame, setTimeout, dispatchEvent: vi.fn() } };
};

test('a request starts after the next paint, or soon if the page is hidden and paints nothing', async () => {
  vi.useFakeTimers();
  const { frames, fetch, window } = aWindow();
  const network = realNetwork(window as unknown as Window, 'marketplace');
  void network.fetch('/api', {});
  await vi.advanceTimersByTimeAsync(16);
  expect(fetch).not.toHaveBeenCalled();
  frames.pop()?.();
  expect(fetch).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  expect(fetch).toHaveBeenCalledOnce();
  void network.fetch('/api', {});
  await vi.advanceTimersByTimeAsync(100);
  expect(fetch).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
