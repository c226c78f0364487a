import { expect, test } from 'vitest';
import { withVirtualTime } from '../testing/virtual-time.ts';
import { anOpenWorld } from '../testing/world.ts';

withVirtualTime();

test('[RT-11] closing the page leaves it without a change of the cart', async () => {
  const world = await anOpenWorld();
  const before = world.state;
  await world.settle({ type: 'ClosePage' });
  expect([world.exits, world.state]).toEqual([['close'], before]);
});
