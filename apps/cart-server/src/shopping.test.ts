import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@baguni/contract';
import { payableOf, totalOf, type CartUnit, type TxKey } from '@baguni/domain/internal';
import { itemNoOf } from '@baguni/scenarios';
import { expect, test } from 'vitest';
import { openSqlite } from './store/open-store.ts';
import { signedIn, type Browser, answered, refusedWith } from './testing/browser.ts';
import { checkoutOf, openedBy, stateOf } from './testing/read.ts';
import { testServer } from './testing/server.ts';
import { aRecipient, quantityOf } from '@baguni/backend/testing';

const asked = ({ cartUnitId, version }: CartUnit, quantity: number): object =>
  quantityOf(cartUnitId, quantity, { unitVersion: version });

const unitOf = async (browser: Browser, place: number): Promise<CartUnit> => {
  const unit = (await openedBy(browser)).units[place];
  if (!unit) throw new Error(`no unit at ${place}`);
  return unit;
};

test('[SV-01] [SV-03] [LY-08] runs the whole flow: load, change a quantity, delete, check out, read the order, pay', async () => {
  const { app } = await testServer();
  const browser = await signedIn(app, 'many-sellers');
  const before = await openedBy(browser);
  const [first, second] = before.units;
  if (!first || !second) throw new Error('no units');

  const changed = await browser.reply('setQuantity', asked(first, 5));
  expect(changed.unit).toMatchObject({ cartUnitId: first.cartUnitId, quantity: 5, version: first.version + 1 });
  const removal = { cartUnitIds: [second.cartUnitId], deleteCauseType: 'Buyer' };
  const removed = await browser.reply('removeCartUnits', removal);
  expect(removed.removedCartUnitIds).toEqual([second.cartUnitId]);

  const state = await stateOf(browser);
  expect(state.units).toHaveLength(before.units.length - 1);
  const { txKey, isSuccess } = await browser.reply('addCheckoutByCart', {
    ...checkoutOf(state),
    memo: '<b>문 앞에</b>',
  });
  expect(isSuccess).toBe(true);

  const order = await browser.reply('getOrder', { txKey });
  expect([order.isPaid, order.memo]).toEqual([false, '<b>문 앞에</b>']);
  expect(order.payable).toBe(payableOf(state));
  expect(totalOf(order.entries)).toBe(order.payable);
  expect(order.lines.map(({ cartUnitId }) => cartUnitId)).toEqual(state.selected);

  expect((await browser.reply('payOrder', { txKey })).isPaid).toBe(true);
  const left = (await openedBy(browser)).units.map(({ cartUnitId }) => cartUnitId);
  expect(left).toEqual(state.units.map(({ cartUnitId }) => cartUnitId).filter((id) => !state.selected.includes(id)));
});

const orderedBy = async (browser: Browser): Promise<TxKey> => {
  const response = await browser.call('addCheckoutByCart', checkoutOf(await stateOf(browser)));
  return answered(calls.addCheckoutByCart, response).txKey;
};

test('[CK-15] lets a guest prepare an order, sign in and pay it as a member', async () => {
  const { app } = await testServer();
  const browser = await signedIn(app, 'non-member');
  const cheaper = { itemNo: itemNoOf('home-printer'), quantity: 1, optionNos: [], additions: [] };
  await browser.reply('addCart', cheaper);
  const txKey = await orderedBy(browser);
  const { payable } = await browser.reply('getOrder', { txKey });
  expect((await browser.refusal('payOrder', { txKey })).resultCode).toBe('SIGN-IN-TO-ORDER');
  const returnUrl = `/ko/pc/order/${txKey}`;
  const led = await browser.form('/demo/signIn', { buyer: 'empty', returnUrl });
  expect(led.headers['location']).toBe(returnUrl);
  expect((await browser.refusal('getOrder', { txKey })).resultCode).toBe('ORDER-OF-GUEST');
  const taken = await browser.reply('takeOrderOver', { txKey });
  expect([taken.order.txKey, taken.payableBefore, taken.order.payable < payable]).toEqual([txKey, payable, true]);
  expect((await browser.reply('payOrder', { txKey })).isPaid).toBe(true);
  const stranger = await signedIn(app, 'one-seller');
  expect((await stranger.call('getOrder', { txKey })).statusCode).toBe(404);
});

test('[CK-15] lets a guest who chose to order as a non-member pay the prepared order', async () => {
  const { app } = await testServer();
  const browser = await signedIn(app, 'non-member');
  const txKey = await orderedBy(browser);
  await browser.form('/demo/orderAsNonMember', { returnUrl: `/ko/pc/order/${txKey}` });
  expect((await browser.refusal('payOrder', { txKey })).resultCode).toBe('ORDER-NEEDS-ADDRESS');
  await browser.reply('deliverOrderTo', { txKey, recipient: aRecipient() });
  expect((await browser.reply('payOrder', { txKey })).isPaid).toBe(true);
  const member = await browser.form('/demo/signIn', { buyer: 'empty', returnUrl: `/ko/pc/order/${txKey}` });
  expect(member.statusCode).toBe(303);
  expect((await browser.call('getOrder', { txKey })).statusCode).toBe(404);
});

test('[CM-06 SV-03] adds an item with options at the marketplace’s price, once per key; refuses unsold items', async () => {
  const { app } = await testServer();
  const browser = await signedIn(app, 'many-sellers');
  const before = await openedBy(browser);
  const socks = before.units.find(({ item }) => item.itemNo === itemNoOf('socks'));
  if (!socks) throw new Error('no socks');
  const choice = {
    itemNo: socks.item.itemNo,
    quantity: 2,
    optionNos: socks.item.options.map(({ optionNo }) => optionNo),
    additions: [],
  };
  const key = { 'idempotency-key': '7b0c4a3e-5f43-4a66-9b6d-0d1d6a3f5b12' };
  const first = await browser.call('addCart', { ...choice, itemSellPrice: 1 }, key);
  expect(answered(calls.addCart, first)).toEqual({ cartUnitId: socks.cartUnitId, cartVersion: before.cartVersion + 1 });
  expect((await browser.call('addCart', { ...choice, itemSellPrice: 1 }, key)).json()).toEqual(first.json());

  const refused = await browser.call('addCart', { ...choice, itemNo: '999999' });
  expect(refused.statusCode).toBe(422);
  expect(refusedWith(calls.addCart, refused).resultCode).toBe('CART-BR1-45');
  const { units, cartVersion } = await openedBy(browser);
  const grown = { ...socks, quantity: socks.quantity + 2, version: socks.version + 1 };
  expect(units).toEqual(before.units.map((unit) => (unit.cartUnitId === socks.cartUnitId ? grown : unit)));
  expect(cartVersion).toBe(before.cartVersion + 1);
});

test('[RL-02] a session through the employee mall puts in and orders its items; any other may not put them in', async () => {
  const { app } = await testServer();
  const mug = { itemNo: itemNoOf('staff-mug'), quantity: 1, optionNos: [], additions: [] };
  const member = await signedIn(app, 'employee-mall');
  const { cartUnitId } = await member.reply('addCart', mug);
  const unit = (await openedBy(member)).units.find((one) => one.cartUnitId === cartUnitId);
  expect([unit?.isViaEmployeeMall, unit?.quantity]).toEqual([true, 2]);
  const { txKey } = await member.reply('addCheckoutByCart', checkoutOf(await stateOf(member)));
  expect((await member.reply('getOrder', { txKey })).lines.map((line) => line.cartUnitId)).toContain(cartUnitId);
  await member.form('/demo/signOut', {});
  for (const other of [member, await signedIn(app, 'club-member')])
    expect((await other.refusal('addCart', mug)).resultCode).toBe('EMPLOYEE-MALL-ONLY');
});

test('[SV-01] keeps cart, session and order across a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'baguni-restart-'));
  const file = join(folder, 'deep', 'cart.sqlite');
  const before = await testServer({ store: await openSqlite(file) });
  const browser = await signedIn(before.app, 'many-sellers');
  await browser.call('setQuantity', asked(await unitOf(browser, 0), 7));
  const seen = await openedBy(browser);
  const ordered = await browser.reply('addCheckoutByCart', checkoutOf(await stateOf(browser)));
  await before.app.close();
  await before.store.close();

  const after = await testServer({ store: await openSqlite(file) });
  expect(await browser.reply('getInitialCart', {}, {}, after.app)).toEqual(seen);
  const order = await browser.reply('getOrder', { txKey: ordered.txKey }, {}, after.app);
  expect(order.lines.length).toBeGreaterThan(0);
  await after.app.close();
  await after.store.close();
  rmSync(folder, { recursive: true });
});
