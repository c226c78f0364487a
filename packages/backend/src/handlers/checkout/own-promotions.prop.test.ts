import { calls } from '@baguni/contract';
import { buyerRefusal, payableOf, pricedOf, type Cart, type LedgerEntry } from '@baguni/domain';
import { arbPlainOrder, arbSmallOrder, lawRuns, testNow } from '@baguni/domain/testing';
import { option as O } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { givingParts } from '../../testing/giving-engine.ts';
import { openOrder, orderOf, type OrderPage } from '../../testing/order-page.ts';
import { errorOf, replyOf } from '../../testing/read.ts';

const LONG_MS = 3_600_000;

/** A page has no coupons for a buyer who cannot use them (CP-01). */
const asOnAPage = (given: Cart): Cart =>
  O.isNone(buyerRefusal(given.buyer)) ? given : { ...given, appliedCoupons: [] };

const ofServer = async ({ shop, session, page }: OrderPage) => {
  const ask = (call: 'addCheckoutByCart' | 'getOrder', body: unknown) =>
    shop.ask(call, body, { session, now: testNow });
  const answer = await ask('addCheckoutByCart', calls.addCheckoutByCart.request.encode(orderOf(page)));
  if (answer.status !== 200)
    return { reasons: (errorOf(calls.addCheckoutByCart, answer).data as { reasons: unknown }).reasons };
  const { txKey } = replyOf(calls.addCheckoutByCart, answer);
  const { payable, entries } = replyOf(calls.getOrder, await ask('getOrder', { txKey }));
  return { payable, entries };
};

const ofPage = (page: Cart) => {
  const { findings } = givingParts.orders.judge({ ...page, pricesAsOf: testNow });
  if (findings.length > 0)
    return { reasons: findings.map(({ code, params, units: cartUnitIds }) => ({ code, params, cartUnitIds })) };
  return { payable: payableOf(page), entries: pricedOf(page).entries };
};

const worthOf = (entries: readonly LedgerEntry[], id: string): number =>
  -entries.reduce((sum, one) => sum + (one.rule === 'Promotion' && one.inputs.promotion === id ? one.amount : 0), 0);

test(
  '[EN-09] [CK-19] page and server agree on every ledger entry of a cart with promotions and on refusals',
  { timeout: LONG_MS },
  async () => {
    const seen = { third: 0, tenth: 0, orders: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(arbSmallOrder, { weight: 4, arbitrary: arbPlainOrder }).map(asOnAPage),
        async (given) => {
          const order = await openOrder(given, givingParts);
          const page = ofPage(order.page);
          expect(await ofServer(order)).toEqual(page);
          if (!page.entries) return;
          seen.orders += 1;
          for (const id of ['third', 'tenth'] as const) seen[id] += Number(worthOf(page.entries, id) > 0);
          expect(page.entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(page.payable);
        },
      ),
      { numRuns: lawRuns(200) },
    );
    expect(Math.min(seen.third, seen.tenth)).toBeGreaterThan(3);
    expect(seen.orders).toBeGreaterThan(10);
  },
);
