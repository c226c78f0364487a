import { cartUnitId as id, emptyCart } from '@baguni/domain';
import { aStorefront } from '@baguni/domain/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commandSubject } from '../flow/command-subject.ts';
import { cartSession } from './cart-session.ts';
import { World, apples } from '../testing/world.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[DL-02] deleting is loaded with the first deletion; the same that is pressed meanwhile counts as one', async () => {
  const world = new World(apples(2));
  const commands = commandSubject();
  const session = cartSession(world, emptyCart(aStorefront()), commands);
  session.start();
  commands.next({ type: 'OpenCart' });
  await vi.advanceTimersByTimeAsync(1000);
  commands.next({ type: 'DeleteUnits', cartUnitIds: [id(1)], place: 'Unit' });
  commands.next({ type: 'DeleteUnits', cartUnitIds: [id(1)], place: 'Unit' });
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(world.shopper.questions).toHaveLength(1);
  expect(session.state().units.map(({ cartUnitId }) => cartUnitId)).toEqual([2]);
});
