import { calls } from '@baguni/contract';
import {
  cartUnitId,
  couponIssueNo,
  couponPolicyNo,
  itemNo,
  type EngineParts,
  createEngine,
  KRW,
  partsOf,
} from '@baguni/domain/internal';
import { aUnit, anItem, lawRuns } from '@baguni/domain/testing';
import { itemNoOf, scenarios } from '@baguni/scenarios';
import { describe, expect, test } from 'vitest';
import { demoCatalogue, putDemoCatalogue } from '../../seed/demo-catalogue.ts';
import { aShopWith } from '../../testing/carts.ts';
import { errorOf, replyOf, quantityOf } from '../../testing/shop.ts';
import { aCouponPolicy, anIssuedCoupon, scopeA } from '../../testing/rows.ts';
import { smallEngine } from '../../testing/engines.ts';
import { either as E } from 'fp-ts';
import fc from 'fast-check';

const shirt = itemNoOf('t-shirt');
const [white, navy, black, grey] = (demoCatalogue('ko').items.get(shirt)?.item.options ?? []).map(
  ({ optionNo }) => optionNo,
);

const emptyCartIn = async (engine?: EngineParts) => {
  const { shop } = await aShopWith([], { buyer: scenarios['one-seller'].buyer }, undefined, engine);
  await shop.store.transaction((tx) => putDemoCatalogue(tx, 'marketplace'));
  return shop;
};
const shirts = (optionNo: string | undefined, quantity: number) => ({
  itemNo: shirt,
  quantity,
  optionNos: [optionNo],
  additions: [],
});

describe('a server whose engine has custom limits', () => {
  test('[EN-09] [QT-01] accepts quantities up to the engine limit and refuses more with its message', async () => {
    const { shop, idOf } = await aShopWith([aUnit()], {}, undefined, smallEngine);
    const to = (quantity: number, unitVersion: number) =>
      shop.ask('setQuantity', quantityOf(idOf(1), quantity, { unitVersion }));
    expect(replyOf(calls.setQuantity, await to(5, 1)).unit.quantity).toBe(5);
    const own = { resultCode: 'CART-BR3-06', message: '한 상품은 5개까지 드려요.', domain: 'cart-api' };
    expect(errorOf(calls.setQuantity, await to(6, 2))).toMatchObject(own);
  });

  test('[EN-09] [CM-06] accepts pieces and units up to the engine limits', async () => {
    const shop = await emptyCartIn(smallEngine);
    const put = (optionNo: string | undefined, quantity: number) => shop.ask('addCart', shirts(optionNo, quantity));
    const refused = async (optionNo: string | undefined, quantity: number) =>
      errorOf(calls.addCart, await put(optionNo, quantity)).resultCode;
    expect((await put(white, 3)).status).toBe(200);
    // the equal choice would have six pieces
    expect(await refused(white, 3)).toBe('CART-BR1-33');
    expect((await put(white, 2)).status).toBe(200);
    expect((await put(navy, 1)).status).toBe(200);
    expect((await put(black, 1)).status).toBe(200);
    expect(await refused(grey ?? '', 1)).toBe('CART-BR1-43');
  });

  test('[EN-09] [PG-21] merges units after an option change up to the engine limit', async () => {
    const joined = async (pieces: number, engine?: EngineParts) => {
      const shop = await emptyCartIn(engine);
      const first = (await shop.reply('addCart', shirts(white, 3))).cartUnitId;
      await shop.ask('addCart', shirts(navy, pieces));
      return shop.ask('changeOptions', { cartUnitId: first, unitVersion: 1, optionNos: [navy] });
    };
    expect((await joined(2, smallEngine)).status).toBe(200);
    expect(errorOf(calls.changeOptions, await joined(3, smallEngine)).resultCode).toBe('CART-BR1-33');
    expect((await joined(3)).status).toBe(200);
  });

  test('[EN-09] [CP-05] applies engine exclusions of coupons with their code and message', async () => {
    const units = [1, 2].map((n) => aUnit({ cartUnitId: cartUnitId(n), item: anItem({ itemNo: itemNo(`I${n}`) }) }));
    const couponsOn = async (on: readonly number[], engine?: EngineParts) => {
      const { shop, idOf } = await aShopWith(units, {}, undefined, engine);
      await shop.store.transaction(async (tx) => {
        for (const [i, couponType] of (['BuyerCoupon', 'SellerDupCoupon'] as const).entries()) {
          const policyNo = couponPolicyNo(`P${i}`);
          await tx.putCouponPolicy('marketplace', aCouponPolicy({ policyNo, perBuyer: 0, couponType }));
          await tx.addIssuedCoupon(scopeA, anIssuedCoupon({ issueNo: couponIssueNo(`C${i}`), policyNo }));
        }
      });
      const applications = on.map((id, i) => ({ couponIssueNo: `C${i}`, cartUnitIds: [idOf(id)] }));
      return shop.ask('applyCoupons', { applications, cartUnitIds: [], moves: false });
    };
    const message = '이 상품에는 이미 ‘쿠폰’을 쓰고 있어요.';
    const refused = errorOf(calls.applyCoupons, await couponsOn([1, 1], smallEngine));
    expect(refused).toMatchObject({ resultCode: 'ONE-COUPON-A-UNIT', message, domain: 'shop-api' });
    expect((await couponsOn([1, 2], smallEngine)).status).toBe(200);
    expect((await couponsOn([1, 1])).status).toBe(200);
  });
});

const arbPieces = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 990, max: 1010 }));

test('[EN-09] [QT-01] the server accepts and refuses the same quantities as a page of the same engine', async () => {
  const seen = { taken: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(arbPieces, arbPieces, fc.option(arbPieces), async (pieces, asked, max) => {
      const engine = partsOf(createEngine({ currency: KRW, limits: { pieces } }));
      const unit = aUnit({ item: anItem({ limits: { min: 1, max: max ?? undefined, multiple: 1 } }) });
      const { shop, idOf } = await aShopWith([unit], {}, undefined, engine);
      const onPage = engine.orders.changes.quantity({ unit, asked: String(asked), hasCoupon: false });
      const answer = await shop.ask('setQuantity', quantityOf(idOf(1), asked));
      expect(answer.status === 200).toBe(E.isRight(onPage));
      // above 999 the codec refuses the request
      if (E.isLeft(onPage) && asked <= 999)
        expect(errorOf(calls.setQuantity, answer).resultCode).toBe(onPage.left.code);
      seen[E.isRight(onPage) ? 'taken' : 'refused'] += 1;
    }),
    { numRuns: lawRuns(200) },
  );
  expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(5);
});
