import { boxState, cartUnitId as id, sellerKey } from '@baguni/domain';
import { anExpressShopUnit, anUnorderableUnit, aSeller, aUnit } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { anOpenWorld, heldBack, World } from '../testing/world.ts';

const other = aSeller({ sellerKey: sellerKey('S2') });
const units = [
  aUnit({ cartUnitId: id(1) }),
  anUnorderableUnit({ cartUnitId: id(2) }),
  aUnit({ cartUnitId: id(3), seller: other }),
  anExpressShopUnit({ cartUnitId: id(4) }),
];
const box = ({ state }: World) => boxState(state.cart.units, new Set(state.cart.selected));
const lastKnown = (world: World) => world.remembered.at(-1);

test('[SE-01 SE-02] selects a unit, the units of a seller, and the whole tab', async () => {
  const world = await anOpenWorld(units);
  await world.settle({ type: 'ToggleUnit', cartUnitId: id(1) });
  expect([world.state.cart.selected, box(world)]).toEqual([[3, 4], 'mixed']);
  await world.settle({ type: 'ToggleSellerGroup', sellerGroupKey: 'Seller/S2' });
  expect(world.state.cart.selected).toEqual([4]);
  await world.settle({ type: 'ToggleTab' });
  expect([world.state.cart.selected.toSorted((a, b) => a - b), box(world)]).toEqual([[1, 3, 4], 'all']);
  await world.settle({ type: 'ToggleUnit', cartUnitId: id(2) });
  expect(world.state.cart.selected).not.toContain(2);
});

test('[SE-01] removes several units from the selection, and keeps unselected ones', async () => {
  const world = await anOpenWorld(units);
  await world.settle({ type: 'Deselect', cartUnitIds: [id(1), id(2), id(4)] });
  expect(world.state.cart.selected).toEqual([3]);
  await world.settle({ type: 'Deselect', cartUnitIds: [id(1), id(3)] });
  expect(world.state.cart.selected).toEqual([]);
});

test('[SE-01 SE-04] toggles only the units of the active tab', async () => {
  const world = await anOpenWorld(units);
  await world.settle({ type: 'SwitchTab', tab: 'ExpressShop' }, { type: 'ToggleTab' });
  expect(world.state.cart.selected).toEqual([1, 3]);
});

test('[RT-03] writes the tab to the address once', async () => {
  const world = await anOpenWorld(units);
  await world.settle({ type: 'SwitchTab', tab: 'ExpressShop' }, { type: 'SwitchTab', tab: 'ExpressShop' });
  await world.settle({ type: 'SwitchTab', tab: 'All' });
  expect([world.tabs, world.eventsOf('TabSwitched').length]).toEqual([['ExpressShop', 'All'], 2]);
});

test('WA-25: remembers each change of the selection, and none before the cart is loaded', async () => {
  const world = new World(units);
  world.plan('getInitialCart', heldBack);
  await world.settle({ type: 'OpenCart' });
  expect(world.remembered).toEqual([]);
  await world.release(0);
  expect(lastKnown(world)).toEqual({ known: [1, 2, 3, 4], selected: [1, 3, 4] });
  await world.settle({ type: 'ToggleUnit', cartUnitId: id(1) });
  expect(lastKnown(world)).toEqual({ known: [1, 2, 3, 4], selected: [3, 4] });
  await world.settle({ type: 'DeleteUnits', cartUnitIds: [id(4)], place: 'Unit' });
  expect(lastKnown(world)).toEqual({ known: [1, 2, 3], selected: [3] });
  const writes = world.remembered.length;
  await world.settle({ type: 'ChangeQuantity', cartUnitId: id(3), asked: 'x' });
  expect(world.remembered).toHaveLength(writes);
});
