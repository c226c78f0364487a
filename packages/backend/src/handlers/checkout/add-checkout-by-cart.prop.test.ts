import { calls } from '@baguni/contract';
import {
  buyerRefusal,
  checkoutFactsOf,
  checkoutRules,
  judge,
  payableOf,
  pricedOf,
  type Cart,
  type Finding,
} from '@baguni/domain';
import { arbOrderState, arbPlainOrder, arbSmallOrder, lawRuns, testNow } from '@baguni/domain/testing';
import { either as E, option as O } from 'fp-ts';
import fc, { type Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import { openOrder, orderOf, type OrderPage } from '../../testing/order-page.ts';
import { errorOf, replyOf } from '../../testing/read.ts';

const LONG_MS = 3_600_000;

const said = ({ code, params, units }: Finding) => ({ code, data: { params, cartUnitIds: units } });
const passed = (page: Cart) => ({ payable: payableOf(page), entries: pricedOf(page).entries });

const verdictOfPage = (page: Cart) => {
  const verdict = judge(checkoutRules)(checkoutFactsOf(page));
  return E.isLeft(verdict) ? said(verdict.left) : passed(page);
};

const verdictOfServer = async ({ shop, session, page }: OrderPage) => {
  const ask = (call: 'addCheckoutByCart' | 'getOrder', body: unknown) =>
    shop.ask(call, body, { session, now: testNow });
  const answer = await ask('addCheckoutByCart', calls.addCheckoutByCart.request.encode(orderOf(page)));
  if (answer.status !== 200) {
    const { resultCode: code, data } = errorOf(calls.addCheckoutByCart, answer);
    const { params, cartUnitIds } = data as Record<string, unknown>;
    return { code, data: { params, cartUnitIds } };
  }
  const { txKey } = replyOf(calls.addCheckoutByCart, answer);
  const { payable, entries } = replyOf(calls.getOrder, await ask('getOrder', { txKey }));
  return { payable, entries };
};

/** A page has no coupons for a buyer who cannot use them (CP-01). */
const asOnAPage = (given: Cart): Cart =>
  O.isNone(buyerRefusal(given.buyer)) ? given : { ...given, appliedCoupons: [] };

type Carts = readonly [title: string, arb: Arbitrary<Cart>, least: { readonly codes: number; readonly orders: number }];
const carts: readonly Carts[] = [
  ['orders with much against them', arbSmallOrder, { codes: 15, orders: 1 }],
  ['orders with little against them', arbPlainOrder, { codes: 5, orders: 50 }],
  ['any cart', arbOrderState, { codes: 15, orders: 0 }],
];

test.each(carts)(
  '[CK-19] %s: the server refuses the same orders as the page, with the same codes',
  { timeout: LONG_MS },
  async (_, arb, least) => {
    const seen = { codes: new Set<string>(), orders: 0 };
    await fc.assert(
      fc.asyncProperty(arb.map(asOnAPage), async (given) => {
        const order = await openOrder(given);
        const verdict = verdictOfPage(order.page);
        expect(await verdictOfServer(order)).toEqual(verdict);
        if ('code' in verdict) seen.codes.add(verdict.code);
        else seen.orders += 1;
      }),
      // measured minimum in forty runs with few violations: 13 codes or 91 orders; with many: 27 codes and 4 orders
      { numRuns: lawRuns(1000) },
    );
    // requires enough variety to make the property meaningful
    expect(seen.codes.size).toBeGreaterThanOrEqual(least.codes);
    expect(seen.orders).toBeGreaterThanOrEqual(least.orders);
  },
);
