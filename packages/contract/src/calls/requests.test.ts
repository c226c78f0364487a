import { either as E } from 'fp-ts';
import { expect, test } from 'vitest';
import { readRequest } from '../wire/envelope.ts';
import type { Codec } from '../codecs/base/codec.ts';
import type { Reader } from './call.ts';
import { calls, type CallName } from './client.ts';

const quantity = (over: Readonly<Record<string, unknown>>): unknown => ({
  cartUnitId: 1,
  quantity: 2,
  branchServiceType: 'Reserve',
  unitVersion: 3,
  cancelCoupons: false,
  ...over,
});

test.each([1.5, 1e5, '2', null, 2 ** 53, Number.NaN, [1], true])('[CM-04 BL-3] refuses the quantity %j', (bad) => {
  expect(readRequest(calls.setQuantity.request, quantity({ quantity: bad }))).toEqual(E.left(['quantity']));
});

test.each([1, 999, 0, -1, 1000])('[CM-04 XT-15] reads the quantity %i, which the rules judge', (good) => {
  expect(E.isRight(readRequest(calls.setQuantity.request, quantity({ quantity: good })))).toBe(true);
});

test.each([0, -1, 1.5, '1', null])('[CM-04] refuses the unit number %j', (bad) => {
  expect(readRequest(calls.setQuantity.request, quantity({ cartUnitId: bad }))).toEqual(E.left(['cartUnitId']));
});

test('[CM-04 BL-2] drops unlisted fields', () => {
  const read = readRequest(calls.setQuantity.request, quantity({ price: 1, __proto__x: 2, buyerId: 'other' }));
  expect(read).toEqual(E.right(quantity({})));
});

test('[CM-04 SE-03] accepts an optional price request of up to 100 units with a quantity change', () => {
  const wanted = (count: number) => ({ refresh: { countryCode: 'SouthKorea', requests: priced(count) } });
  const read = (over: Readonly<Record<string, unknown>>) => readRequest(calls.setQuantity.request, quantity(over));
  expect(read({})).toEqual(E.right(quantity({})));
  expect(read(wanted(100))).toEqual(E.right(quantity(wanted(100))));
  expect(read(wanted(101))).toEqual(E.left(['refresh.requests']));
});

const units = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1);
const priced = (count: number) => units(count).map((cartUnitId) => ({ cartUnitId, quantity: 1 }));

test.each<readonly [CallName, (count: number) => object]>([
  ['getCouponBox', (n) => ({ cartUnitIds: units(n) })],
  ['getAppliedCoupons', (n) => ({ cartUnitIds: units(n) })],
  ['getGroupCouponList', (n) => ({ cartUnitIds: units(n) })],
  ['checkAppliedCoupons', (n) => ({ cartUnitIds: units(n) })],
  ['getRecommendedCoupons', (n) => ({ targets: [{ key: 'a', cartUnitIds: units(n) }], couponsOnNotTargeted: [] })],
  ['applyCoupons', (n) => ({ applications: [], cartUnitIds: units(n), moves: false })],
  [
    'applyCoupons',
    (n) => ({ applications: [{ couponIssueNo: 'C1', cartUnitIds: units(n) }], cartUnitIds: [], moves: false }),
  ],
  ['getTotalCashback', (n) => ({ isSmileClub: false, cartRequests: priced(n), couponRequests: [] })],
  [
    'getTotalCashback',
    (n) => ({ isSmileClub: false, cartRequests: [], couponRequests: [{ couponIssueNo: 'C1', cartUnitIds: units(n) }] }),
  ],
])('[CK-01] %s accepts at most 30 units', (name, asking) => {
  const request: Reader = calls[name].request;
  expect(request.decode(asking(30))).toMatchObject({ _tag: 'Right' });
  expect(request.decode(asking(31))).toMatchObject({ _tag: 'Left' });
});

test('[CM-05] accepts at most 100 units, and only the buyer as the cause', () => {
  const ask = (count: number, deleteCauseType = 'Buyer'): unknown =>
    readRequest(calls.removeCartUnits.request, { cartUnitIds: units(count), deleteCauseType });
  expect(ask(100)).toMatchObject({ _tag: 'Right' });
  expect(ask(101)).toEqual(E.left(['cartUnitIds']));
  expect(ask(1, 'System')).toEqual(E.left(['deleteCauseType']));
});

const checkout = {
  cartUnitIds: [1],
  coupons: [],
  discounts: [],
  branchServiceType: 'Reserve',
  cartVersion: 1,
  payableSeen: 1,
};
const memos = ['a'.repeat(101), `${'가'.repeat(50)}a`, '😀'.repeat(51), 'a\nb', 'a\u0000b', '\ud800', null, 7, ['a']];
const uuid = '6f9619ff-8b86-4d01-b42d-00cf4fc964f';
/** Valid fields of a request, if it has further ones. */
const others: Partial<Record<CallName, object>> = { getShipping: { requests: [] }, addCheckoutByCart: checkout };
test.each<readonly [id: string, CallName, field: string, readonly unknown[]]>([
  ['[CM-13]', 'getShipping', 'countryCode', ['South\u0000Korea', 'South\ud800Korea', 'x'.repeat(1_001), 1]],
  ['[BL-14]', 'getOrder', 'txKey', ['', 'a\u0000b', '\udfff', 'x'.repeat(201), null]],
  ['[CK-16]', 'findOrder', 'idempotencyKey', ['', 'abc', uuid, `${uuid}'`, null]],
  ['[CM-09]', 'hideNudging', 'cartNudgingType', ['SMILE_CARDS', '', null, 7, ['SMILE_CARD']]],
  ['[LY-08]', 'addCheckoutByCart', 'memo', memos],
])('%s %s refuses invalid values of %s by field name without repeating them', (_, name, field, values) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- any codec decodes unknown values
  const request = calls[name].request as Codec<unknown>;
  for (const value of values)
    expect([value, readRequest(request, { ...others[name], [field]: value })]).toEqual([value, E.left([field])]);
});

test('[CM-10] reports the path of each invalid field, never its value', () => {
  const read = readCheckout({
    cartUnitIds: [1, 'two'],
    coupons: [{ cartUnitIds: [1], couponNo: 'C1', couponType: 'Forged' }],
    discounts: [{ cartUnitIds: [1], discountNo: 'x', discountType: 'Seller' }],
    payableSeen: 0.5,
  });
  expect(read).toEqual(E.left(['cartUnitIds.1', 'coupons.0.couponType', 'discounts.0.discountType', 'payableSeen']));
});

test.each([null, undefined, 'text', 7, []])('[CM-51] rejects a body of %j completely', (body) => {
  expect(readRequest(calls.setQuantity.request, body)).toMatchObject({ _tag: 'Left' });
});

const readCheckout = (over: Readonly<Record<string, unknown>>) =>
  readRequest(calls.addCheckoutByCart.request, { ...checkout, ...over });

test('[CM-10] a page without questions agrees to none and ships within Korea; refuses more than 20 answers', () => {
  expect(readCheckout({})).toMatchObject({ right: { agreed: [], oversea: undefined } });
  expect(readCheckout({ agreed: Array.from({ length: 21 }, () => 'ASK') })).toEqual(E.left(['agreed']));
  const papers = { isConsented: true, taiwanIdNumber: 'A'.repeat(21), hasChinaIdImage: 'yes' };
  const wrong = ['countryType', 'shippingCompany', 'papers.taiwanIdNumber', 'papers.hasChinaIdImage'];
  expect(readCheckout({ oversea: { shippingCompany: 'Forged', papers } })).toEqual(
    E.left(wrong.map((path) => `oversea.${path}`)),
  );
});

test.each(['', 'a'.repeat(100), '가'.repeat(50), '<b>=1+1</b>'])('[LY-08] accepts the memo %j of an order', (memo) => {
  expect(readCheckout({ memo })).toMatchObject({ right: { memo } });
});

test('[LY-08] accepts an order without a memo', () => {
  expect(readCheckout({ memo: undefined })).toMatchObject({ right: { cartVersion: 1 } });
  expect(readCheckout({ memo: undefined })).not.toHaveProperty('right.memo');
});

const withSlots = (deliverySlots: unknown) => readCheckout({ branchServiceType: 'Dawn', deliverySlots });

test('[LY-09] accepts any text as a delivery slot key, and an order without keys', () => {
  expect(withSlots(['2026-11-21.Dawn.0.F1', 'made up'])).toMatchObject({
    right: { deliverySlots: ['2026-11-21.Dawn.0.F1', 'made up'] },
  });
  expect(withSlots(undefined)).not.toHaveProperty('right.deliverySlots');
});

test.each([null, 'key', [''], [7], ['a'.repeat(201)], ['a\u0000'], Array.from({ length: 11 }, (_, i) => `k${i}`)])(
  '[LY-09] refuses the delivery slots %j by field name',
  (slots) => {
    expect(withSlots(slots)).toMatchObject({ left: [expect.stringMatching(/^deliverySlots/u)] });
  },
);

const seeds = (count: number) => ({ itemNos: Array.from({ length: count }, (_, i) => `I${i}`), isApp: false });

test.each(['cartBt', 'recommendItems'] as const)('[RC-01] %s accepts five seeds and refuses six', (name) => {
  expect(E.isRight(readRequest(calls[name].request, seeds(5)))).toBe(true);
  expect(readRequest(calls[name].request, seeds(6))).toEqual(E.left(['itemNos']));
});

test('[RC-03] accepts price changes of ten units and refuses eleven', () => {
  expect(E.isRight(readRequest(calls.postSignalItems.request, { cartUnitIds: units(10) }))).toBe(true);
  expect(readRequest(calls.postSignalItems.request, { cartUnitIds: units(11) })).toEqual(E.left(['cartUnitIds']));
});
