import { calls } from '@baguni/contract';
import {
  cartUnitId,
  slotKey,
  slotStock,
  type CartUnit,
  type CartUnitId,
  type SlotKey,
  type TxKey,
} from '@baguni/domain/internal';
import { aSmileFreshBranch, aSmileFreshUnit, aUnit, anInitialCart } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import type { Session } from '../../store/rows.ts';
import { aShopWith, putWorld } from '../../testing/carts.ts';
import { errorOf, replyOf, shopperA, type TestShop } from '../../testing/shop.ts';
import { scopeB, setStock } from '../../testing/rows.ts';

const shopperB: Session = { scope: scopeB, guestOwner: null };
const NOW = Date.parse('2026-11-20T09:00:00+09:00');
const brought = (
  over: Partial<CartUnit> = {},
  branchServiceTypes: readonly ('Reserve' | 'Dawn')[] = ['Reserve', 'Dawn'],
) => aSmileFreshUnit({ smileFreshBranch: aSmileFreshBranch({ branchServiceTypes }), ...over });

interface Visit {
  readonly session?: Session;
  readonly now?: number;
}

const offered = async (shop: TestShop, visit: Visit = {}) =>
  (await shop.reply('getDeliverySlots', {}, { now: NOW, ...visit })).slots;

const send = (shop: TestShop, ids: readonly CartUnitId[], deliverySlots: readonly SlotKey[], visit: Visit = {}) =>
  shop.order(ids, { deliverySlots }, { now: NOW, ...visit });
const opened = async (...args: Parameters<typeof send>): Promise<TxKey> =>
  replyOf(calls.addCheckoutByCart, await send(...args)).txKey;
const refused = async (...args: Parameters<typeof send>) => errorOf(calls.addCheckoutByCart, await send(...args));

const windowAt = async (shop: TestShop, fromHour: number): Promise<SlotKey> => {
  const slot = (await offered(shop)).find((one) => one.fromHour === fromHour);
  return slot?.slotKey ?? slotKey('none');
};
const limit = (shop: TestShop, key: SlotKey, left: number) =>
  shop.store.transaction((tx) => setStock(tx, 'marketplace', slotStock(key), left));
const leftOf = (shop: TestShop, key: SlotKey) =>
  shop.store.transaction(async (tx) => (await tx.stock('marketplace', [slotStock(key)])).get(slotStock(key)));

test('[LY-09] offers the slots of the cart’s branches with cut-off and state', async () => {
  const second = brought({ cartUnitId: cartUnitId(2) });
  const { shop } = await aShopWith([brought(), second, aUnit({ cartUnitId: cartUnitId(3) })]);
  const [first, ...others] = await offered(shop);
  expect(first).toEqual({
    slotKey: '2026-11-20.Reserve.13.F1',
    branchCode: 'F1',
    branchName: '성수점',
    service: 'Reserve',
    day: '2026-11-20',
    fromHour: 13,
    toHour: 16,
    cutOffTime: '2026-11-20T02:00:00.000Z',
    state: 'Open',
  });
  expect(new Set(others.map(({ service }) => service))).toEqual(new Set(['Reserve', 'Dawn']));
  await limit(shop, slotKey('2026-11-20.Reserve.13.F1'), 0);
  expect((await offered(shop)).map(({ state }) => state).slice(0, 2)).toEqual(['Full', 'Open']);
});

test('[LY-09] a cart without branch delivery has no slots', async () => {
  const { shop } = await aShopWith([aUnit()]);
  expect(await offered(shop)).toEqual([]);
});

test('[LY-09] an order stores its delivery slot and returns it to its page and readers', async () => {
  const { shop, idOf } = await aShopWith([brought()]);
  const key = await windowAt(shop, 16);
  const txKey = await opened(shop, [idOf(1)], [key]);
  const order = await shop.reply('getOrder', { txKey }, { now: NOW });
  expect(order.deliverySlots).toMatchObject([{ slotKey: key, branchName: '성수점', day: '2026-11-20', fromHour: 16 }]);
});

test('[LY-09] stores no slot without a choice, or if the branch delivers no ordered unit', async () => {
  const { shop, idOf } = await aShopWith([brought(), aUnit({ cartUnitId: cartUnitId(2) })]);
  const key = await windowAt(shop, 16);
  for (const txKey of [await opened(shop, [idOf(1)], []), await opened(shop, [idOf(2)], [key])])
    expect(await shop.reply('getOrder', { txKey }, { now: NOW })).not.toHaveProperty('deliverySlots');
});

test.each([
  ['made up', '2026-11-20.Reserve.17.F1'],
  ['past its cut-off', '2026-11-20.Reserve.10.F1'],
  ['of a day that is over', '2026-11-19.Reserve.19.F1'],
  ['of a day beyond those offered', '2026-11-24.Reserve.19.F1'],
  ['of another service under that name', '2026-11-20.Express.13.F1'],
])('[LY-09] a slot that is %s is refused with CART-BR7-31, and no order is opened', async (_, key) => {
  const { shop, idOf } = await aShopWith([brought()]);
  const refusal = { resultCode: 'CART-BR7-31', status: 422 };
  expect(await refused(shop, [idOf(1)], [slotKey(key)])).toMatchObject(refusal);
});

test('[LY-09] refuses two slots of one branch; a repeated slot counts once', async () => {
  const { shop, idOf } = await aShopWith([brought()]);
  const [a, b] = [await windowAt(shop, 16), await windowAt(shop, 19)];
  expect((await refused(shop, [idOf(1)], [a, b])).resultCode).toBe('CART-BR7-31');
  const txKey = await opened(shop, [idOf(1)], [a, a]);
  expect((await shop.reply('getOrder', { txKey }, { now: NOW })).deliverySlots).toHaveLength(1);
});

test('[LY-09] refuses a slot that is full by now, with its units and fixes', async () => {
  const { shop, idOf } = await aShopWith([brought()]);
  const key = await windowAt(shop, 16);
  await limit(shop, key, 0);
  const refusal = { resultCode: 'CART-BR7-31', data: { cartUnitIds: [idOf(1)] } };
  expect(await refused(shop, [idOf(1)], [key])).toMatchObject(refusal);
});

test.each([
  ['CART-BR7-52', ['Reserve'], 0],
  ['CART-BR7-53', ['Dawn'], 13],
] as const)(
  '[LY-09] refuses units that the branch delivers only by the other service: %s',
  async (code, services, fromHour) => {
    const { shop, idOf } = await aShopWith([brought(), brought({ cartUnitId: cartUnitId(2) }, services)]);
    const key = await windowAt(shop, fromHour);
    const refusal = { resultCode: code, data: { cartUnitIds: [idOf(2)] } };
    expect(await refused(shop, [idOf(1), idOf(2)], [key])).toMatchObject(refusal);
  },
);

test('[LY-09] a payment uses one capacity unit of the slot', async () => {
  const { shop, idOf } = await aShopWith([brought()]);
  const key = await windowAt(shop, 16);
  await limit(shop, key, 2);
  const txKey = await opened(shop, [idOf(1)], [key]);
  expect(await leftOf(shop, key)).toBe(2);
  for (let times = 0; times < 2; times += 1) await shop.ask('payOrder', { txKey }, { now: NOW });
  expect(await leftOf(shop, key)).toBe(1);
});

test('[LY-09] only one of two orders gets the last capacity; the other one keeps its cart and gets CART-BR7-31', async () => {
  const { shop, idOf } = await aShopWith([brought()]);
  const theirs = await putWorld(shop.store, scopeB, anInitialCart([brought()]));
  const key = await windowAt(shop, 16);
  await limit(shop, key, 1);
  const mine = await opened(shop, [idOf(1)], [key]);
  const other = await opened(shop, [...theirs.values()], [key], { session: shopperB });
  expect((await shop.reply('payOrder', { txKey: mine }, { now: NOW })).isPaid).toBe(true);
  const late = await shop.ask('payOrder', { txKey: other }, { session: shopperB, now: NOW });
  expect(errorOf(calls.payOrder, late)).toMatchObject({ resultCode: 'CART-BR7-31', status: 422 });
  const cart = await shop.cart({ session: shopperB });
  expect(cart.units).toHaveLength(1);
});

test('[PG-16] [LY-09] the unit of a branch arrives in the chosen slot, or else in the earliest open one', async () => {
  const { shop, idOf } = await aShopWith([brought()]);
  const arrivals = async (...keys: readonly SlotKey[]) => {
    const txKey = await opened(shop, [idOf(1)], keys);
    return (await shop.reply('getOrder', { txKey }, { now: NOW })).terms?.arrivals;
  };
  const onDay = (day: string) => [{ cartUnitId: idOf(1), arrivalScheduledDate: day, displayType: 'Scheduled' }];
  expect(await arrivals()).toEqual(onDay('2026-11-20'));
  expect(await arrivals(slotKey('2026-11-22.Dawn.0.F1'))).toEqual(onDay('2026-11-22'));
  for (const hour of [13, 16, 19]) await limit(shop, slotKey(`2026-11-20.Reserve.${hour}.F1`), 0);
  expect(await arrivals()).toEqual(onDay('2026-11-21'));
});

test('[LY-09] an order paid after the cut-off of its slot is refused and uses no capacity', async () => {
  const { shop, idOf } = await aShopWith([brought()]);
  const key = await windowAt(shop, 13);
  await limit(shop, key, 5);
  const txKey = await opened(shop, [idOf(1)], [key]);
  const cutOff = Date.parse('2026-11-20T11:00:00+09:00');
  const late = await shop.ask('payOrder', { txKey }, { now: cutOff });
  expect(errorOf(calls.payOrder, late).resultCode).toBe('CART-BR7-31');
  expect(await leftOf(shop, key)).toBe(5);
  expect((await shop.reply('payOrder', { txKey, payableSeen: 12_500 }, { now: cutOff - 1 })).isPaid).toBe(true);
});

test('[LY-09] a branch of another shopper is not part of this order', async () => {
  const { shop, idOf } = await aShopWith([brought()]);
  const elsewhere = { smileFreshBranch: aSmileFreshBranch({ branchCode: 'F2' }) };
  await putWorld(shop.store, scopeB, anInitialCart([aSmileFreshUnit(elsewhere)]));
  const [theirs] = await offered(shop, { session: shopperB });
  const txKey = await opened(shop, [idOf(1)], [theirs?.slotKey ?? slotKey('')]);
  expect(await shop.reply('getOrder', { txKey }, { now: NOW })).not.toHaveProperty('deliverySlots');
  expect(await offered(shop, { session: shopperA })).not.toContainEqual(theirs);
});
