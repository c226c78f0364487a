import { calls } from '@baguni/contract';
import { buyerRefusal, marketplaceCheck, type Cart, type EngineParts, type OrderCheck } from '@baguni/domain';
import { aUnit, anOpenCart, arbPlainOrder, arbSmallOrder, lawRuns, testNow } from '@baguni/domain/testing';
import { option as O } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { modestCheck, modestEngine } from '../../testing/modest-check.ts';
import { openOrder, orderOf, type OrderPage } from '../../testing/order-page.ts';
import { errorOf, replyOf } from '../../testing/read.ts';

const LONG_MS = 3_600_000;

const sent = ({ shop, session, page }: OrderPage, language: 'ko' | 'en' | 'jp' = 'ko') =>
  shop.ask('addCheckoutByCart', calls.addCheckoutByCart.request.encode(orderOf(page)), {
    session,
    now: testNow,
    language,
  });

const reasonsOf = async (order: OrderPage): Promise<unknown> => {
  const answer = await sent(order);
  if (answer.status === 200) return [];
  return (errorOf(calls.addCheckoutByCart, answer).data as { readonly reasons: unknown }).reasons;
};

const reasonsOnPage = ({ judge }: OrderCheck, page: Cart): unknown =>
  judge({ ...page, pricesAsOf: testNow }).findings.map(({ code, params, units: cartUnitIds }) => ({
    code,
    params,
    cartUnitIds,
  }));

const orderOfPieces = (quantity: number): Cart => {
  const cart = anOpenCart([aUnit({ quantity })]);
  return { ...cart, selected: cart.units.map(({ cartUnitId }) => cartUnitId) };
};
const sixPieces = orderOfPieces(6);

test('[EN-09] [CK-19] a server with a custom engine refuses with its code and message; the default one accepts the order', async () => {
  for (const [language, message] of [
    ['ko', '한 번에 5개까지만 보내 드려요. 6개를 고르셨어요. 추가 요금은 3,000원입니다.'],
    ['en', 'We send 5 pieces at a time, and you chose 6. More would cost ₩3,000.'],
    ['jp', 'We send 5 pieces at a time, and you chose 6. More would cost ₩3,000.'],
  ] as const) {
    const order = await openOrder(sixPieces, modestEngine);
    const error = errorOf(calls.addCheckoutByCart, await sent(order, language));
    expect(error).toMatchObject({ resultCode: 'ONLY-FIVE-PIECES', message, domain: 'shop-api' });
    expect(error.data).toMatchObject({ params: { most: 5, pieces: 6 }, cartUnitIds: orderOf(order.page).cartUnitIds });
  }
  const plain = await openOrder(sixPieces);
  expect(replyOf(calls.addCheckoutByCart, await sent(plain)).isSuccess).toBe(true);
  const five = await openOrder(orderOfPieces(5), modestEngine);
  expect(replyOf(calls.addCheckoutByCart, await sent(five)).isSuccess).toBe(true);
});

test('[EN-09] [CK-19] a server with a custom engine also applies the marketplace rules', async () => {
  const nothing = { ...anOpenCart([aUnit()]), selected: [] };
  const error = async (engine?: EngineParts) => {
    const { resultCode, message, domain } = errorOf(
      calls.addCheckoutByCart,
      await sent(await openOrder(nothing, engine)),
    );
    return { resultCode, message, domain };
  };
  expect(await error(modestEngine)).toEqual(await error());
});

/** A page has no coupons for a buyer who cannot use them (CP-01). */
const asOnAPage = (given: Cart): Cart =>
  O.isNone(buyerRefusal(given.buyer)) ? given : { ...given, appliedCoupons: [] };

test(
  '[EN-09] [CK-19] page and server with the same custom engine refuse the same orders for the same reasons',
  { timeout: LONG_MS },
  async () => {
    const seen = { own: 0, orders: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(arbSmallOrder, { weight: 4, arbitrary: arbPlainOrder }).map(asOnAPage),
        async (given) => {
          const order = await openOrder(given, modestEngine);
          const reasons = reasonsOnPage(modestCheck, order.page);
          expect(await reasonsOf(order)).toEqual(reasons);
          const isOwn = JSON.stringify(reasons).includes('ONLY-FIVE-PIECES');
          if (isOwn) expect(reasonsOnPage(marketplaceCheck, order.page)).not.toEqual(reasons);
          seen.own += Number(isOwn);
          seen.orders += Number((reasons as readonly unknown[]).length === 0);
        },
      ),
      { numRuns: lawRuns(200) },
    );
    expect(seen.own).toBeGreaterThan(20);
    expect(seen.orders).toBeGreaterThan(5);
  },
);
