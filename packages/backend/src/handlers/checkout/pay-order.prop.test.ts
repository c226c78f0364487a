import { calls } from '@baguni/contract';
import {
  languages,
  won,
  type Buyer,
  type CartUnit,
  type Finding,
  type ItemNo,
  type LedgerEntry,
} from '@baguni/domain/internal';
import { arbPlainOrder, lawRuns, testNow } from '@baguni/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeShopper } from '../../testing/shop-cart.ts';
import { ledgerOfServer, openOrder, orderOf, type OrderPage } from '../../testing/order-page.ts';
import { errorOf, replyOf } from '../../testing/shop.ts';
import { PRICE_GUARANTEE_MS } from './order-anew.ts';

const arbChange = fc.record({
  later: fc.constantFrom(PRICE_GUARANTEE_MS + 1, PRICE_GUARANTEE_MS * 144 * 7),
  factor: fc.constantFrom(1, 1, 1, 0.5, 1.1, 3),
  isStopped: fc.nat(5).map((n) => n === 0),
  isExpired: fc.nat(3).map((n) => n === 0),
  discountFactor: fc.constantFrom(1, 1, 2),
  standing: fc.constantFrom<Buyer['standing']>('Normal', 'Normal', 'Normal', 'Normal', 'Restricted'),
});
type Change = typeof arbChange extends fc.Arbitrary<infer A> ? A : never;

const changeWorld = async ({ shop, session, page }: OrderPage, change: Change): Promise<void> => {
  const { tenant } = session.scope;
  const items = [...new Set<ItemNo>(page.units.map(({ item }: CartUnit) => item.itemNo))];
  await shop.store.transaction(async (tx) => {
    for (const language of languages) {
      const keys = { items };
      const catalogue = await tx.catalogue(tenant, language, keys);
      const offered = [...catalogue.items].map(([no, one], i) => {
        const itemSellPrice = won(Math.round(one.item.itemSellPrice * change.factor));
        const unable = change.isStopped && i === 0 ? ('ITEM_STOP_SELLING' as const) : one.unable;
        return [no, { ...one, unable, item: { ...one.item, itemSellPrice } }] as const;
      });
      await tx.putCatalogue(tenant, language, { ...catalogue, items: new Map(offered) });
    }
    const nos = (await tx.issuedCoupons(session.scope)).map(({ policyNo }) => policyNo);
    for (const { policy } of await tx.couponPolicies(tenant, nos))
      await tx.putCouponPolicy(tenant, {
        ...policy,
        expiredDate: change.isExpired ? new Date(testNow).toISOString() : policy.expiredDate,
        discountValue: policy.discountValue * change.discountFactor,
      });
  });
  await changeShopper(shop.store, session, { buyer: { ...page.buyer, standing: change.standing } });
};

interface Verdict {
  readonly reasons?: readonly Finding[];
  readonly payable?: number;
}

/** Returns the response to a new checkout of the same units: the reasons against it, or its total. */
const newCheckout = async ({ shop, session, page }: OrderPage, now: number): Promise<Verdict> => {
  const { cartVersion } = await shop.cart({ session, now });
  const request = calls.addCheckoutByCart.request.encode({ ...orderOf(page), cartVersion, payableSeen: won(-1) });
  const answer = await shop.ask('addCheckoutByCart', request, { session, now });
  return errorOf(calls.addCheckoutByCart, answer).data as Verdict;
};

const rulesOf = (entries: readonly LedgerEntry[]) => entries.map(({ rule, amount }) => [rule, amount]);

test('[CK-13 CK-19] after 10 minutes a payment is a new checkout: same reasons, or same total and ledger after a question', async () => {
  const seen = { refused: 0, asked: 0, paid: 0 };
  await fc.assert(
    fc.asyncProperty(arbPlainOrder, arbChange, async (given, change) => {
      const opened = await openOrder(given);
      const { shop, session, page } = opened;
      const first = await shop.ask('addCheckoutByCart', calls.addCheckoutByCart.request.encode(orderOf(page)), {
        session,
        now: testNow,
      });
      fc.pre(first.status === 200);
      const { txKey } = replyOf(calls.addCheckoutByCart, first);
      const at = { session, now: testNow + change.later };
      const before = (await shop.reply('getOrder', { txKey }, at)).payable;
      await changeWorld(opened, change);
      const { reasons, payable } = await newCheckout(opened, at.now);
      const ledger = await ledgerOfServer(shop, page, orderOf(page), at);
      const pay = (payableSeen: number) => shop.ask('payOrder', { txKey, payableSeen }, at);
      const answer = await pay(before);
      if (reasons) {
        seen.refused += 1;
        expect(errorOf(calls.payOrder, answer)).toMatchObject({ resultCode: reasons[0]?.code, data: { reasons } });
        expect((await shop.reply('getOrder', { txKey }, at)).isPaid).toBe(false);
        return;
      }
      if (payable !== before) {
        seen.asked += 1;
        const { resultCode, data } = errorOf(calls.payOrder, answer);
        expect([resultCode, data]).toEqual(['ORDER-PRICE-CHANGED', { params: { before, payable } }]);
        const anew = await shop.reply('takeOrderOver', { txKey }, at);
        expect([anew.order.payable, anew.payableBefore, anew.order.isPaid]).toEqual([payable, before, false]);
      }
      const paid = replyOf(calls.payOrder, payable === before ? answer : await pay(payable ?? 0));
      expect([paid.isPaid, paid.payable, rulesOf(paid.entries)]).toEqual([true, payable, rulesOf(ledger.entries)]);
      seen.paid += 1;
    }),
    { numRuns: lawRuns(150) },
  );
  expect(Math.min(seen.refused, seen.asked, seen.paid)).toBeGreaterThan(5);
}, 3_600_000);
