import { calls } from '@baguni/contract';
import { anOpenCart, aUnit, testNow, withAllSelected } from '@baguni/domain/testing';
import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { openOrder, orderOf } from '../../testing/order-page.ts';
import { replyOf } from '../../testing/read.ts';
import { scopeB } from '../../testing/rows.ts';
import { uuidOf } from '../../testing/shop.ts';

const key = uuidOf(77);
const none = { fate: 'Unknown', txKey: O.none };

/** A marketplace with a cart that is about to be ordered. */
const atOrder = async () => {
  const at = await openOrder(withAllSelected(anOpenCart([aUnit()])));
  const body = calls.addCheckoutByCart.request.encode(orderOf(at.page)) as object;
  const send = (over: object = {}) =>
    at.shop.ask('addCheckoutByCart', { ...body, ...over }, { session: at.session, key, now: testNow });
  const find = async (idempotencyKey = key, session = at.session) =>
    replyOf(calls.findOrder, await at.shop.ask('findOrder', { idempotencyKey }, { session, key: null, now: testNow }));
  return { ...at, send, find };
};

test('[CK-16] an order is found by the key that it was sent with, in either case of its letters', async () => {
  const { send, find } = await atOrder();
  expect(await find()).toEqual(none);
  const { txKey } = replyOf(calls.addCheckoutByCart, await send());
  expect(await find()).toEqual({ fate: 'Opened', txKey: O.some(txKey) });
  expect(await find(key.toUpperCase())).toEqual({ fate: 'Opened', txKey: O.some(txKey) });
  expect(await find(uuidOf(78))).toEqual(none);
});

test('nobody finds another shopper’s', async () => {
  const { send, find } = await atOrder();
  await send();
  expect(await find(key, { scope: scopeB, guestOwner: null })).toEqual(none);
});

test('[CK-16] an order that was refused says so', async () => {
  const { send, find } = await atOrder();
  await send({ cartVersion: 99 });
  expect(await find()).toEqual({ fate: 'Refused', txKey: O.none });
});

test('[CK-16] asking claims nothing: the order can still be sent with the key, and twice it is one', async () => {
  const { send, find } = await atOrder();
  await find();
  const first = await send();
  expect(first.status).toBe(200);
  expect(await send()).toEqual(first);
});

test('[CK-16] an order that is being worked on says so', async () => {
  const { shop, session, find } = await atOrder();
  const request = { path: calls.addCheckoutByCart.path, key, bodyHash: 'H' };
  await shop.store.transaction((tx) => tx.claim(session.scope, request, testNow));
  expect(await find()).toEqual({ fate: 'Running', txKey: O.none });
});
