import { describe, expect, test } from 'vitest';
import { calls } from '@baguni/contract';
import {
  languages,
  cartUnitId,
  couponIssueNo,
  itemNo,
  won,
  type Buyer,
  type CartUnitId,
  type Item,
  type UnableOrderType,
  type TxKey,
  additionStock,
  itemStock,
  optionStock,
  type StockKey,
} from '@baguni/domain/internal';
import {
  aBuyer,
  aCoupon,
  aUnit,
  anAddition,
  anInitialCart,
  anItem,
  anOption,
  anOpenCart,
  testNow,
  withAllSelected,
} from '@baguni/domain/testing';
import type { Session, CouponPolicy } from '../../store/rows.ts';
import { aShopWith, putWorld } from '../../testing/carts.ts';
import { changeShopper } from '../../testing/shop-cart.ts';
import { errorOf, replyOf, shopperA, type TestShop, uuidOf } from '../../testing/shop.ts';
import { scopeA, scopeB, setStock } from '../../testing/rows.ts';
import { orderDayOf } from './stored-order.ts';
import { openOrder, orderOf } from '../../testing/order-page.ts';

const shopperB: Session = { scope: scopeB, guestOwner: null };
const I1 = itemNo('I1');
const rich = anItem({
  stock: 5,
  options: [anOption({ stock: 9 })],
  additions: [anAddition({ quantity: 2, stock: 2 })],
});

const checkout = async (shop: TestShop, ids: readonly CartUnitId[], session = shopperA, now = 0): Promise<TxKey> =>
  replyOf(calls.addCheckoutByCart, await shop.order(ids, {}, { session, now })).txKey;

const leftOf = async (shop: TestShop, ...keys: readonly StockKey[]) => {
  const stock = await shop.store.transaction((tx) => tx.stock('marketplace', keys));
  return keys.map((key) => stock.get(key));
};

describe('payOrder', () => {
  test('reduces the stock of item, option and addition, and removes units and coupons from the cart', async () => {
    const units = [
      aUnit({ quantity: 3, item: rich }),
      aUnit({ cartUnitId: cartUnitId(2), item: anItem({ itemNo: itemNo('I2') }) }),
    ];
    const coupon = aCoupon({ couponIssueNo: couponIssueNo('C1'), cartUnitIds: [cartUnitId(1)], limitPrice: won(100) });
    const { shop, idOf } = await aShopWith(units, { appliedCoupons: [coupon] });
    const txKey = await checkout(shop, [idOf(1)]);
    const paid = await shop.reply('payOrder', { txKey });
    expect(paid.isPaid).toBe(true);
    const keys = [itemStock(I1), optionStock(I1, 'O1'), additionStock(I1, 'A1')];
    expect(await leftOf(shop, ...keys)).toEqual([2, 6, 0]);
    const cart = await shop.cart();
    expect(cart.units.map((unit) => unit.cartUnitId)).toEqual([idOf(2)]);
    expect(cart.appliedCoupons).toEqual([]);
    expect(await shop.reply('getOrder', { txKey })).toEqual(paid);
  });

  test('a repeated payment returns the paid order without effect', async () => {
    const { shop, idOf } = await aShopWith([aUnit({ item: rich })]);
    const txKey = await checkout(shop, [idOf(1)]);
    const first = await shop.reply('payOrder', { txKey });
    const again = await shop.reply('payOrder', { txKey });
    expect(again).toEqual(first);
    expect(await leftOf(shop, itemStock(I1))).toEqual([4]);
  });

  test('[SV-04] sells the last piece to one of two orders; the other keeps its cart and is refused', async () => {
    const { shop, idOf } = await aShopWith([aUnit({ item: anItem({ stock: 1 }) })]);
    const theirs = await putWorld(shop.store, scopeB, anInitialCart([aUnit({ item: anItem({ stock: 1 }) })]));
    const mine = await checkout(shop, [idOf(1)]);
    const other = await checkout(shop, [...theirs.values()], shopperB);
    const answers = await Promise.all([
      shop.ask('payOrder', { txKey: mine }),
      shop.ask('payOrder', { txKey: other }, { session: shopperB }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 422]);
    const lost = answers[1] ?? { status: 0, body: null };
    expect(errorOf(calls.payOrder, lost).resultCode).toBe('CART-BR7-03');
    const order = await shop.ask('getOrder', { txKey: other }, { session: shopperB });
    expect(replyOf(calls.getOrder, order).isPaid).toBe(false);
    expect(await shop.store.transaction((tx) => tx.units(scopeB))).toHaveLength(1);
    expect(await leftOf(shop, itemStock(I1))).toEqual([0]);
  });

  test('takes no stock at all if one item is short', async () => {
    const two = aUnit({ cartUnitId: cartUnitId(2), item: anItem({ itemNo: itemNo('I2'), stock: 1 }) });
    const { shop, idOf } = await aShopWith([aUnit({ item: rich }), two]);
    const txKey = await checkout(shop, [idOf(1), idOf(2)]);
    await shop.store.transaction((tx) => setStock(tx, 'marketplace', itemStock(itemNo('I2')), 0));
    expect((await shop.refusal('payOrder', { txKey })).resultCode).toBe('CART-BR7-03');
    expect(await leftOf(shop, itemStock(I1))).toEqual([5]);
  });

  test('[SV-04] units that changed or were ordered meanwhile are not paid again', async () => {
    const { shop, idOf } = await aShopWith([aUnit({ item: rich })]);
    const first = await checkout(shop, [idOf(1)]);
    const second = await checkout(shop, [idOf(1)]);
    expect((await shop.ask('payOrder', { txKey: first })).status).toBe(200);
    const error = await shop.refusal('payOrder', { txKey: second });
    expect(error).toMatchObject({ resultCode: 'CART-CHANGED', status: 409 });
  });

  test('does not read or pay orders of other shoppers', async () => {
    const { shop, idOf } = await aShopWith([aUnit()]);
    const txKey = await checkout(shop, [idOf(1)]);
    for (const call of ['getOrder', 'payOrder'] as const) {
      const answer = await shop.ask(call, { txKey }, { session: shopperB });
      expect(errorOf(calls[call], answer)).toMatchObject({ resultCode: 'ORDER-FAILED', status: 404 });
    }
    const order = await shop.store.transaction((tx) => tx.order(scopeA, txKey));
    expect(order?.paidAt).toBeNull();
  });
});

const changeItem = (change: (item: Item) => Partial<Item>, unable: UnableOrderType | null) => (shop: TestShop) =>
  shop.store.transaction(async (tx) => {
    for (const language of languages) {
      const keys = { items: [I1] };
      const catalogue = await tx.catalogue('marketplace', language, keys);
      const items = new Map(
        [...catalogue.items].map(([no, { item }]) => [no, { item: { ...item, ...change(item) }, unable }]),
      );
      await tx.putCatalogue('marketplace', language, { ...catalogue, items });
    }
  });
const setPrice = (price: number) => changeItem(() => ({ itemSellPrice: won(price) }), null);
const changeCoupon = (change: Partial<CouponPolicy>) => (shop: TestShop) =>
  shop.store.transaction(async (tx) => {
    const [row] = await tx.issuedCoupons(scopeA);
    const [stored] = await tx.couponPolicies('marketplace', row ? [row.policyNo] : []);
    if (stored) await tx.putCouponPolicy('marketplace', { ...stored.policy, ...change });
  });
const takeCouponOff = (shop: TestShop) => shop.reply('unapplyCoupons', { cartUnitIds: [], couponIssueNoes: ['C1'] });
const changeBuyer = (buyer: Partial<Buyer>) => (shop: TestShop) =>
  changeShopper(shop.store, shopperA, { buyer: aBuyer(buyer) });
const changeCountry = (shop: TestShop) => changeShopper(shop.store, shopperA, { shippingCountry: 'Japan' });
const putStock = (left: number) => (shop: TestShop) =>
  shop.store.transaction((tx) => setStock(tx, 'marketplace', itemStock(I1), left));

// docs/readings.md has the same table
test.each<[string, within: string, after: string, (shop: TestShop) => Promise<unknown>]>([
  ['nothing', 'paid 11500', 'paid 11500', () => Promise.resolve()],
  ['the price rises', 'paid 11500', 'ORDER-PRICE-CHANGED 13500', setPrice(12_000)],
  ['the price falls', 'paid 11500', 'ORDER-PRICE-CHANGED 10500', setPrice(9_000)],
  ['the coupon expires', 'paid 11500', 'COUPON-EXPIRED', changeCoupon({ expiredDate: '2026-01-01T00:00:00.000Z' })],
  ['the coupon needs a higher total', 'paid 11500', 'COUPON-MINIMUM', changeCoupon({ possiblePrice: won(20_000) })],
  ['the coupon is worth less', 'paid 11500', 'ORDER-PRICE-CHANGED 12100', changeCoupon({ discountValue: 400 })],
  ['the sale stops', 'CART-BR7-02', 'CART-BR7-02', changeItem(() => ({}), 'ITEM_STOP_SELLING')],
  ['the coupon is taken off', 'CART-CHANGED', 'CART-CHANGED', takeCouponOff],
  ['the buyer is restricted', 'CART-BR7-16', 'CART-BR7-16', changeBuyer({ standing: 'Restricted' })],
  ['the stock is short', 'CART-BR7-03', 'CART-BR7-03', putStock(0)],
  ['the country changes', 'CART-CHANGED', 'CART-CHANGED', changeCountry],
])('[CK-13 CK-19] if %s, a payment within 10 minutes: %s, later: %s', async (_, within, after, change) => {
  const minutes = 60_000;
  for (const [later, expected] of [
    [10 * minutes, within],
    [10 * minutes + 1, after],
  ] as const) {
    const coupon = aCoupon({
      couponIssueNo: couponIssueNo('C1'),
      cartUnitIds: [cartUnitId(1)],
      discountUnitType: 'Amount',
      discountValue: 1_000,
      limitPrice: won(1_000),
    });
    const { shop, idOf } = await aShopWith([aUnit()], { appliedCoupons: [coupon] });
    const txKey = await checkout(shop, [idOf(1)], shopperA, testNow);
    await change(shop);
    const pay = async (payableSeen: number) => {
      const answer = await shop.ask('payOrder', { txKey, payableSeen }, { now: testNow + later });
      if (answer.status === 200) return `paid ${replyOf(calls.payOrder, answer).payable}`;
      const { resultCode, data } = errorOf(calls.payOrder, answer);
      const { params } = data as { readonly params: { readonly payable?: number } };
      return `${resultCode} ${params.payable ?? ''}`.trim();
    };
    expect([later, await pay(11_500)]).toEqual([later, expected]);
  }
});

test('[CK-13] a page that names no total pays only while the price is guaranteed', async () => {
  const { shop, idOf } = await aShopWith([aUnit()]);
  const txKey = await checkout(shop, [idOf(1)], shopperA, testNow);
  const late = { now: testNow + 10 * 60_000 + 1 };
  expect((await shop.refusal('payOrder', { txKey }, late)).resultCode).toBe('ORDER-PRICE-CHANGED');
  const { payable } = await shop.reply('getOrder', { txKey }, late);
  expect((await shop.reply('payOrder', { txKey, payableSeen: payable }, late)).isPaid).toBe(true);
});

test.each([
  [Date.UTC(2026, 10, 22, 14, 59, 59, 999), '2026-1122'],
  [Date.UTC(2026, 10, 22, 15), '2026-1123'],
  [Date.UTC(2026, 11, 31, 15), '2027-0101'],
])('[CK-13] %i falls on the day %s in Seoul', (now, day) => {
  expect(orderDayOf(now)).toBe(day);
});

test('[CK-13] a rollback leaves no gap, not even in memory', async () => {
  const { shop } = await aShopWith([aUnit()]);
  const count = () => shop.store.transaction((tx) => tx.nextOrder(shopperA.scope.tenant, '2026-1122'));
  expect(await count()).toBe(1);
  const failing = shop.store.transaction(async (tx) => {
    await tx.nextOrder(shopperA.scope.tenant, '2026-1122');
    throw new Error('refused later');
  });
  await expect(failing).rejects.toThrow('refused later');
  expect(await count()).toBe(2);
});

const key = uuidOf(77);
const none = { fate: 'Unknown', txKey: undefined };

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
  expect(await find()).toEqual({ fate: 'Opened', txKey });
  expect(await find(key.toUpperCase())).toEqual({ fate: 'Opened', txKey });
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
  expect(await find()).toEqual({ fate: 'Refused', txKey: undefined });
});

test('[CK-16] the lookup claims no key: the order can still be sent, once', async () => {
  const { send, find } = await atOrder();
  await find();
  const first = await send();
  expect(first.status).toBe(200);
  expect(await send()).toEqual(first);
});
