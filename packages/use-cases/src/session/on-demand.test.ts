import type { Command } from '@baguni/domain';
import { firstValueFrom, map, timer } from 'rxjs';
import { expect, test, vi } from 'vitest';
import type { UseCase } from '../deps/deps.ts';
import { lateByTimer as late } from '../flow/late-by-timer.ts';
import { apples, World } from '../testing/world.ts';
import { withVirtualTime } from '../testing/virtual-time.ts';

withVirtualTime();

const order: Command = { type: 'Order' };

/** A session whose ordering is loaded as the test says; it notes every order that reaches it. */
const loadedBy = (...loads: readonly (() => Promise<unknown>)[]) => {
  const orders: Command[] = [];
  const taking: UseCase = () => (commands) =>
    commands.pipe(
      map((command) => {
        orders.push(command);
        return { type: 'OrderAgreed', code: 'CART-BR7-09' } as const;
      }),
    );
  const waits = [...loads];
  const world = new World(apples(1));
  world.parts.ordering = late(async () => {
    await waits.shift()?.();
    return taking;
  });
  return { world, send: (command: Command) => world.send(command), orders };
};
const never = (): Promise<unknown> => new Promise(() => undefined);
const after = (ms: number) => (): Promise<unknown> => firstValueFrom(timer(ms));

test('[CM-52] code that hangs is told after 3 s, and the next command asks for it again', async () => {
  const { world, send, orders } = loadedBy(never);
  send(order);
  await vi.advanceTimersByTimeAsync(2_999);
  expect([world.alerted, orders]).toEqual([[], []]);
  await vi.advanceTimersByTimeAsync(1);
  expect(world.alerted).toEqual(['PART-NOT-LOADED']);
  send(order);
  await vi.advanceTimersByTimeAsync(0);
  expect(orders).toEqual([order]);
});

test('[CM-52] code that comes late, but in time, takes every command that waited for it, and no more is heard of it', async () => {
  const { world, send, orders } = loadedBy(after(2_999));
  send(order);
  send(order);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([orders, world.alerted, world.reports]).toEqual([[order, order], [], []]);
});
