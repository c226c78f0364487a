import type { CheckoutRequest } from '@baguni/contract';
import {
  asApplied,
  type CartUnit,
  cartUnitId as id,
  expressDay,
  couponIssueNo,
  itemNo,
  noFlags,
  type OrderedCart,
  type SplitListener,
  splitSearch,
  marketplaceCheck,
  type SplitPlan,
  won,
} from '@baguni/domain/internal';
import {
  aHeldCoupon,
  anApiError,
  anExpressShopUnit,
  anItem,
  aUnit,
  couponFlags,
  testNow,
} from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import type { Command } from '../session/command.ts';
import { aBusyError, aStaleError, type Delivery, failing } from '../testing/test-network.ts';
import { anOpenWorld, settled, type World } from '../testing/world.ts';

const split: Command = { type: 'SplitOrder' };
const flagged = (n: number, flags: Partial<typeof noFlags> = {}): CartUnit =>
  aUnit({ cartUnitId: id(n), item: anItem({ itemNo: itemNo(`I${n}`), flags: { ...noFlags, ...flags } }) });
const apple = flagged(1);
const boiler = flagged(2, { isInstall: true });
const apples = (count: number) => Array.from({ length: count }, (_, i) => flagged(i + 1));
const ordered = (world: World): readonly unknown[] =>
  world.requests('addCheckoutByCart').map((request) => (request as CheckoutRequest).cartUnitIds);
const sizes = ({ shopper }: World) =>
  shopper.questions.map((one) =>
    one.type === 'SplitOrders' ? one.split.orders.map(({ cartUnitIds }) => cartUnitIds.length) : one.type,
  );

test('[CK-01 CK-17] offers the cheapest split and places its first order; the rest stays in the cart, selected', async () => {
  const world = await settled(apples(73), split);
  expect(sizes(world)).toEqual([[30, 30, 13]]);
  expect(world.shopper.questions).toMatchObject([{ split: { total: 737_500, isProved: true } }]);
  expect(ordered(world)).toMatchObject([{ length: 30 }]);
  expect([world.orders, world.state.cart.units.length, world.state.cart.selected.length]).toEqual([['T1'], 73, 73]);
});

test('[CK-01 PG-16] says when each unit arrives, also those of an ExpressShop', async () => {
  const express = anExpressShopUnit({ cartUnitId: id(99) });
  const { shopper } = await settled([...apples(31), express], split);
  expect(shopper.questions).toMatchObject([{ arrivalDays: new Map([[id(99), expressDay(testNow)]]) }]);
});

test('[CK-01 CK-17] places the orders one after the other, until the rest is one order', async () => {
  const rest = apples(73).slice(30);
  const second = await settled(rest, split);
  expect([sizes(second), ordered(second)]).toMatchObject([[[30, 13]], [{ length: 30 }]]);
  const last = await settled(rest.slice(30), split);
  expect([sizes(last), ordered(last)]).toMatchObject([[], [{ length: 13 }]]);
});

const withPlan = async (units: readonly CartUnit[], plan: SplitPlan = []) => {
  const world = await anOpenWorld(units);
  let kept = plan;
  world.provide({ plans: { recall: () => kept, remember: (next) => void (kept = next) } });
  return { world, kept: () => kept };
};

test('[CK-01] after the first payment each order of the split follows without another question', async () => {
  const { world, kept } = await withPlan(apples(73));
  await world.settle(split);
  expect(kept().map(({ cartUnitIds, total }) => [cartUnitIds.length, total])).toEqual([
    [30, 302_500],
    [30, 302_500],
    [13, 132_500],
  ]);
  const [, next, last] = kept();
  // a new page after the payment
  const second = await withPlan(apples(73).slice(30), kept());
  await second.world.settle({ type: 'Order' });
  expect([sizes(second.world), ordered(second.world)]).toEqual([[], [next?.cartUnitIds]]);
  expect(second.kept()).toHaveLength(3);
  const third = await withPlan(apples(73).slice(60), kept());
  await third.world.settle({ type: 'Order' });
  expect([sizes(third.world), ordered(third.world), third.kept()]).toEqual([[], [last?.cartUnitIds], []]);
});

const dearer = (n: number): CartUnit =>
  aUnit({ cartUnitId: id(n), item: anItem({ itemNo: itemNo(`I${n}`), itemSellPrice: won(11_000) }) });

test.each<readonly [string, readonly CartUnit[], Command | undefined]>([
  ['before its first payment', apples(73), undefined],
  ['with another unit', apples(74).slice(30), undefined],
  ['with fewer selected units', apples(73).slice(30), { type: 'ToggleUnit', cartUnitId: id(40) }],
  ['at another price', [...apples(72).slice(30), dearer(73)], undefined],
])('[CK-01 CK-18] %s the split does not continue, and the order states its reasons', async (_, units, change) => {
  const plan = [0, 30, 60].map((from) => {
    const cartUnitIds = apples(73)
      .slice(from, from + 30)
      .map(({ cartUnitId }) => cartUnitId);
    return { cartUnitIds, total: won(2500 + 10_000 * cartUnitIds.length) };
  });
  const { world } = await withPlan(units, plan);
  if (change) await world.settle(change);
  await world.settle({ type: 'Order' });
  expect(ordered(world)).toEqual([]);
});

test('[CK-17] a no orders nothing, and without such a reason the press is an ordinary order', async () => {
  const world = await anOpenWorld([apple, boiler]);
  world.shopper.replies.push('No');
  await world.settle(split);
  expect([ordered(world), world.state.cart.selected, world.state.isOrdering]).toEqual([[], [1, 2], false]);
  const plain = await settled([apple], split);
  expect([ordered(plain), plain.shopper.questions]).toEqual([[[1]], []]);
});

test.each<readonly [string, Delivery]>([
  ['a refusal', failing(anApiError({ resultCode: 'CART-BR7-36' }))],
  ['a server failure', failing(anApiError({ resultCode: 'CART-BR-101' }))],
  ['a busy server that took no order', failing(aBusyError())],
  ['another price', failing(anApiError({ resultCode: 'PRICE-CHANGED' }))],
])('[CK-01 CK-17] after %s no order exists, all units stay, and the split can be tried again', async (_, delivery) => {
  const world = await anOpenWorld([apple, boiler]);
  world.plan('addCheckoutByCart', delivery);
  await world.settle(split);
  await world.after(60_000);
  world.shopper.closeAlerts();
  await world.after(1000);
  expect([world.orders, world.state.isOrdering, world.state.cart.selected]).toEqual([[], false, [1, 2]]);
  await world.settle(split);
  expect([world.orders, sizes(world).length]).toEqual([['T1'], 2]);
});

const stillUsed = failing(anApiError({ resultCode: 'CART-BR5-09' }));

test.each<readonly [string, Delivery, readonly unknown[]]>([
  ['first removes a coupon that needs units of both orders', { type: 'Now' }, [[2], 0]],
  ['places no order if that fails', stillUsed, [undefined, 1]],
])('[CK-17 CP-17] %s', async (_, delivery, expected) => {
  const coupon = aHeldCoupon({ issueNo: couponIssueNo('C1'), flags: couponFlags('isFreeShipping') });
  const world = await anOpenWorld([apple, boiler], ({ server }) => {
    server.offered = [coupon];
    server.applied = [asApplied(coupon, [id(1), id(2)])];
  });
  world.plan('unapplyCoupons', delivery);
  await world.settle(split);
  expect([ordered(world)[0], world.state.cart.coupons.applied.length]).toEqual(expected);
});

test('[CK-01 QT-06] a change during the question is offered as a new split, and nothing is ordered before', async () => {
  const world = await anOpenWorld(apples(32));
  world.shopper.replies.push('Later', 'No');
  await world.settle(split);
  await world.settle({ type: 'ToggleUnit', cartUnitId: id(1) });
  world.shopper.later[0]?.(true);
  await world.settle();
  expect([sizes(world), ordered(world)]).toEqual([
    [
      [30, 2],
      [30, 1],
    ],
    [],
  ]);
});

test('[CK-01 CK-19] an outdated split is not ordered after another tab changed the cart', async () => {
  const world = await anOpenWorld([apple, boiler]);
  world.plan('addCheckoutByCart', failing(aStaleError()));
  await world.settle(split);
  expect([world.orders, world.state.isOrdering]).toEqual([[], false]);
});

const inBackground = async (units = apples(31)) => {
  const world = await anOpenWorld(units);
  const searches: { readonly cart: OrderedCart; readonly listener: SplitListener }[] = [];
  world.provide({
    split: ({ split: cart }, listener) => {
      searches.push({ cart, listener });
      return () => undefined;
    },
  });
  await world.after(2, split);
  const answer = (n: number) => {
    const search = searches[n];
    search?.listener.started();
    search?.listener.found(splitSearch(marketplaceCheck)(search.cart));
  };
  return { world, searches, answer };
};

test('[CK-01] searches in the worker and drops the answer for a cart that has changed', async () => {
  const { world, searches, answer } = await inBackground();
  await world.settle({ type: 'ToggleUnit', cartUnitId: id(1) }, { type: 'ToggleUnit', cartUnitId: id(2) });
  answer(0);
  await world.settle();
  expect([searches.length, sizes(world)]).toEqual([2, []]);
  answer(1);
  await world.settle();
  expect([sizes(world), ordered(world)]).toMatchObject([[], [{ length: 29 }]]);
});

test('[CK-01 CM-52] searches on the page if the worker fails or does not start within 3 s', async () => {
  const failed = await inBackground();
  failed.searches[0]?.listener.failed(new Error('gone'));
  await failed.world.settle();
  expect(sizes(failed.world)).toEqual([[30, 1]]);
  const silent = await inBackground();
  await silent.world.after(2_900);
  expect(sizes(silent.world)).toEqual([]);
  await silent.world.settle();
  expect(sizes(silent.world)).toEqual([[30, 1]]);
});
