import { calls } from '@baguni/contract';
import {
  cartUnitId,
  languages,
  payableOf,
  won,
  type Buyer,
  type Cart,
  type CartFields,
  estimateRequestOf,
  headCell,
  numberCell,
  textCell,
  type EstimateRequest,
  type SheetCell,
} from '@baguni/domain/internal';
import { aBuyer, anOpenCart, arbCartState, aUnit, lawRuns, testNow, withAllSelected } from '@baguni/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openOrder, type OrderPage } from '../testing/order-page.ts';
import { errorOf, replyOf, quantityOf } from '../testing/shop.ts';
import { scopeB } from '../testing/rows.ts';

const call = calls.estimateToExcel;
const written = { buyerName: '=Hanbit', address1: 'Seoul', address2: '<b>2</b>' };
const business: Buyer = aBuyer({ isDomesticBusinessman: true });

const aCart = (over: CartFields = {}): Cart =>
  withAllSelected(
    anOpenCart([aUnit(), aUnit({ cartUnitId: cartUnitId(2), quantity: 3 })], { buyer: business, ...over }),
  );

const asked = ({ page }: OrderPage): EstimateRequest =>
  estimateRequestOf(page, page.cartVersion, written, '2026.11.20');
const save = ({ shop, session }: OrderPage, request: EstimateRequest, ask: object = {}) =>
  shop.ask('estimateToExcel', call.request.encode(request), { session, now: testNow, ...ask });

test('[CM-44] [ES-05] returns the server’s own estimate to a business buyer', async () => {
  const order = await openOrder(aCart());
  const { cart: _, ...tables } = asked(order);
  expect(replyOf(call, await save(order, asked(order)))).toEqual(tables);
});

test('[CM-44] [ES-03] returns an estimate for any cart, whose last sum is the cart total', async () => {
  await fc.assert(
    fc.asyncProperty(arbCartState, async (state) => {
      const order = await openOrder({ ...state, buyer: { ...state.buyer, isDomesticBusinessman: true } });
      const request = asked(order);
      // skips carts whose page total is incomplete because of unread or pending data
      fc.pre(payableOf(order.page) === request.cart.payableSeen);
      const { summaryTable } = replyOf(call, await save(order, request));
      expect(summaryTable.at(-1)?.[1]).toEqual(numberCell(payableOf(order.page)));
    }),
    { numRuns: lawRuns(40) },
  );
});

test('[CM-44] [PG-07] refuses other buyers in every language, whatever the page claims', async () => {
  const order = await openOrder(aCart({ buyer: aBuyer() }));
  const messages = await Promise.all(
    languages.map(async (language) => errorOf(call, await save(order, asked(order), { language }))),
  );
  for (const message of messages) expect(message).toMatchObject({ resultCode: 'ESTIMATE-BUSINESS-ONLY', status: 403 });
  expect(new Set(messages.map(({ message }) => message)).size).toBe(languages.length);
});

const withCell = ({ bodyTable }: EstimateRequest, column: number, cell: SheetCell) => ({
  bodyTable: bodyTable.map((row, i) => (i === 1 ? row.with(column, cell) : row)),
});
const lastRow = [headCell('x'), numberCell(1)];

const spoiled: readonly (readonly [string, (request: EstimateRequest) => Partial<EstimateRequest>])[] = [
  ['a price', (request) => withCell(request, 6, numberCell(1))],
  ['a name', (request) => withCell(request, 1, textCell('Gold'))],
  ['the sum', ({ summaryTable: rows }) => ({ summaryTable: [...rows.slice(0, -1), lastRow] })],
  ['the seller', () => ({ ebayInfoTable: [[headCell('Company'), textCell('Another')]] })],
  [
    'a head of the buyer’s',
    ({ buyerInfoTable: rows }) => ({ buyerInfoTable: rows.map((row) => row.with(0, headCell('x'))) }),
  ],
  ['an item more', ({ bodyTable: rows }) => ({ bodyTable: [...rows, ...rows.slice(1)] })],
  ['the total seen', ({ cart }) => ({ cart: { ...cart, payableSeen: won(cart.payableSeen - 1) } })],
  ['a unit less', ({ cart }) => ({ cart: { ...cart, cartUnitIds: cart.cartUnitIds.slice(1) } })],
];

test.each(spoiled)('[CM-44] [SV-03] %s that differs from the server never reaches the file', async (_, spoil) => {
  const order = await openOrder(aCart());
  const request = asked(order);
  const refused = errorOf(call, await save(order, { ...request, ...spoil(request) }));
  expect([refused.resultCode, refused.status]).toEqual(['PRICE-CHANGED', 409]);
});

test('[CM-44] refuses a cart that changed meanwhile, with its version', async () => {
  const order = await openOrder(aCart());
  const request = asked(order);
  const cartVersion = request.cart.cartVersion + 1;
  for (const cart of [{ cartVersion }, { countryType: 'Japan' }, { cartUnitIds: [cartUnitId(999)] }]) {
    const refused = errorOf(call, await save(order, { ...request, cart: { ...request.cart, ...cart } }));
    expect([refused.resultCode, refused.status]).toEqual(['CART-STALE', 409]);
  }
});

test('[CM-44] [AZ-2] refuses an estimate of units of another shopper', async () => {
  const order = await openOrder(aCart());
  const other = { scope: scopeB, guestOwner: null };
  const refused = errorOf(call, await save({ ...order, session: other }, asked(order)));
  // the other shopper is unknown, not even a business buyer
  expect(refused.resultCode).toBe('ESTIMATE-BUSINESS-ONLY');
  const theirs = await openOrder(aCart({ units: [aUnit()] }));
  expect(errorOf(call, await save(theirs, asked(order))).resultCode).toMatch(/CART-STALE|PRICE-CHANGED/u);
});

test('[CM-44] during a concurrent change, contains the old sums or refuses, and never mixes both', async () => {
  const order = await openOrder(aCart());
  const request = asked(order);
  const [first] = order.page.units;
  const change = quantityOf(first?.cartUnitId, 5, { unitVersion: first?.version ?? 0 });
  const [saved] = await Promise.all([
    save(order, request),
    order.shop.ask('setQuantity', change, { session: order.session, now: testNow }),
  ]);
  const again = await save(order, request);
  expect(errorOf(call, again).resultCode).toBe('CART-STALE');
  if (saved.status === 200) expect(replyOf(call, saved).summaryTable).toEqual(request.summaryTable);
  else expect(errorOf(call, saved).resultCode).toBe('CART-STALE');
});

test('[ES-05] an empty selection gives an empty estimate', async () => {
  const order = await openOrder({ ...aCart(), selected: [] });
  const { bodyTable } = replyOf(call, await save(order, asked(order)));
  expect(bodyTable).toHaveLength(1);
});
