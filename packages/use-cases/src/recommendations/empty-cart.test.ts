import { itemNo, type CartUnit } from '@baguni/domain/internal';
import { anApiError, anItem, aRecommendedItem, aRecommendedList, aUnit } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { aTimeOut, failing, heldBack } from '../testing/test-network.ts';
import { anOpenWorld, apples, type World } from '../testing/world.ts';
import { shownList, shownViewed } from './recommendations.ts';

const item = (no: string) => aRecommendedItem(1, { itemNo: itemNo(no) });
const bought = (...nos: readonly string[]) => ({ lists: [{ ...aRecommendedList(1, 0), items: nos.map(item) }] });
const viewed = (...nos: readonly string[]) => ({ items: nos.map(item) });
const nosOf = (items: readonly { readonly itemNo: string }[] = []) => items.map((one) => one.itemNo);
const shown = ({ state }: World) => [nosOf(shownViewed(state)), nosOf(shownList(state)?.items)];
const requests = (world: World) => (['getViewedItems', 'cartBt'] as const).map((call) => world.requests(call).length);

const fruit = (no: string): CartUnit => aUnit({ item: anItem({ itemNo: itemNo(no) }) });
const anEmptyWorld = (prepare: (world: World) => void = () => undefined) =>
  anOpenWorld([], (world) => {
    world.server.answer('getViewedItems', viewed('A', 'B'));
    world.server.answer('cartBt', bought('B', 'C'));
    prepare(world);
  });

test('an empty cart shows items viewed and items bought before, each in one list', async () => {
  const world = await anEmptyWorld();
  expect(shown(world)).toEqual([['A', 'B'], ['C']]);
  expect(requests(world)).toEqual([1, 1]);
});

test('a cart with units reads no viewed items, also in an empty tab', async () => {
  const world = await anOpenWorld(apples(1), ({ server }) => server.answer('getViewedItems', viewed('A')));
  await world.settle({ type: 'SwitchTab', tab: 'ExpressShop' });
  expect([shownViewed(world.state), world.requests('getViewedItems')]).toEqual([[], []]);
});

test('a cart that becomes empty reads both lists, and hides those of the deleted unit', async () => {
  const world = await anOpenWorld(apples(1), ({ server }) => {
    server.answer('getViewedItems', viewed('A'));
    server.answer('cartBt', { lists: [aRecommendedList(1, 4)] });
  });
  expect(shown(world)).toEqual([[], ['R11', 'R12', 'R13', 'R14']]);
  world.server.answer('cartBt', { lists: [] });
  await world.settle({ type: 'DeleteUnits', cartUnitIds: world.state.cart.selected, place: 'Unit' });
  expect([world.state.cart.units, shown(world)]).toEqual([[], [['A'], []]]);
  expect(requests(world)).toEqual([1, 2]);
});

test('an item that is added leaves both lists, and an empty tab shows none', async () => {
  const world = await anEmptyWorld(({ server }) => server.sell(fruit('A'), fruit('C')));
  const add = (no: string) =>
    world.settle({ type: 'AddToCart', item: { itemNo: itemNo(no), quantity: 1, optionNos: [], additions: [] } });
  await add('A');
  expect([world.state.cart.units.length, shown(world)]).toEqual([1, [['B'], ['C']]]);
  await add('C');
  expect(shown(world)).toEqual([['B'], []]);
  await world.settle({ type: 'SwitchTab', tab: 'ExpressShop' });
  expect(shown(world)[0]).toEqual([]);
});

test('[RC-02] reports only the items bought before that are visible', async () => {
  const world = await anEmptyWorld();
  await world.settle({ type: 'ReportRecommendations', impression: 'Drawn' });
  expect(world.requests('imp')).toMatchObject([{ itemNos: ['C'] }]);
});

test('[LS-06] a failed read of one list keeps the other, without a message', async () => {
  const noViews = await anEmptyWorld((world) => world.plan('getViewedItems', failing()));
  expect(shown(noViews)).toEqual([[], ['B', 'C']]);
  const noOrders = await anEmptyWorld((world) => world.plan('cartBt', failing()));
  expect(shown(noOrders)).toEqual([['A', 'B'], []]);
  for (const world of [noViews, noOrders]) expect([world.alerted, world.notified]).toEqual([[], []]);
});

test('clears the viewed items after a confirmation, and shows those bought before in their list', async () => {
  const world = await anEmptyWorld();
  world.shopper.replies.push('No');
  await world.settle({ type: 'ClearViewed' });
  expect([world.requests('clearViewedItems'), shown(world)[0]]).toEqual([[], ['A', 'B']]);
  await world.settle({ type: 'ClearViewed' });
  expect([shown(world), world.notified]).toEqual([[[], ['B', 'C']], ['VIEWED-CLEARED']]);
});

test.each([
  ['a refusal', failing(anApiError({ kind: 'Refused', message: '' })), 'VIEWED-CLEAR-FAILED'],
  ['a failed server', failing(), 'VIEWED-CLEAR-FAILED'],
  ['a timeout', failing(aTimeOut()), 'VIEWED-CLEAR-FAILED'],
])('keeps the viewed items after %s, and reports it', async (_, delivery, code) => {
  const world = await anEmptyWorld((before) => before.plan('clearViewedItems', delivery));
  await world.settle({ type: 'ClearViewed' });
  expect([shown(world)[0], world.notified]).toEqual([['A', 'B'], []]);
  expect(world.alerted).toEqual([code]);
});

test('a read that a deletion overtakes does not bring viewed items back', async () => {
  const world = await anEmptyWorld(({ server }) => server.sell(fruit('A')));
  await world.settle({ type: 'AddToCart', item: { itemNo: itemNo('A'), quantity: 1, optionNos: [], additions: [] } });
  world.plan('getViewedItems', heldBack);
  const cartUnitIds = world.state.cart.units.map((unit) => unit.cartUnitId);
  await world.settle({ type: 'DeleteUnits', cartUnitIds, place: 'Unit' });
  expect(shown(world)[0]).toEqual(['A', 'B']);
  await world.settle({ type: 'ClearViewed' });
  expect(shown(world)[0]).toEqual([]);
  world.server.answer('getViewedItems', viewed());
  await world.arrive();
  expect(shown(world)[0]).toEqual([]);
});
