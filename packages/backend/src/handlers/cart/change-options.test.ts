import { cartUnitId, couponIssueNo, optionStock, optionText, won, type CartUnitId } from '@baguni/domain/internal';
import { couponFlags } from '@baguni/domain/testing';
import { itemNoOf, scenarios } from '@baguni/scenarios';
import { beforeEach, expect, test } from 'vitest';
import { buyerOwner } from '../../store/rows.ts';
import { demoCatalogue, putDemoCatalogue } from '../../seed/demo-catalogue.ts';
import { aShopWith } from '../../testing/carts.ts';
import { aCouponPolicy, anIssuedCoupon, scopeA, setStock } from '../../testing/rows.ts';
import type { TestShop } from '../../testing/shop.ts';

const [shirt, knife, curtain] = [itemNoOf('t-shirt'), itemNoOf('chef-knife'), itemNoOf('linen-curtain')];
const offeredOf = (itemNo = shirt) => demoCatalogue('ko').items.get(itemNo)?.item.options ?? [];
const [white, navy, black] = offeredOf().map(({ optionNo }) => optionNo);
const measure = offeredOf(curtain).find(({ optionType }) => optionType === 'Calculation')?.optionNo ?? '';
const ivory = offeredOf(curtain)[0]?.optionNo;

let shop: TestShop;
beforeEach(async () => {
  ({ shop } = await aShopWith([], { buyer: scenarios['one-seller'].buyer }));
  await shop.store.transaction((tx) => putDemoCatalogue(tx, 'marketplace'));
});

const add = async (request: object) =>
  (await shop.reply('addCart', { itemNo: shirt, quantity: 1, optionNos: [white], additions: [], ...request }))
    .cartUnitId;
const units = async () => (await shop.cart()).units;
const shown = async () =>
  (await units()).map(({ cartUnitId: id, quantity, item }) => [id, quantity, item.options.map((one) => one.optionNo)]);
const asked = async (id: CartUnitId, choice: object, unitVersion?: number) => ({
  cartUnitId: id,
  unitVersion: unitVersion ?? (await units()).find((unit) => unit.cartUnitId === id)?.version ?? 1,
  optionNos: [],
  ...choice,
});
const change = async (id: CartUnitId, choice: object) => await shop.reply('changeOptions', await asked(id, choice));
const refusedFor = async (id: CartUnitId, choice: object, unitVersion?: number) =>
  (await shop.refusal('changeOptions', await asked(id, choice, unitVersion))).resultCode;

test('[PG-21 CM-06] changes the options of a unit and keeps its position and quantity, with a new version', async () => {
  const first = await add({ quantity: 2 });
  const second = await add({ optionNos: [navy] });
  expect((await change(first, { optionNos: [black] })).joined).toBeUndefined();
  expect(await shown()).toEqual([
    [first, 2, [black]],
    [second, 1, [navy]],
  ]);
  expect((await units())[0]?.version).toBe(2);
});

test('[PG-21 GM-2] a unit with equal options is merged at the position of the changed one', async () => {
  const first = await add({ quantity: 3 });
  const second = await add({ optionNos: [navy], quantity: 2 });
  expect((await change(first, { optionNos: [navy] })).joined).toBe(second);
  expect(await shown()).toEqual([[first, 5, [navy]]]);
});

test('[PG-21 CM-06] also changes measures and texts, at the price of their terms', async () => {
  const [engraved, made] = [
    await add({ itemNo: knife, optionNos: [], entered: [{ optionNo: `${knife}-1`, values: ['토리'] }] }),
    await add({ itemNo: curtain, optionNos: [ivory], entered: [{ optionNo: measure, values: ['150', '210'] }] }),
  ];
  await change(engraved, { entered: [{ optionNo: `${knife}-1`, values: ['<b>보리</b>'] }] });
  await change(made, { optionNos: [ivory], entered: [{ optionNo: measure, values: ['150', '211'] }] });
  const [first, second] = await units();
  expect(first && optionText(first.item)).toBe('각인 문구: <b>보리</b>');
  expect(second?.item.options[1]?.optionPrice).toBe(28_500);
  expect(await refusedFor(made, { optionNos: [ivory], entered: [{ optionNo: measure, values: ['29', '211'] }] })).toBe(
    'CART-BR1-04',
  );
});

test('[PG-21 BL-6] refuses options without stock, unknown options and excess quantities without any change', async () => {
  const first = await add({ quantity: 3 });
  const second = await add({ optionNos: [navy], quantity: 2 });
  const before = await shown();
  await shop.store.transaction((tx) => setStock(tx, 'marketplace', optionStock(shirt, black ?? ''), 2));
  await shop.store.transaction((tx) => setStock(tx, 'marketplace', optionStock(shirt, navy ?? ''), 4));
  expect([
    await refusedFor(first, { optionNos: [black] }),
    // three and two exceed the stock of four
    await refusedFor(first, { optionNos: [navy] }),
    await refusedFor(first, { optionNos: ['no-such'] }),
    await refusedFor(first, { optionNos: [] }),
  ]).toEqual(['CART-BR1-02', expect.any(String), 'CART-BR1-04', 'CART-BR1-04']);
  expect([await shown(), second]).toEqual([before, second]);
});

test('[PG-21 BL-9 AZ-2] refuses an outdated version, a removed unit and units of other shoppers', async () => {
  const first = await add({});
  await change(first, { optionNos: [navy] });
  expect(await refusedFor(first, { optionNos: [black] }, 1)).toBe('CART-STALE');
  expect(await refusedFor(cartUnitId(4711), { optionNos: [black] })).toBe('CART-CHANGED');
  const other = { scope: { ...scopeA, owner: buyerOwner('b') }, guestOwner: null };
  const request = await asked(first, { optionNos: [black] });
  expect((await shop.ask('changeOptions', request, { session: other })).status).toBe(404);
  expect((await shop.ask('getItemOptions', { cartUnitId: first }, { session: other })).status).toBe(404);
});

const withCoupon = (ids: readonly CartUnitId[], over: object = {}) =>
  shop.store.transaction(async (tx) => {
    await tx.putCouponPolicy('marketplace', aCouponPolicy(over));
    await tx.addIssuedCoupon(scopeA, anIssuedCoupon({ cartUnitIds: ids }));
  });
const couponsOnEach = async () => (await units()).map(({ appliedCouponIssueNoes }) => appliedCouponIssueNoes);

test('[PG-21 CP-03] keeps a coupon if its terms still apply, and removes it otherwise', async () => {
  const dear = offeredOf(curtain)[0]?.optionNo;
  const of = (height: string) => ({ optionNos: [dear], entered: [{ optionNo: measure, values: ['150', height] }] });
  const made = await add({ itemNo: curtain, ...of('300') });
  const price = (await units()).map(({ item }) => item.itemSellPrice + (item.options[1]?.optionPrice ?? 0))[0] ?? 0;
  await withCoupon([made], { possiblePrice: won(price - 10_000) });
  await change(made, of('299'));
  expect(await couponsOnEach()).toEqual([[couponIssueNo('C1')]]);
  await change(made, of('100'));
  expect(await couponsOnEach()).toEqual([[]]);
});

test('[PG-21 CP-05] keeps a shipping coupon if the other units of the parcel reach its minimum purchase', async () => {
  const first = await add({});
  await add({ optionNos: [navy] });
  const price = (await units())[0]?.item.itemSellPrice ?? 0;
  await withCoupon([first], { flags: couponFlags('isFreeShipping'), possiblePrice: won(price + 10) });
  await change(first, { optionNos: [black] });
  expect(await couponsOnEach()).toEqual([[couponIssueNo('C1')], []]);
});

test('[PG-21 QT-03] if a coupon locks the quantity of either unit, does not merge them and keeps both unchanged', async () => {
  const first = await add({});
  const second = await add({ optionNos: [navy] });
  await withCoupon([first]);
  expect(await refusedFor(first, { optionNos: [navy] })).toBe('CART-BR3-07');
  expect(await refusedFor(second, { optionNos: [white] })).toBe('CART-BR3-07');
  expect(await couponsOnEach()).toEqual([[couponIssueNo('C1')], []]);
});

test('[PG-21] lists all options of the item with stock and measure terms', async () => {
  const id = await add({
    itemNo: curtain,
    optionNos: [ivory],
    entered: [{ optionNo: measure, values: ['150', '210'] }],
  });
  await shop.store.transaction((tx) => setStock(tx, 'marketplace', optionStock(curtain, ivory ?? ''), 4));
  const reply = await shop.reply('getItemOptions', { cartUnitId: id });
  expect(reply.options.map(({ optionNo }) => optionNo)).toEqual(offeredOf(curtain).map(({ optionNo }) => optionNo));
  expect(reply.options[0]?.stock).toBe(4);
  expect(reply.measures).toEqual([{ optionNo: measure, min: 30, max: 500, wonPerSquareMetre: 9000 }]);
});
