import { cartUnitId as id, emptyCart } from '@baguni/domain';
import { aStorefront } from '@baguni/domain/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commandSubject } from '../flow/command-subject.ts';
import { cartSession } from './cart-session.ts';
import { World, apples } from '../testing/world.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[QT-03] changing a quantity is loaded with the first change; no press meanwhile is lost, the last one counts', async () => {
  const world = new World(apples(2));
  const commands = commandSubject();
  const session = cartSession(world, emptyCart(aStorefront()), commands);
  session.start();
  commands.next({ type: 'OpenCart' });
  await vi.advanceTimersByTimeAsync(1000);
  commands.next({ type: 'ChangeQuantity', cartUnitId: id(1), asked: '3' });
  commands.next({ type: 'ChangeQuantity', cartUnitId: id(2), asked: '5' });
  commands.next({ type: 'ChangeQuantity', cartUnitId: id(1), asked: '4' });
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(session.state().units.map(({ quantity }) => quantity)).toEqual([4, 5]);
});
