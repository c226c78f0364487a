import { scopeA, scopeB } from '@baguni/backend/testing';
import { expect, test } from 'vitest';
import { Busy } from '../store/trouble.ts';
import { cartPlaces } from './cart-places.ts';

test('[RL-5] one cart has so many places for its writes; the next one is refused at once, another cart is served', async () => {
  const places = cartPlaces(2);
  let end: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    end = resolve;
  });
  const running = [places(scopeA, () => gate), places(scopeA, () => gate)];
  await expect(places(scopeA, async () => 1)).rejects.toThrow(Busy);
  expect(await places(scopeB, async () => 2)).toBe(2);
  end();
  await Promise.all(running);
  expect(await places(scopeA, async () => 3)).toBe(3);
});

test('[RL-5] a write that fails gives its place back', async () => {
  const places = cartPlaces(1);
  await expect(places(scopeA, () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(await places(scopeA, async () => 1)).toBe(1);
});
