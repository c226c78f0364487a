import { cartUnitId as id, couponIssueNo, type ApiError } from '@baguni/domain';
import type { Command } from '../session/command.ts';
import { aCoupon, anApiError } from '@baguni/domain/testing';
import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { aTimeOut } from '../testing/shop-server.ts';
import { anOpenWorld, apples, failing, heldBack, planned, quantityOf, type World } from '../testing/world.ts';

const gone = (): ApiError => anApiError({ resultCode: 'CART-CHANGED', status: O.some(404), message: 'no such unit' });
const offline = (): ApiError => anApiError({ kind: 'Network', status: O.none });
const reads = (world: World): number => world.requests('getCart').length;
const said = ({ notified, alerted }: World): readonly string[] => [...notified, ...alerted];

const couponed = (): Promise<World> =>
  anOpenWorld(apples(2), ({ server }) => {
    server.coupons = [aCoupon({ couponIssueNo: couponIssueNo('C1'), cartUnitIds: [id(2)] })];
  });

const remove: Command = { type: 'RemoveCoupons', cartUnitIds: [id(2)] };

test('[QT-05 CK-13] reloads the cart before it reports a missing unit', async () => {
  const world = await planned('setQuantity', failing(gone()));
  world.plan('getCart', heldBack);
  world.server.deleteElsewhere(id(1));
  await world.after(0, quantityOf(1, 5));
  expect([reads(world), said(world)]).toEqual([1, []]);
  await world.release(0);
  expect(world.state.cart.units.map(({ cartUnitId }) => cartUnitId)).toEqual([2, 3]);
  expect([said(world), world.state.cart.saving]).toEqual([['CART-CHANGED'], []]);
});

test.each([
  ['not in time', aTimeOut(), 'CART-NOT-RELOADED'],
  ['for want of a connection', offline(), 'NO-CONNECTION'],
  ['by a refusal', anApiError({ status: O.some(500) }), 'CART-NOT-RELOADED'],
])('[QT-05 CK-13] where that read fails (%s) nobody says that it was loaded', async (_, error, code) => {
  const world = await planned('setQuantity', failing(gone()));
  world.plan('getCart', { type: 'Fails', error });
  await world.settle(quantityOf(1, 5));
  expect([said(world), world.quantity(1), world.state.cart.saving]).toEqual([[code], 1, []]);
});

test('[CK-18] reloads before reporting coupons of a missing unit, once', async () => {
  const world = await couponed();
  world.plan('unapplyCoupons', failing(gone()));
  await world.settle(remove);
  expect([reads(world), said(world)]).toEqual([1, ['CART-CHANGED']]);
  world.plan('unapplyCoupons', failing(gone()));
  world.plan('getCart', failing(aTimeOut()));
  await world.settle(remove);
  expect([reads(world), said(world)]).toEqual([2, ['CART-CHANGED', 'CART-NOT-RELOADED']]);
});

test('[CK-19] claims no reload for an order of a stale cart if the reload fails', async () => {
  const world = await anOpenWorld();
  world.server.changeElsewhere(id(1), { quantity: 4 });
  world.plan('getCart', failing(offline()));
  await world.settle({ type: 'Order' });
  expect([said(world), world.quantity(1), world.state.isOrdering]).toEqual([['NO-CONNECTION'], 1, false]);
});

test('[CM-49] any other call that fails as stale reloads the cart first', async () => {
  const world = await planned('changeCountry', failing(gone()));
  await world.settle({ type: 'ChangeCountry', countryType: 'Japan' });
  expect([reads(world), said(world)]).toEqual([1, ['CART-CHANGED']]);
});

/** Actions that are possible offline. */
const acts: readonly (readonly [name: string, command: Command])[] = [
  ['a quantity', quantityOf(1, 5)],
  ['a deletion', { type: 'DeleteUnits', cartUnitIds: [id(1)], place: 'Unit' }],
  ['coupons that come off', remove],
  ['a country', { type: 'ChangeCountry', countryType: 'Japan' }],
];

test.each(acts)('[ER-02] %s offline: shows the missing connection and claims no reload', async (_, command) => {
  const world = await couponed();
  const fails = failing(offline());
  for (const call of ['setQuantity', 'removeCartUnits', 'unapplyCoupons', 'changeCountry'] as const)
    world.plan(call, fails);
  for (const call of ['getCart', 'getInitialCart'] as const) world.plan(call, fails);
  await world.settle(command);
  expect([said(world), world.state.cart.saving, world.state.deleting]).toEqual([['NO-CONNECTION'], [], []]);
});
