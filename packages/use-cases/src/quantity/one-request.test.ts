import type { Session } from '../session/session.ts';
import { cartUnitId as id, payableOf, pricedInputsOf, won } from '@baguni/domain';
import { expect, test } from 'vitest';
import { aStaleError } from '../testing/shop-server.ts';
import { anOpenWorld, apples, failing, heldBack, losing, planned, quantityOf, type World } from '../testing/world.ts';

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
    answer: { value: { inputs: pricedInputsOf(world.state.cart) } },
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
  expect(sent.toSorted()).toEqual(['getAvailableDiscount', 'getShipping', 'getTotalCashback', 'setQuantity']);
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
  expect(sent.toSorted()).toEqual(['getAvailableDiscount', 'getShipping', 'getTotalCashback', 'setQuantity']);
  expect(world.state.cart.serverPrices).toMatchObject({
    answer: { value: { inputs: pricedInputsOf(world.state.cart) } },
  });
});

test('[SE-03] a change of an unselected unit without a selection requests no prices', async () => {
  const world = await anOpenWorld();
  await world.settle({ type: 'ToggleTab' });
  expect(await callsOf(world, changeOnce(world))).toEqual(['setQuantity']);
  expect(world.requests('setQuantity')).not.toHaveProperty('0.refresh');
});

test('[SE-03] requests prices separately if there are too many units for one request', async () => {
  const world = await anOpenWorld(apples(101));
  await world.settle(quantityOf(1, 2));
  expect(world.requests('setQuantity')).not.toHaveProperty('0.refresh');
  expect(world.quantity(1)).toBe(2);
});

test.each([
  ['is lost', losing(), 5],
  ['says that somebody else was faster', failing(aStaleError()), 1],
] as const)(
  '[QT-05 SE-03] an answer that %s: the cart is read again, and it is priced as it is',
  async (_, plan, pieces) => {
    const world = await anOpenWorld();
    world.plan('setQuantity', plan);
    await world.settle(quantityOf(1, 5));
    expect(world.quantity(1)).toBe(pieces);
    expect(world.state.cart.serverPrices).toMatchObject({
      answer: { value: { inputs: pricedInputsOf(world.state.cart) } },
    });
    expect(payableOf(world.state.cart)).toBe(payableOf((await openedNow(world)).cart));
  },
);
