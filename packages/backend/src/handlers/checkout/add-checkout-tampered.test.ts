import { type CheckoutRequest, calls } from '@baguni/contract';
import {
  cartUnitId,
  couponIssueNo,
  itemNo,
  noFlags,
  payableOf,
  type CartFields,
  type CartUnit,
  type ItemFlags,
} from '@baguni/domain/internal';
import { aBuyer, aHeldCoupon, anItem, anOpenCart, aUnit, testNow, withAllSelected } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { openOrder, orderOf, type OrderPage } from '../../testing/order-page.ts';
import { replyOf } from '../../testing/shop.ts';
import { aNewUnit, scopeA, scopeB } from '../../testing/rows.ts';

const unit = (n: number, flags: Partial<ItemFlags> = {}): CartUnit =>
  aUnit({ cartUnitId: cartUnitId(n), item: anItem({ itemNo: itemNo(`I${n}`), flags: { ...noFlags, ...flags } }) });

const opened = (units: readonly CartUnit[], over: CartFields = {}): Promise<OrderPage> =>
  openOrder(withAllSelected(anOpenCart(units, over)));

type Lie = (honest: CheckoutRequest, order: OrderPage) => object;

const answerTo = async (order: OrderPage, lie: Lie) => {
  const { shop, session, page } = order;
  const honest = orderOf(page);
  const wire = JSON.parse(JSON.stringify(calls.addCheckoutByCart.request.encode(honest))) as object;
  const ask = (name: 'addCheckoutByCart' | 'getOrder', body: unknown) =>
    shop.ask(name, body, { session, now: testNow });
  const answer = await ask('addCheckoutByCart', { ...wire, ...lie(honest, order) });
  if (answer.status !== 200) {
    const { resultCode } = JSON.parse(JSON.stringify(answer.body)) as { readonly resultCode: string };
    return [answer.status, resultCode];
  }
  const { txKey } = replyOf(calls.addCheckoutByCart, answer);
  const made = replyOf(calls.getOrder, await ask('getOrder', { txKey }));
  return [200, made.payable, made.lines.map(({ quantity }) => quantity).join('+')];
};

const held = aHeldCoupon({ issueNo: couponIssueNo('MINE') });
const couponOn = (couponNo: string, cartUnitIds: readonly number[]) => ({
  coupons: [{ couponNo, couponType: 'BuyerCoupon', cartUnitIds }],
});

const byEms = { shippingCompany: 'EMS', papers: { isConsented: true, taiwanIdNumber: null, hasChinaIdImage: true } };

const lies: readonly (readonly [title: string, answer: readonly [number, string], lie: Lie])[] = [
  ['a won less', [409, 'PRICE-CHANGED'], ({ payableSeen }) => ({ payableSeen: payableSeen - 1 })],
  ['a won more', [409, 'PRICE-CHANGED'], ({ payableSeen }) => ({ payableSeen: payableSeen + 1 })],
  ['nothing to pay', [409, 'PRICE-CHANGED'], () => ({ payableSeen: 0 })],
  ['another country', [409, 'CART-STALE'], () => ({ oversea: { ...byEms, countryType: 'Japan' } })],
  ['a courier to nowhere', [400, '9400'], () => ({ oversea: byEms })],
  ['half a won', [400, '9400'], ({ payableSeen }) => ({ payableSeen: payableSeen + 0.5 })],
  ['an older cart', [409, 'CART-STALE'], ({ cartVersion }) => ({ cartVersion: cartVersion - 1 })],
  ['a cart that is not yet', [409, 'CART-STALE'], ({ cartVersion }) => ({ cartVersion: cartVersion + 1 })],
  ['a coupon in hand that is not in use', [409, 'CART-STALE'], ({ cartUnitIds }) => couponOn('MINE', cartUnitIds)],
  ['a coupon of nobody', [409, 'CART-STALE'], ({ cartUnitIds }) => couponOn('THEIRS', cartUnitIds)],
  ['a unit that is nowhere', [409, 'CART-STALE'], ({ cartUnitIds }) => ({ cartUnitIds: [...cartUnitIds, 999_999] })],
  [
    'an extra discount that there is not',
    [409, 'PRICE-CHANGED'],
    ({ cartUnitIds }) => ({ discounts: [{ cartUnitIds, discountNo: 'E9', discountType: 'Extra' }] }),
  ],
  ['a part at the price of all', [409, 'PRICE-CHANGED'], ({ cartUnitIds }) => ({ cartUnitIds: cartUnitIds.slice(1) })],
];

test.each(lies)('[CK-19 BL-1] refuses an order with %s', async (_, answer, lie) => {
  const order = await opened([unit(1), unit(2)], { coupons: { status: 'Known', offered: [held] } });
  expect(await answerTo(order, lie)).toEqual(answer);
  // the unaltered order is accepted
  expect(await answerTo(order, () => ({}))).toEqual([200, payableOf(order.page), '1+1']);
});

const idle: readonly (readonly [title: string, lie: Lie])[] = [
  ['a unit named twice', ({ cartUnitIds }) => ({ cartUnitIds: [...cartUnitIds, ...cartUnitIds] })],
  ['units in another order', ({ cartUnitIds }) => ({ cartUnitIds: cartUnitIds.toReversed() })],
  ['quantities of its own', ({ cartUnitIds }) => ({ quantities: cartUnitIds.map(() => 99), quantity: 99 })],
  ['a buyer of its own', () => ({ buyer: { memberType: 'Member', isSmileClub: true }, memberType: 'Member' })],
  ['fields that nobody knows', () => ({ payable: 1, price: 1, now: 0, tenant: 'outlet' })],
  ['a yes to what nobody asked', () => ({ agreed: ['anything', 'CART-BR7-01'] })],
  ['a courier and papers at home', () => ({ oversea: { ...byEms, countryType: 'SouthKorea' } })],
];

test.each(idle)('[CK-19] %s: without effect', async (_, lie) => {
  const order = await opened([unit(1), unit(2)]);
  expect(await answerTo(order, lie)).toEqual([200, payableOf(order.page), '1+1']);
});

test('[CK-19 RL-01 AZ-3] ignores a role in the body and an agreement to an unasked question', async () => {
  const guest = aBuyer({ isLogin: false, memberType: 'NonMember' });
  const byGuest = await opened([unit(1, { isMembersOnly: true })], { buyer: guest });
  const claims = { buyer: aBuyer(), memberType: 'Member', isLogin: true, agreed: ['CART-BR7-10'] };
  expect(await answerTo(byGuest, () => claims)).toEqual([422, 'CART-BR7-10']);
  const restricted = await opened([unit(1)], { buyer: aBuyer({ standing: 'Restricted' }) });
  expect(await answerTo(restricted, () => ({ agreed: ['CART-BR7-16'] }))).toEqual([422, 'CART-BR7-16']);
});

test('[CK-17 CK-19 BL-4] an agreement does not replace the steps that a question requires first', async () => {
  const order = await opened([unit(1, { isInstall: true }), unit(2)]);
  expect(await answerTo(order, () => ({ agreed: ['ASK-INSTALL-FIRST'] }))).toEqual([422, 'ASK-INSTALL-FIRST']);
});

test('[CK-19] does not find units of another shopper or of another tenant', async () => {
  const order = await opened([unit(1)]);
  const elsewhere = await order.shop.store.transaction(async (tx) => [
    await tx.addUnit(scopeB, aNewUnit()),
    await tx.addUnit({ ...scopeA, tenant: 'outlet' }, aNewUnit()),
  ]);
  for (const id of elsewhere) {
    expect(await answerTo(order, ({ cartUnitIds }) => ({ cartUnitIds: [...cartUnitIds, id] }))).toEqual([
      409,
      'CART-STALE',
    ]);
    expect(await answerTo(order, () => ({ cartUnitIds: [id] }))).toEqual([409, 'CART-STALE']);
  }
});
