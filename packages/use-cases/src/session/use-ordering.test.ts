import { expect, test, vi } from 'vitest';
import { overASlowLine, partsAtHand } from '../testing/parts-at-hand.ts';
import { World, apples } from '../testing/world.ts';
import { withVirtualTime } from '../testing/virtual-time.ts';

withVirtualTime();

test('[CK-14] ordering is loaded with the first order; taps that come meanwhile count as one', async () => {
  const world = new World(apples(2));
  const { load, part } = overASlowLine(partsAtHand.ordering);
  world.parts.ordering = part;
  await world.settle({ type: 'OpenCart' });
  world.send({ type: 'Order' });
  world.send({ type: 'Order' });
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(world.server.network.requests('addCheckoutByCart')).toHaveLength(1);
  expect(world.orders).toEqual(['T1']);
});
