import { calls } from '@baguni/contract';
import { anOpenCart, aUnit, testNow, withAllSelected } from '@baguni/domain/testing';
import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { openOrder, orderOf } from '../../testing/order-page.ts';
import { replyOf, uuidOf } from '../../testing/shop.ts';
import { scopeB } from '../../testing/rows.ts';

const key = uuidOf(77);
const none = { fate: 'Unknown', txKey: O.none };

const atOrder = async () => {
  const at = await openOrder(withAllSelected(anOpenCart([aUnit()])));
  const body = calls.addCheckoutByCart.request.encode(orderOf(at.page)) as object;
  const send = (over: object = {}) =>
    at.shop.ask('addCheckoutByCart', { ...body, ...over }, { session: at.session, key, now: testNow });
  const find = async (idempotencyKey = key, session = at.session) =>
    await at.shop.reply('findOrder', { idempotencyKey }, { session, key: null, now: testNow });
  return { ...at, send, find };
};

test('[CK-16] finds an order by its key, regardless of letter case', async () => {
  const { send, find } = await atOrder();
  expect(await find()).toEqual(none);
  const { txKey } = replyOf(calls.addCheckoutByCart, await send());
  expect(await find()).toEqual({ fate: 'Opened', txKey: O.some(txKey) });
  expect(await find(key.toUpperCase())).toEqual({ fate: 'Opened', txKey: O.some(txKey) });
  expect(await find(uuidOf(78))).toEqual(none);
});

test('does not find orders of other shoppers', async () => {
  const { send, find } = await atOrder();
  await send();
  expect(await find(key, { scope: scopeB, guestOwner: null })).toEqual(none);
});

test('[CK-16] reports a refused order', async () => {
  const { send, find } = await atOrder();
  await send({ cartVersion: 99 });
  expect(await find()).toEqual({ fate: 'Refused', txKey: O.none });
});

test('[CK-16] the lookup claims no key: the order can still be sent, once', async () => {
  const { send, find } = await atOrder();
  await find();
  const first = await send();
  expect(first.status).toBe(200);
  expect(await send()).toEqual(first);
});
