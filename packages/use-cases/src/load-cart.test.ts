import { cartUnitId as id } from '@baguni/domain';
import { anApiError, anUnorderableUnit, aUnit } from '@baguni/domain/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aTimeOut } from './testing/fake-cart-server.ts';
import { anOpenWorld, apples, World } from './testing/world.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const open = { type: 'OpenCart' } as const;
const names = (world: World): readonly string[] => world.server.post.sent.map((call) => call.name);
const failures = (world: World) => world.reports.filter((report) => report.type === 'CallFailed');

test('[LS-01] environment, cart, merge, cart again, flagged units deleted, then the cart opens', async () => {
  const world = await anOpenWorld(apples(3), ({ server }) => {
    server.initial = { isNeedMerge: true, removeCartUnitIds: [id(2)] };
  });
  expect(names(world).slice(0, 5)).toEqual([
    'getEnvironment',
    'getInitialCart',
    'mergeCart',
    'getInitialCart',
    'removeCartUnits',
  ]);
  expect(world.events.slice(0, 2).map((event) => event.type)).toEqual(['EnvironmentRead', 'CartOpened']);
  expect(world.state.units.map((unit) => unit.cartUnitId)).toEqual([1, 3]);
  expect(world.state.cartVersion).toBe(world.server.version);
  expect(world.reports).toContainEqual({ type: 'UnitsRemoved', count: 1 });
});

test('[LS-01 LS-03] without anything to merge or delete there is one read, and coupons are asked for after it', async () => {
  const world = new World(apples(1));
  await world.after(0, open);
  expect(names(world).slice(0, 3)).toEqual(['getEnvironment', 'getInitialCart', 'getCouponBox']);
  expect(world.server.post.requests('getInitialCart')).toHaveLength(1);
  expect(world.state.load).toBe('Loaded');
});

test('[LS-01] a merge or deletion that fails is reported, and the cart opens', async () => {
  const world = await anOpenWorld(apples(2), ({ server }) => {
    server.initial = { isNeedMerge: true, removeCartUnitIds: [id(2)] };
    server.post.plan('mergeCart', { type: 'Fails', error: anApiError() });
    server.post.plan('removeCartUnits', { type: 'Fails', error: anApiError() });
  });
  expect(world.state.load).toBe('Loaded');
  expect(world.state.units).toHaveLength(2);
  expect(failures(world)).toHaveLength(2);
});

test('[LS-01] a merge or deletion whose answer was lost may have happened: the cart is read again', async () => {
  const world = await anOpenWorld(apples(2), ({ server }) => {
    server.initial = { isNeedMerge: true };
    server.post.plan('mergeCart', { type: 'Lost', error: aTimeOut() });
  });
  expect(world.state.cartVersion).toBe(2);
  expect(world.server.post.requests('getInitialCart')).toHaveLength(2);
  const other = await anOpenWorld(apples(2), ({ server }) => {
    server.initial = { removeCartUnitIds: [id(2)] };
    server.post.plan('removeCartUnits', { type: 'Lost', error: aTimeOut() });
  });
  expect(other.state.units.map((unit) => unit.cartUnitId)).toEqual([1]);
});

test('[LS-02] units of the last day are selected, and what was selected before a reload', async () => {
  const old = '2026-11-18T00:00:00.000Z';
  const units = [
    aUnit({ cartUnitId: id(1) }),
    aUnit({ cartUnitId: id(2), insertDateISO: old }),
    anUnorderableUnit({ cartUnitId: id(3) }),
    aUnit({ cartUnitId: id(4) }),
    aUnit({ cartUnitId: id(5), insertDateISO: old }),
  ];
  const world = await anOpenWorld(units, ({ remembered }) => {
    remembered.push({ known: [id(4), id(5)], selected: [id(5)] });
  });
  expect(world.state.selected).toEqual([1, 5]);
});

test.each(['getEnvironment', 'getInitialCart'] as const)(
  '[LS-05] %s fails: LoadFailed, reported once however often it is tried; opening again heals it',
  async (call) => {
    const world = new World(apples(1));
    world.server.post.plan(call, { type: 'Fails', error: aTimeOut() }, { type: 'Fails', error: aTimeOut() });
    await world.settle(open);
    expect(world.state.load).toBe('LoadFailed');
    await world.settle(open);
    expect(world.eventsOf('CartLoadFailed')).toHaveLength(2);
    expect(failures(world)).toHaveLength(1);
    await world.settle(open);
    expect(world.state.load).toBe('Loaded');
  },
);

test('[LS-05] a second opening while one runs is dropped', async () => {
  const world = new World(apples(1));
  world.server.post.plan('getInitialCart', { type: 'Held' });
  await world.after(0, open, open);
  await world.after(0, open);
  await world.release(0);
  expect(world.eventsOf('CartOpened')).toHaveLength(1);
  expect(world.server.post.requests('getInitialCart')).toHaveLength(1);
});

test('[LS-05] a first read that never comes leaves the page not loaded', async () => {
  const world = new World(apples(1));
  world.server.post.plan('getInitialCart', { type: 'Held' });
  await world.settle(open);
  expect(world.state.load).toBe('NotLoaded');
});

test('[CM-53] units that could not be read are reported by their paths', async () => {
  const paths = ['data.units.0.item.itemSellPrice'];
  const world = await anOpenWorld(apples(1), ({ server }) => {
    Object.assign(server.initial, { unreadable: paths });
  });
  expect(world.reports).toContainEqual({ type: 'UnitsUnreadable', call: 'getInitialCart', paths });
});
