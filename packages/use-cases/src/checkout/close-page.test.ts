import { expect, test } from 'vitest';
import { anOpenWorld } from '../testing/world.ts';

test('[RT-11] closing the page leaves it without a change of the cart', async () => {
  const world = await anOpenWorld();
  const before = world.state;
  await world.settle({ type: 'ClosePage' });
  expect([world.exits, world.state]).toEqual([['close'], before]);
});
