import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionParts } from '../deps/deps.ts';
import { late } from '../flow/late.ts';
import { afterSomeTime, partsAtHand } from '../testing/parts-at-hand.ts';
import { World, apples } from '../testing/world.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[CK-14] ordering is loaded with the first order; taps that come meanwhile count as one', async () => {
  const world = new World(apples(2));
  const load = vi.fn<SessionParts['ordering']>(() => afterSomeTime(partsAtHand.ordering));
  world.parts.ordering = late(load);
  await world.settle({ type: 'OpenCart' });
  world.send({ type: 'Order' });
  world.send({ type: 'Order' });
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(world.server.post.requests('addCheckoutByCart')).toHaveLength(1);
  expect(world.orders).toEqual(['T1']);
});
