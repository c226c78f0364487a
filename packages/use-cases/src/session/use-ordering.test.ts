import { emptyCart } from '@baguni/domain';
import { aStorefront } from '@baguni/domain/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commandSubject } from '../flow/command-subject.ts';
import { cartSession } from './cart-session.ts';
import { World, apples } from '../testing/world.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[CK-14] ordering is loaded with the first order; taps that come meanwhile count as one', async () => {
  const world = new World(apples(2));
  const commands = commandSubject();
  const session = cartSession(world, emptyCart(aStorefront()), commands);
  session.start();
  commands.next({ type: 'OpenCart' });
  await vi.advanceTimersByTimeAsync(1000);
  commands.next({ type: 'Order' });
  commands.next({ type: 'Order' });
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(world.server.post.requests('addCheckoutByCart')).toHaveLength(1);
  expect(world.orders).toEqual(['T1']);
});
