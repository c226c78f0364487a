import { cartUnitId as id, itemNo, type CartUnit, type Item } from '@baguni/domain/internal';
import { aCoupon, anApiError, anItem, aUnit } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { aTimeOut, failing, heldBack, losing } from '../testing/test-network.ts';
import type { Command } from '../session/command.ts';
import { World } from '../testing/world.ts';

const unit = (n: number, over: Partial<Item> = {}): CartUnit =>
  aUnit({ cartUnitId: id(n), quantity: n, item: anItem({ itemNo: itemNo(`I${n}`), itemName: `사과 ${n}`, ...over }) });
const units = [1, 2, 3].map((n) => unit(n));
const items = (some: readonly CartUnit[] = []) => some.map(({ item, quantity }) => `${item.itemNo} ${quantity}`);
const inCart = (world: World) => items(world.state.cart.units);
const saved = (world: World) => items(world.state.extras.saved);
const save = (...ids: readonly number[]): Command => ({ type: 'SaveForLater', cartUnitIds: ids.map(id) });
const undo: Command = { type: 'UndoRemoval' };
const move = (world: World, at = 0): Command => ({
  type: 'MoveToCart',
  cartUnitIds: [world.state.extras.saved?.[at]?.cartUnitId ?? id(0)],
});

const aWorld = async (prepare: (world: World) => void = () => undefined, content: readonly CartUnit[] = units) => {
  const world = new World(content);
  prepare(world);
  await world.settle({ type: 'OpenCart' });
  return world;
};

const told = ({ notified, alerted }: World) => [...notified, ...alerted];

test('moves a unit to the saved units without its coupons, with one call that brings the prices', async () => {
  const world = await aWorld(({ server }) => {
    server.applied = [aCoupon({ cartUnitIds: [id(2)] })];
  });
  expect(world.state.cart.units[1]?.appliedCouponIssueNoes).toHaveLength(1);
  const calls = () => ['saveForLater', 'getSavedUnits', 'getCart', 'getPrices'] as const;
  const before = calls().map((name) => world.requests(name).length);
  await world.settle(save(2));
  expect([inCart(world), saved(world)]).toEqual([['I1 1', 'I3 3'], ['I2 2']]);
  expect([world.state.cart.coupons.applied, world.state.cart.selected, world.state.deleting]).toEqual([[], [1, 3], []]);
  expect(world.state.extras.saved?.[0]?.appliedCouponIssueNoes).toEqual([]);
  expect(calls().map((name, i) => world.requests(name).length - (before[i] ?? 0))).toEqual([1, 0, 0, 0]);
});

test.each([
  ['some units are', [1, 3]],
  ['nothing is', []],
])('[SE-03] moving a unit back while %s selected is one request', async (_, selected) => {
  const world = await aWorld();
  await world.settle({ type: 'SelectOnly', cartUnitIds: selected.map(id) });
  await world.settle(save(2));
  const { sent } = world.server.network;
  const before = sent.length;
  await world.after(500, move(world));
  expect(sent.slice(before).map(({ name }) => name)).toEqual(['moveToCart']);
  expect([inCart(world).length, world.state.cart.selected]).toEqual([3, selected]);
});

test('[DL-03] undoing returns a unit to its position with its selection', async () => {
  const world = await aWorld();
  await world.settle(save(1));
  expect(world.state.extras.removal).toMatchObject({ kind: 'Saved', units: [{ cartUnitId: 1 }] });
  await world.settle(undo);
  expect([inCart(world), saved(world)]).toEqual([['I1 1', 'I2 2', 'I3 3'], []]);
  expect(world.state.cart.selected).toHaveLength(3);
  expect([world.requests('addCart'), world.notified.at(-1)]).toEqual([[], 'MOVED-TO-CART']);
  expect(world.requests('getSavedUnits')).toHaveLength(1);
});

test('[DL-03] a failed undo keeps a unit saved, and reports the failure', async () => {
  const world = await aWorld();
  await world.settle(save(1));
  world.plan('moveToCart', failing(aTimeOut()));
  await world.settle(undo);
  expect([inCart(world), saved(world), told(world)]).toEqual([['I2 2', 'I3 3'], ['I1 1'], ['ADD-FAILED']]);
});

test('saves the remaining units if another tab has deleted one', async () => {
  const world = await aWorld();
  world.server.deleteElsewhere(id(2));
  await world.settle(save(1, 2));
  expect([inCart(world), saved(world), world.state.deleting]).toEqual([['I3 3'], ['I1 1'], []]);
});

test('reads saved units when the cart opens, the latest first', async () => {
  const world = await aWorld();
  await world.settle(save(1));
  await world.settle(save(3));
  expect(saved(world)).toEqual(['I3 3', 'I1 1']);
  await world.settle({ type: 'OpenCart' });
  expect([inCart(world), saved(world)]).toEqual([['I2 2'], ['I3 3', 'I1 1']]);
});

test('moves a saved unit to the cart, once', async () => {
  const world = await aWorld();
  await world.settle(save(1));
  const again = move(world);
  await world.settle(again, again);
  expect([inCart(world), saved(world), world.requests('moveToCart').length]).toEqual([['I2 2', 'I3 3', 'I1 1'], [], 1]);
  expect(told(world)).toEqual(['MOVED-TO-CART']);
});

test.each([
  ['all of them', {}, ['I2 2', 'I3 3', 'I1 2'], [], ['MOVED-TO-CART']],
  ['those that the stock allows', { stock: 1 }, ['I2 2', 'I3 3', 'I1 1'], ['I1 1'], ['CART-BR1-01']],
  [
    'those that the maximum of the item allows',
    { limits: { min: 1, max: 1, multiple: 1 } },
    ['I2 2', 'I3 3', 'I1 1'],
    ['I1 1'],
    ['CART-BR1-33'],
  ],
] as const)('[QT-03] moves equal saved units one after the other: %s', async (_, item, left, kept, notices) => {
  const world = await aWorld(undefined, [unit(1, item), unit(2), unit(3)]);
  await world.settle(save(1));
  await world.server.addCart({ itemNo: itemNo('I1'), quantity: 1, optionNos: [], additions: [] })();
  await world.settle({ type: 'OpenCart' });
  await world.settle(save(world.state.cart.units[2]?.cartUnitId ?? 0));
  const equal = world.state.extras.saved?.map(({ cartUnitId }) => cartUnitId) ?? [];
  expect(saved(world)).toEqual(['I1 1', 'I1 1']);
  await world.settle({ type: 'MoveToCart', cartUnitIds: equal });
  expect([inCart(world), saved(world), told(world)]).toEqual([left, kept, notices]);
});

test('deletes equal saved units after one question, with one call', async () => {
  const world = await aWorld();
  await world.settle(save(1, 2));
  await world.settle({ type: 'DeleteSaved', cartUnitIds: [id(1), id(2)] });
  expect([saved(world), world.shopper.questions.length, world.requests('removeSavedUnits').length]).toEqual([[], 1, 1]);
});

const refused = failing(anApiError({ resultCode: 'SAVED-FULL', domain: 'cart-api', data: { params: { max: 100 } } }));

test.each([
  ['refused because the list is full', refused, ['I1 1', 'I2 2', 'I3 3'], [], ['SAVED-FULL']],
  ['not received', failing(aTimeOut()), ['I1 1', 'I2 2', 'I3 3'], [], ['SAVE-FAILED']],
  ['lost, although it succeeded', losing(), ['I2 2', 'I3 3'], ['I1 1'], []],
] as const)('[DL-04] shows where a unit is after a save that was %s', async (_, delivery, left, kept, notices) => {
  const world = await aWorld();
  world.plan('saveForLater', delivery);
  await world.settle(save(1));
  expect([inCart(world), saved(world), told(world), world.state.deleting]).toEqual([left, kept, notices, []]);
});

test.each([
  ['refused', failing(anApiError({ resultCode: 'CART-BR1-20' })), ['I2 2', 'I3 3'], ['I1 1'], ['CART-BR1-20']],
  ['not received', failing(aTimeOut()), ['I2 2', 'I3 3'], ['I1 1'], ['ADD-FAILED']],
  ['lost, although it succeeded', losing(), ['I2 2', 'I3 3', 'I1 1'], [], ['MOVED-TO-CART']],
] as const)('[CM-06] shows where a unit is after a move that was %s', async (_, delivery, left, kept, notices) => {
  const world = await aWorld();
  await world.settle(save(1));
  world.plan('moveToCart', delivery);
  await world.settle(move(world));
  expect([inCart(world), saved(world), told(world)]).toEqual([left, kept, notices]);
});

test('deletes a saved unit after the question, also if the answer is lost', async () => {
  const world = await aWorld();
  await world.settle(save(1, 2));
  world.shopper.replies.push('No');
  await world.settle({ type: 'DeleteSaved', cartUnitIds: [id(1)] });
  expect([saved(world), world.requests('removeSavedUnits')]).toEqual([['I1 1', 'I2 2'], []]);
  await world.settle({ type: 'DeleteSaved', cartUnitIds: [id(1)] });
  expect(world.shopper.questions.at(-1)).toMatchObject({ type: 'Delete', units: [{ cartUnitId: 1 }] });
  world.plan('removeSavedUnits', losing());
  await world.settle({ type: 'DeleteSaved', cartUnitIds: [id(2)] });
  expect([saved(world), told(world)]).toEqual([[], []]);
});

test('keeps a saved unit whose deletion failed', async () => {
  const world = await aWorld();
  await world.settle(save(1));
  world.plan('removeSavedUnits', failing(aTimeOut()));
  await world.settle({ type: 'DeleteSaved', cartUnitIds: [id(1)] });
  expect([saved(world), told(world)]).toEqual([['I1 1'], ['DELETE-FAILED']]);
});

test.each([
  ['moved back', move, 3, []],
  ['deleted', (): Command => ({ type: 'DeleteSaved', cartUnitIds: [id(1)] }), 2, []],
] as const)('[DL-03] offers no undo for a unit that was %s from the list', async (_, act, left, kept) => {
  const world = await aWorld();
  await world.after(100, save(1));
  await world.after(100, act(world));
  expect(world.state.extras.removal).toBeNull();
  const before = told(world);
  await world.settle(undo);
  expect([inCart(world).length, saved(world), told(world)]).toEqual([left, kept, before]);
});

test('a read that was sent before a deletion does not show the deleted unit again', async () => {
  const world = await aWorld();
  await world.settle(save(1), save(2));
  world.plan('getSavedUnits', heldBack);
  await world.settle({ type: 'DeleteUnits', cartUnitIds: [id(9)], place: 'Toolbar' });
  await world.settle(move(world));
  expect(world.server.network.held).toHaveLength(1);
  await world.settle({ type: 'DeleteSaved', cartUnitIds: [id(1)] });
  await world.arrive();
  expect(saved(world)).toEqual([]);
});

test('sends no unit twice while it is being saved', async () => {
  const world = await aWorld();
  world.plan('saveForLater', heldBack);
  await world.after(0, save(1), save(1));
  expect([world.state.deleting, world.requests('saveForLater').length]).toEqual([[1], 1]);
  await world.release(0);
  expect([inCart(world), saved(world)]).toEqual([['I2 2', 'I3 3'], ['I1 1']]);
});

test('shows units that another tab saved', async () => {
  const world = await aWorld();
  const reply = world.server.saveForLater({ cartUnitIds: [id(2)] });
  await reply();
  await world.settle({ type: 'DeleteUnits', cartUnitIds: [id(1), id(2)], place: 'Toolbar' });
  expect([inCart(world), saved(world)]).toEqual([['I3 3'], ['I2 2']]);
});
