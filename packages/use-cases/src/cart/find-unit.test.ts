import { type AddCartRequest, boxState, cartUnitId as id, itemNo, sellerKey } from '@baguni/domain/internal';
import {
  anAddition,
  anExpressShopUnit,
  anItem,
  anOption,
  anUnorderableUnit,
  aSeller,
  aUnit,
} from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { heldBack } from '../testing/test-network.ts';
import { anOpenWorld, World } from '../testing/world.ts';
import { grownUnit } from './find-unit.ts';

const request: AddCartRequest = {
  itemNo: itemNo('I1'),
  quantity: 1,
  optionNos: ['O1', 'O2'],
  additions: [{ additionNo: 'A1', quantity: 1 }],
};
const options = ['O2', 'O1'].map((optionNo) => anOption({ optionNo }));
const asked = aUnit({ cartUnitId: id(1), item: anItem({ options, additions: [anAddition()] }) });
const others = [
  { itemNo: itemNo('I2') },
  { options: options.slice(1) },
  { additions: [] },
  { additions: [anAddition({ additionNo: 'A2' })] },
].map((over, i) => aUnit({ cartUnitId: id(i + 2), item: { ...asked.item, ...over } }));
const grown = { ...asked, quantity: 2 };

test('[CM-06] detects a choice that is new or has more pieces', () => {
  expect(grownUnit(others, [...others, asked], request)).toBe(asked);
  expect(grownUnit([...others, asked], [...others, grown], request)).toBe(grown);
});

test('[CM-06] ignores a unit that stayed or shrank, and other choices that are new or grew', () => {
  expect([grownUnit([asked], [asked], request), grownUnit([grown], [asked], request)]).toEqual([undefined, undefined]);
  for (const other of others) {
    expect(grownUnit([asked], [asked, other], request)).toBeUndefined();
    expect(grownUnit([other], [{ ...other, quantity: 9 }], request)).toBeUndefined();
  }
});

test('[CM-06] distinguishes choices by their measurements and custom texts', () => {
  const engraved = (value: string) =>
    anOption({ optionNo: 'T', optionType: 'Text', optionEntries: [{ name: 'Engraving', value }] });
  const unit = (value: string) => aUnit({ item: anItem({ options: [engraved(value)] }) });
  const asking = { ...request, optionNos: [], additions: [], entered: [{ optionNo: 'T', values: ['Tori'] }] };
  expect(grownUnit([], [unit('Tori')], asking)).toEqual(unit('Tori'));
  expect(grownUnit([], [unit('Mori')], asking)).toBeUndefined();
  expect(grownUnit([], [unit('Tori')], { ...asking, entered: [] })).toBeUndefined();
});

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
