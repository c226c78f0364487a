import { errorOf, openOrder, orderOf, replyOf, type OrderPage } from '@baguni/backend/testing';
import { calls, cartDocument, documentOf } from '@baguni/contract';
import { marketplace, buyerRefusal, couponKeyOf, type Cart } from '@baguni/domain/internal';
import {
  aUnit,
  arbOrderState,
  arbPlainOrder,
  arbSmallOrder,
  lawRuns,
  testNow,
  withOddQuantities,
} from '@baguni/domain/testing';
import fc, { type Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import { callJson } from './testing/call.ts';

// long runs have many more iterations
const LONG_MS = 36_000_000;

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const onPage = (page: Cart) => marketplace.checkOrder(page, testNow);

const atCommandLine = async (page: Cart): Promise<unknown> => {
  const now = new Date(testNow).toISOString();
  const { findings } = (await callJson(['check', '--now', now], cartDocument.encode(documentOf(page)))) as {
    readonly findings: readonly { readonly message: string }[];
  };
  return findings.map(({ message: _, ...found }) => found);
};

/** Returns the reasons of the server’s checkout, or an empty list if it accepts the order. */
const atServer = async ({ shop, session, page }: OrderPage): Promise<unknown> => {
  const body = calls.addCheckoutByCart.request.encode(orderOf(page));
  const answer = await shop.ask('addCheckoutByCart', body, { session, now: testNow });
  if (answer.status === 200) return replyOf(calls.addCheckoutByCart, answer).isSuccess ? [] : 'no order';
  const { resultCode, data } = errorOf(calls.addCheckoutByCart, answer);
  return (data as { readonly reasons?: unknown }).reasons ?? resultCode;
};

/** Removes the applied coupons if the buyer may not use any (CP-01). */
const asOnAPage = (given: Cart): Cart =>
  buyerRefusal(given.buyer) === undefined ? given : { ...given, coupons: { ...given.coupons, applied: [] } };

/** Replaces all items by one with a maximum and a stock of 10 pieces (QT-01, QT-02). */
const ofOneItem = (given: Cart): Cart => ({
  ...given,
  units: given.units.map((unit) => ({
    ...unit,
    item: { ...aUnit().item, limits: { min: 1, max: 10, multiple: 1 }, stock: 10 },
  })),
});

// plain orders include accepted orders, and orders of one item violate the rules of quantities
const arbOrder: Arbitrary<Cart> = fc
  .oneof(
    { weight: 6, arbitrary: fc.oneof(arbSmallOrder, arbSmallOrder, arbOrderState).chain(withOddQuantities) },
    { weight: 1, arbitrary: arbPlainOrder.map(ofOneItem).chain(withOddQuantities) },
    { weight: 1, arbitrary: arbPlainOrder },
  )
  .map(asOnAPage);

test(
  '[CK-19 CK-18 QT-01 QT-02 EN-03] the page, the command line and the checkout of the server give the same reasons',
  { timeout: LONG_MS },
  async () => {
    const seen = { codes: new Set<string>(), orders: 0 };
    await fc.assert(
      fc.asyncProperty(arbOrder, async (given) => {
        const order = await openOrder(given);
        const found = onPage(order.page);
        expect(await atCommandLine(order.page)).toEqual(asJson(found));
        expect(await atServer(order)).toEqual(
          asJson(found.map(({ code, params, units }) => ({ code, params, cartUnitIds: units }))),
        );
        for (const { code } of found) seen.codes.add(code);
        if (found.length === 0) seen.orders += 1;
      }),
      { numRuns: lawRuns(200) },
    );
    expect(seen.codes.size).toBeGreaterThanOrEqual(20);
    const ofPieces = ['CART-BR3-01', 'CART-BR3-03', 'CART-BR3-05', 'CART-BR3-06', 'CART-BR3-09', 'CART-BR1-55'];
    expect([...ofPieces, 'STOCK-SHARED', 'COUPON-EXPIRED'].filter((code) => !seen.codes.has(code))).toEqual([]);
    expect(seen.orders).toBeGreaterThanOrEqual(1);
  },
);

test(
  '[CK-19 CP-09] the page and the command line refuse spent coupons, and the server refuses the order',
  { timeout: LONG_MS },
  async () => {
    const seen = { refused: 0 };
    await fc.assert(
      fc.asyncProperty(arbOrder, fc.infiniteStream(fc.boolean()), async (given, isLost) => {
        const order = await openOrder(given);
        const { page, shop, session } = order;
        const gone = page.coupons.applied.filter(() => isLost.next().value).map(({ couponIssueNo }) => couponIssueNo);
        // the buyer orders with them on another page
        await shop.store.transaction(async (tx) => {
          for (const { couponIssueNo, cartUnitIds } of page.coupons.applied)
            if (gone.includes(couponIssueNo)) await tx.spendCoupon(session.scope, couponIssueNo, cartUnitIds, testNow);
        });
        const offered = page.coupons.offered.filter((coupon) => !gone.includes(couponKeyOf(coupon)));
        const after = { ...page, coupons: { ...page.coupons, offered } };
        const found = onPage(after);
        expect(await atCommandLine(after)).toEqual(asJson(found));
        const ordered = new Set(page.selected);
        const lost = page.coupons.applied.filter(
          ({ couponIssueNo, cartUnitIds }) => gone.includes(couponIssueNo) && cartUnitIds.some((id) => ordered.has(id)),
        );
        const taken = found
          .filter(({ code }) => code === 'CART-BR5-08')
          .flatMap(({ fixes }) =>
            fixes.flatMap((fix) => ('couponIssueNoes' in fix ? (fix.couponIssueNoes ?? []) : [])),
          );
        for (const { couponIssueNo } of lost) expect(taken).toContain(couponIssueNo);
        if (lost.length > 0) expect(await atServer({ ...order, page: after })).toBe('CART-STALE');
        seen.refused += lost.length;
      }),
      { numRuns: lawRuns(100) },
    );
    expect(seen.refused).toBeGreaterThanOrEqual(5);
  },
);
