import type { Answer, Scope } from '@baguni/backend';
import {
  anIdempotentRequest,
  aRecipient,
  aStoredOrder,
  errorOf,
  replyOf,
  quantityOf,
  setStock,
} from '@baguni/backend/testing';
import { calls } from '@baguni/contract';
import { itemNo, itemStock, txKey, type TxKey } from '@baguni/domain/internal';
import { aUnit } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import {
  CLIENTS,
  clients,
  expectOneRun,
  rounds as allRounds,
  sessionOf,
  statuses,
  twoProcesses,
} from '../../testing/race.ts';

const { transaction, reached, newKey, aCart, storeOf } = twoProcesses();

/** Fewer rounds, because each fills many buyers’ carts. */
const rounds = allRounds.slice(0, 20);

const aCheckout = async (scope: Scope, key: TxKey, stock: string): Promise<void> => {
  const [id] = await aCart(scope, 1);
  const units = id === undefined ? [] : [aUnit({ cartUnitId: id, version: 1 })];
  const needs = [{ key: itemStock(itemNo(stock)), pieces: 1 }];
  await transaction((tx) => tx.addOrder(scope, aStoredOrder({ txKey: key, units, needs, recipient: aRecipient() })));
};

const leftOf = async (stock: string): Promise<number | undefined> => {
  const key = itemStock(itemNo(stock));
  return (await transaction((tx) => tx.stock('marketplace', [key]))).get(key);
};

test('[SV-04] sells the last piece of a stock to one of many concurrent payments', async () => {
  for (const round of rounds) {
    const stock = `last-${round}`;
    await transaction((tx) => setStock(tx, 'marketplace', itemStock(itemNo(stock)), 1));
    const who = clients.map((client) => ({
      session: sessionOf(`${stock}-${client}`),
      key: txKey(`${stock}-${client}`),
    }));
    for (const { session, key } of who) await aCheckout(session.scope, key, stock);
    const answers = await Promise.all(
      who.map(({ session, key }, client) =>
        reached(client).ask('payOrder', { txKey: key }, { session, key: newKey() }),
      ),
    );
    expect(statuses(answers)).toEqual({ 200: 1, 409: CLIENTS - 1 });
    expect(await leftOf(stock)).toBe(0);
    const lost = answers.flatMap(({ status }, client) => (status === 409 ? (who[client] ?? []) : []));
    for (const { session, key } of lost)
      await transaction(async (tx) => {
        expect((await tx.order(session.scope, key))?.paidAt).toBeNull();
        expect(await tx.units(session.scope)).toHaveLength(1);
      });
  }
});

test('[CK-20 SV-04] never changes the address of an order that is paid at the same moment', async () => {
  for (const round of rounds) {
    const name = `delivered-${round}`;
    const session = sessionOf(name);
    await transaction((tx) => setStock(tx, 'marketplace', itemStock(itemNo(name)), 5));
    await aCheckout(session.scope, txKey(name), name);
    const deliver = (client: number) => {
      const recipient = aRecipient({ name: `Kim ${client}` });
      return reached(client).ask('deliverOrderTo', { txKey: name, recipient }, { session, key: newKey() });
    };
    const [paid, ...others] = await Promise.all([
      reached(0).ask('payOrder', { txKey: name }, { session, key: newKey() }),
      ...clients.slice(1).map(deliver),
    ]);
    const { isPaid, recipient } = replyOf(calls.payOrder, paid);
    const stored = await transaction((tx) => tx.order(session.scope, txKey(name)));
    expect([isPaid, stored?.recipient]).toEqual([true, recipient]);
    const after = others.map((answer) => replyOf(calls.deliverOrderTo, answer)).filter((order) => order.isPaid);
    expect(after.map((order) => order.recipient)).toEqual(after.map(() => recipient));
  }
});

test('[SV-04] reduces the stock once for an order that is paid many times at once', async () => {
  for (const round of rounds) {
    const name = `double-${round}`;
    const session = sessionOf(name);
    await transaction((tx) => setStock(tx, 'marketplace', itemStock(itemNo(name)), 5));
    await aCheckout(session.scope, txKey(name), name);
    const answers = await Promise.all(
      clients.map((client) => reached(client).ask('payOrder', { txKey: name }, { session, key: newKey() })),
    );
    expect(answers.map((answer) => replyOf(calls.payOrder, answer).isPaid)).toEqual(clients.map(() => true));
    expect(await leftOf(name)).toBe(4);
  }
});

test('[SV-04 BL-7] keeps concurrent changes of different units', async () => {
  for (const round of rounds) {
    const session = sessionOf(`different-${round}`);
    const ids = await aCart(session.scope, CLIENTS);
    const answers = await Promise.all(
      ids.map((id, client) => {
        const body = quantityOf(id, client + 3);
        return reached(client).ask('setQuantity', body, { session, key: newKey() });
      }),
    );
    expect(statuses(answers)).toEqual({ 200: CLIENTS });
    await transaction(async (tx) => {
      const units = await tx.units(session.scope);
      expect(units.map(({ quantity }) => quantity)).toEqual(clients.map((client) => client + 3));
      expect(await tx.cartVersion(session.scope)).toBe(CLIENTS);
    });
  }
});

test('[SV-04] keeps one of many changes of a unit from one version and returns the current unit to the others', async () => {
  for (const round of rounds) {
    const session = sessionOf(`same-${round}`);
    const [id] = await aCart(session.scope, 1);
    if (id === undefined) throw new Error('no unit');
    const answers = await Promise.all(
      clients.map((client) =>
        reached(client).ask('setQuantity', quantityOf(id, client + 3), { session, key: newKey() }),
      ),
    );
    expect(statuses(answers)).toEqual({ 200: 1, 409: CLIENTS - 1 });
    const [unit] = await transaction((tx) => tx.units(session.scope));
    const won = answers.findIndex(({ status }) => status === 200);
    expect(unit).toMatchObject({ quantity: won + 3, version: 2 });
    for (const answer of answers.filter(({ status }) => status === 409))
      expect(errorOf(calls.setQuantity, answer).data).toMatchObject({ unit: { quantity: won + 3, version: 2 } });
  }
});

test('[BL-8] refuses the answer to a request that another process has answered before midnight', async () => {
  const { scope } = sessionOf('midnight');
  const [request, answer] = [anIdempotentRequest(), { status: 200, body: {} }];
  const midnight = 24 * 60 * 60 * 1000;
  const isWritten = await storeOf(0).transaction(async (tx) => {
    await tx.cartVersion(scope);
    // as if the other one had committed during our claim
    expect(await storeOf(1).transaction((other) => other.complete(scope, request, midnight - 1, answer))).toBe(true);
    return tx.complete(scope, request, midnight, answer);
  });
  expect(isWritten).toBe(false);
});

test('[SV-04] executes a request once if it arrives many times with one key', async () => {
  for (const round of rounds) {
    const session = sessionOf(`key-${round}`);
    const [id] = await aCart(session.scope, 1);
    if (id === undefined) throw new Error('no unit');
    const key = newKey();
    const send = (client: number): Promise<Answer> =>
      reached(client).ask('setQuantity', quantityOf(id, 9), { session, key });
    const answers = await Promise.all(clients.map(send));
    expect(await send(0)).toEqual(expectOneRun(calls.setQuantity, answers));
    const units = await transaction((tx) => tx.units(session.scope));
    expect(units).toMatchObject([{ quantity: 9, version: 2 }]);
  }
});

test('[SV-04] reads a cart in one consistent state while it changes', async () => {
  for (const round of rounds) {
    const session = sessionOf(`reading-${round}`);
    const ids = await aCart(session.scope, CLIENTS / 2);
    const asks = ids.flatMap((id, client) => [
      reached(client).ask('setQuantity', quantityOf(id, client + 3), { session, key: newKey() }),
      reached(client).ask('getCart', { cartUnitIdList: [] }, { session }),
    ]);
    const answers = await Promise.all(asks);
    const read = answers.filter((_, i) => i % 2 === 1).map((answer) => replyOf(calls.getCart, answer));
    for (const { units, cartVersion } of read) {
      // each change raises its unit’s version, which began at 1, and the cart’s
      expect(cartVersion).toBe(units.reduce((sum, { version }) => sum + version - 1, 0));
    }
  }
});

test('[SV-04] never blocks or restores units when they are deleted and changed at once', async () => {
  for (const round of rounds) {
    const session = sessionOf(`deleting-${round}`);
    const ids = await aCart(session.scope, CLIENTS / 2);
    const removal = { cartUnitIds: ids, deleteCauseType: 'Buyer' };
    const answers = await Promise.all([
      ...ids.map((id, client) => reached(client).ask('setQuantity', quantityOf(id, 7), { session, key: newKey() })),
      reached(1).ask('removeCartUnits', removal, { session, key: newKey() }),
    ]);
    expect(answers.at(-1)?.status).toBe(200);
    for (const { status } of answers.slice(0, -1)) expect([200, 404]).toContain(status);
    expect(await transaction((tx) => tx.units(session.scope))).toEqual([]);
  }
});
