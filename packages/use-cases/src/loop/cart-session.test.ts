import { cartUnitId as id, type Cart } from '@baguni/domain/internal';
import { Buffer } from '../flow/buffer.ts';
import type { Command } from '../session/command.ts';
import { evolve } from '../session/evolve.ts';
import type { Transition } from '../session/session.ts';
import { expect, test, vi } from 'vitest';
import { cartSession } from './cart-session.ts';
import { anOpenWorld, apples, quantityOf, World } from '../testing/world.ts';

test('[ER-07] reports a use case that throws once, and it works again with the next command', async () => {
  const world = await anOpenWorld();
  vi.spyOn(world.page, 'showTab').mockImplementationOnce(() => {
    throw new Error('broken');
  });
  await world.settle({ type: 'SwitchTab', tab: 'ExpressShop' });
  expect(world.reports).toMatchObject([{ type: 'Unhandled', message: 'broken' }]);
  await world.settle({ type: 'SwitchTab', tab: 'ExpressShop' }, quantityOf(1, 2));
  expect([world.state.cart.tab, world.quantity(1)]).toEqual(['ExpressShop', 2]);
});

test('[QT-06 SE-03] delivers events in order with their states, although a listener sends a command at once', async () => {
  const world = await anOpenWorld();
  const first: Transition[] = [];
  const second: Transition[] = [];
  let before = world.state;
  world.session.transitions.subscribe((next) => {
    first.push(next);
    if (next.event.type === 'UnitToggled') world.send({ type: 'ToggleTab' });
  });
  world.session.transitions.subscribe((next) => second.push(next));
  await world.after(0, { type: 'ToggleUnit', cartUnitId: id(1) });
  expect([first.map(({ event }) => event.type), second]).toEqual([['UnitToggled', 'TabToggled'], first]);
  for (const { event, state } of first) {
    expect(state).toEqual(evolve(before, event));
    before = state;
  }
  expect(world.state).toBe(before);
});

test('[LS-01] a session ignores commands before start and after stop', async () => {
  const world = new World(apples(1));
  world.session.stop();
  await world.settle({ type: 'OpenCart' });
  expect(world.server.network.sent).toEqual([]);
  world.session.start();
  await world.settle({ type: 'OpenCart' });
  expect(world.state.load).toBe('Loaded');
  world.session.stop();
  await world.settle({ type: 'ToggleTab' });
  expect(world.eventsOf('TabToggled')).toEqual([]);
});

test('[EN-09 SE-03] a session prepares its first cart, and each cart that an event changes', async () => {
  const world = await anOpenWorld();
  const ready = vi.fn((cart: Cart): Cart => ({ ...cart, appliedPromotions: [] }));
  world.prices = { ready };
  const { cart } = cartSession(world, world.initial, new Buffer<Command>()).state();
  expect(ready.mock.results).toEqual([{ type: 'return', value: cart }]);
  ready.mockClear();
  await world.settle({ type: 'OpenSideLayer', layer: 'AddressBook' });
  expect([world.events.at(-1)?.type, ready.mock.calls.length]).toEqual(['SideLayerOpened', 0]);
  await world.after(0, { type: 'ToggleUnit', cartUnitId: id(1) });
  expect(ready).toHaveBeenCalledOnce();
  expect(ready).toHaveReturnedWith(world.state.cart);
});
