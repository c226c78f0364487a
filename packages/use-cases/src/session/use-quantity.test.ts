import { cartUnitId as id } from '@baguni/domain';
import { expect, test, vi } from 'vitest';
import { overASlowLine, partsAtHand } from '../testing/parts-at-hand.ts';
import { World, apples } from '../testing/world.ts';
import { withVirtualTime } from '../testing/virtual-time.ts';

withVirtualTime();

test('[QT-03] changing a quantity is loaded with the first change; no press meanwhile is lost, the last one counts', async () => {
  const world = new World(apples(2));
  await world.settle({ type: 'OpenCart' });
  const { load, part } = overASlowLine(partsAtHand.quantity);
  world.parts.quantity = part;
  world.send({ type: 'ChangeQuantity', cartUnitId: id(1), asked: '3' });
  world.send({ type: 'ChangeQuantity', cartUnitId: id(2), asked: '5' });
  world.send({ type: 'ChangeQuantity', cartUnitId: id(1), asked: '4' });
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(world.state.units.map(({ quantity }) => quantity)).toEqual([4, 5]);
});
