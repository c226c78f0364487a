import { cartUnitId as id } from '@baguni/domain';
import { expect, test, vi } from 'vitest';
import { overASlowLine, partsAtHand } from '../testing/parts-at-hand.ts';
import { World, apples } from '../testing/world.ts';
import { withVirtualTime } from '../testing/virtual-time.ts';

withVirtualTime();

test('[DL-02] deleting is loaded with the first deletion; the same that is pressed meanwhile counts as one', async () => {
  const world = new World(apples(2));
  const { load, part } = overASlowLine(partsAtHand.deleting);
  world.parts.deleting = part;
  await world.settle({ type: 'OpenCart' });
  world.send({ type: 'DeleteUnits', cartUnitIds: [id(1)], place: 'Unit' });
  world.send({ type: 'DeleteUnits', cartUnitIds: [id(1)], place: 'Unit' });
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(world.shopper.questions).toHaveLength(1);
  expect(world.state.units.map(({ cartUnitId }) => cartUnitId)).toEqual([2]);
});
