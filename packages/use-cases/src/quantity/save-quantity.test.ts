import {
  type ApiError,
  cartUnitId as id,
  couponIssueNo,
  payableOf,
  pricedInputsOf,
  won,
} from '@baguni/domain/internal';
import { aCoupon, anApiError } from '@baguni/domain/testing';
import { concat, delay, of, Subject } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { sendFirstReqOnlyPer } from '../flow/flow.ts';
import { serializeLatestPer } from './save-quantity.ts';
import { aStaleError, aTimeOut, failing, heldBack, losing } from '../testing/test-network.ts';
import type { Command } from '../session/command.ts';
import type { Session } from '../session/session.ts';
import { anOpenWorld, apples, plan, planned, quantityOf, settled, type World } from '../testing/world.ts';

const callsOf = async (world: World, act: () => Promise<void>): Promise<readonly string[]> => {
  const before = world.server.network.sent.length;
  await act();
  await world.settle();
  return world.server.network.sent.slice(before).map(({ name }) => name);
};

const openedNow = async ({ server }: World): Promise<Session> => {
  const other = await anOpenWorld([], (fresh) =>
    Object.assign(fresh.server, server, { network: fresh.server.network }),
  );
  return other.state;
};

const changeOnce = (world: World) => () => world.settle(quantityOf(1, 5));

test('[QT-04 SE-03 CB-02] a change of quantity is one request, and its answer contains prices and cashback', async () => {
  const world = await anOpenWorld();
  world.server.cashback = won(70);
  expect(await callsOf(world, changeOnce(world))).toEqual(['setQuantity']);
  const requests = [1, 2, 3].map((n) => ({ cartUnitId: n, quantity: n === 1 ? 5 : 1 }));
  expect(world.requests('setQuantity')).toMatchObject([{ refresh: { countryCode: 'SouthKorea', requests } }]);
  const {
    cart: { serverPrices },
    cashback,
  } = world.state;
  expect(serverPrices).toMatchObject({
    status: 'Known',
    answer: { inputs: pricedInputsOf(world.state.cart) },
  });
  expect(cashback.cartUnitCashbacks.map(({ amount }) => amount)).toEqual([70, 70, 70]);
  expect(payableOf(world.state.cart)).toBe(payableOf((await openedNow(world)).cart));
});

test('[SE-03] uses the fees in the answer and notifies the shopper once if they differ', async () => {
  const world = await anOpenWorld();
  world.server.raiseFees(700);
  expect(await callsOf(world, changeOnce(world))).toEqual(['setQuantity']);
  expect(world.notified).toEqual(['PRICE-CHANGED']);
  expect(payableOf(world.state.cart)).toBe(payableOf((await openedNow(world)).cart));
});

test('[SE-03 CB-02] requests prices if the server does not return them', async () => {
  const world = await anOpenWorld();
  world.server.leaveOutPrices();
  const sent = await callsOf(world, changeOnce(world));
  expect(sent.toSorted()).toEqual(['getPrices', 'setQuantity']);
});

test('[QT-06 SE-03] a burst of ten presses is two requests: one running and one waiting', async () => {
  const world = await planned('setQuantity', { type: 'After', ms: 300 }, { type: 'After', ms: 300 });
  const sent = await callsOf(world, async () => {
    for (let n = 2; n <= 11; n += 1) await world.after(20, quantityOf(1, n));
  });
  expect([sent, world.quantity(1), world.server.quantityOf(id(1))]).toEqual([['setQuantity', 'setQuantity'], 11, 11]);
  expect(payableOf(world.state.cart)).toBe(payableOf((await openedNow(world)).cart));
});

test('[QT-06] twenty quick presses are two calls, however fast the server is', async () => {
  const world = await anOpenWorld();
  const sent = await callsOf(world, async () => {
    for (let n = 2; n <= 21; n += 1) await world.after(150, quantityOf(1, n));
  });
  expect([sent, world.quantity(1)]).toEqual([['setQuantity', 'setQuantity'], 21]);
});

test('[QT-06] sends a single press, or one after a pause, at once', async () => {
  const world = await anOpenWorld();
  const asked = () => world.requests('setQuantity').length;
  await world.after(0, quantityOf(1, 2));
  expect(asked()).toBe(1);
  await world.after(400);
  await world.after(0, quantityOf(1, 3));
  expect(asked()).toBe(2);
});

test('[QT-06 SE-03] a burst over several units sends one request at a time, with prices in the last', async () => {
  const world = await planned('setQuantity', heldBack, heldBack, heldBack, heldBack);
  await world.after(0, quantityOf(1, 2), quantityOf(2, 3), quantityOf(3, 4), quantityOf(2, 5));
  const asked = () => world.requests('setQuantity');
  const sent = await callsOf(world, async () => {
    for (let n = 0; n < 4; n += 1) {
      expect(asked()).toHaveLength(n + 1);
      // waiting changes are sent after a pause
      await world.after(300);
      await world.release(n);
    }
  });
  expect(sent).toEqual(['setQuantity', 'setQuantity', 'setQuantity']);
  const isWanted = asked().map((request) => Object.keys(request as object).includes('refresh'));
  // no change was waiting when the first was sent
  expect([isWanted, [1, 2, 3].map((n) => world.quantity(n))]).toEqual([
    [true, false, false, true],
    [2, 5, 4],
  ]);
  expect(payableOf(world.state.cart)).toBe(payableOf((await openedNow(world)).cart));
});

test('[SE-03] a selection change during a request drops the returned prices and requests new ones', async () => {
  const world = await planned('setQuantity', heldBack);
  const sent = await callsOf(world, async () => {
    await world.after(0, quantityOf(1, 5));
    await world.after(500, { type: 'ToggleUnit', cartUnitId: id(2) });
    await world.release(0);
  });
  expect(sent.toSorted()).toEqual(['getPrices', 'setQuantity']);
  expect(world.state.cart.serverPrices).toMatchObject({
    answer: { inputs: pricedInputsOf(world.state.cart) },
  });
});

test('[SE-03] a change of an unselected unit without a selection requests no prices', async () => {
  const world = await settled({ type: 'ToggleTab' });
  expect(await callsOf(world, changeOnce(world))).toEqual(['setQuantity']);
  expect(world.requests('setQuantity')).not.toHaveProperty('0.refresh');
});

test('[SE-03] requests prices separately if there are too many units for one request', async () => {
  const world = await settled(apples(101), quantityOf(1, 2));
  expect(world.requests('setQuantity')).not.toHaveProperty('0.refresh');
  expect(world.quantity(1)).toBe(2);
});

test.each([
  ['is lost', losing(), 5],
  ['says that somebody else was faster', failing(aStaleError()), 1],
] as const)('[QT-05 SE-03] an answer that %s: reads and prices the cart again', async (_, plan, pieces) => {
  const world = await anOpenWorld();
  world.plan('setQuantity', plan);
  await world.settle(quantityOf(1, 5));
  expect(world.quantity(1)).toBe(pieces);
  expect(world.state.cart.serverPrices).toMatchObject({
    answer: { inputs: pricedInputsOf(world.state.cart) },
  });
  expect(payableOf(world.state.cart)).toBe(payableOf((await openedNow(world)).cart));
});

const gone = (): ApiError => anApiError({ resultCode: 'CART-CHANGED', status: 404, message: 'no such unit' });
const offline = (): ApiError => anApiError({ kind: 'Network', status: undefined });
const reads = (world: World): number => world.requests('getCart').length;
const said = ({ notified, alerted }: World): readonly string[] => [...notified, ...alerted];

const couponed = (): Promise<World> =>
  anOpenWorld(apples(2), ({ server }) => {
    server.applied = [aCoupon({ couponIssueNo: couponIssueNo('C1'), cartUnitIds: [id(2)] })];
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
  ['by a refusal', anApiError({ status: 500 }), 'CART-NOT-RELOADED'],
])('[QT-05 CK-13] reports no reload if that read fails (%s)', async (_, error, code) => {
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
  const world = await settled(plan('changeCountry', failing(gone())), { type: 'ChangeCountry', countryType: 'Japan' });
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

const lost = losing(anApiError({ kind: 'Network', status: undefined }));
/** A saved quantity with a lost answer, followed by `count` lost reads. */
const afterLostReads = async (count: number): Promise<World> => {
  const world = await planned('setQuantity', losing());
  for (let at = 0; at < count; at += 1) world.plan('getCart', lost);
  await world.settle(quantityOf(1, 5));
  return world;
};

test('[QT-06 CM-52] recovers after a lost answer and a lost read, and soon shows the server’s cart', async () => {
  const world = await afterLostReads(1);
  expect([world.quantity(1), reads(world), world.notified]).toEqual([1, 1, ['NO-CONNECTION']]);
  await world.after(3_000);
  expect([world.quantity(1), reads(world), world.notified]).toEqual([5, 2, ['NO-CONNECTION']]);
  await world.after(60_000);
  expect(reads(world)).toBe(2);
});

test('[QT-06 CM-52] retries until a read succeeds', async () => {
  const world = await afterLostReads(4);
  await world.after(12_000);
  expect([world.quantity(1), reads(world)]).toEqual([5, 5]);
});

test('[QT-06] does not retry a refused read', async () => {
  const world = await planned('setQuantity', losing());
  world.plan('getCart', failing(anApiError({ status: 403 })));
  await world.settle(quantityOf(1, 5));
  await world.after(60_000);
  expect(reads(world)).toBe(1);
});

test('[QT-06] stops reading after the page is left', async () => {
  const world = await afterLostReads(1);
  world.session.stop();
  await world.after(60_000);
  expect([reads(world), world.state.cart.units.some(({ cartUnitId }) => cartUnitId === id(1))]).toEqual([1, true]);
});

const sameKey = () => 'one';

test.each([
  ['serializeLatestPer', serializeLatestPer(sameKey, (n: number) => of(n))],
  ['sendFirstReqOnlyPer', sendFirstReqOnlyPer(sameKey, (n: number) => of(n))],
])('[CM-51] a request with an immediate answer frees its key: %s', async (_, operator) => {
  const answers: number[] = [];
  of(1, 2)
    .pipe(operator)
    .subscribe((n) => answers.push(n));
  await vi.runAllTimersAsync();
  expect(answers).toEqual([1, 2]);
});

test('[CM-51 QT-06] keeps a request that arrives while an answer is processed', async () => {
  const source = new Subject<number>();
  const sent: number[] = [];
  const send = (n: number) => {
    sent.push(n);
    return concat(of(n), of(n).pipe(delay(10)));
  };
  source.pipe(serializeLatestPer(sameKey, send)).subscribe((n) => n < 3 && source.next(n + 1));
  source.next(1);
  await vi.runAllTimersAsync();
  expect(sent).toEqual([1, 2, 3]);
});
