import { takeIn, type PageCart, emptyPage } from './page-cart.ts';
import fc, { type Arbitrary } from 'fast-check';
import { calls } from '@baguni/contract';
import { either as E, option as O } from 'fp-ts';
import { checkQuantity, emptyCart, overseaIn, pricedOf, type PricedCart } from '@baguni/domain';
import { aStorefront, anEnvironment, arbExtraDiscounts, arbInitialCart, testNow } from '@baguni/domain/testing';
import { noDecisions, openCart, type OrderDecisions } from '../cart/open-cart.ts';
import { readCart } from '../cart/read-cart.ts';
import type { Deps } from '../request/handler.ts';
import { noOffers } from '../store/offers.ts';
import { overseasRead, type PageAsks } from './overseas.ts';
import { putWorld } from './put-world.ts';
import { replyOf } from './read.ts';
import { scopeA } from './rows.ts';
import { aShop, shopperA, type TestShop } from './shop.ts';

const openPage = async (shop: TestShop): Promise<PageCart> => {
  const initial = await shop.reply('getInitialCart', {}, { now: testNow });
  const known = takeIn(emptyPage(emptyCart(aStorefront())), { type: 'EnvironmentRead', environment: anEnvironment() });
  const selected = initial.units
    .filter(
      (unit) =>
        unit.isBuyAvailable && E.isRight(checkQuantity({ unit, asked: String(unit.quantity), hasCoupon: false })),
    )
    .map((unit) => unit.cartUnitId);
  const opened = takeIn(known, { type: 'CartOpened', initial, autoSelected: selected });
  const ask: PageAsks = (name, body = {}) => shop.ask(name, body, { now: testNow });
  const offers = replyOf(calls.getExhibitExtraDiscountForNudge, await ask('getExhibitExtraDiscountForNudge'));
  const offered = takeIn(opened, { type: 'ExtraDiscountsRead', ...offers });
  // neither page nor server has a company yet
  return O.isNone(overseaIn(offered))
    ? offered
    : takeIn(offered, await overseasRead(ask, offered, offered.shippingCountry, () => undefined));
};

/** A cart with or without extra discounts (DC-04). */
export const arbWorld = fc.record({
  initial: arbInitialCart,
  extraDiscounts: fc.oneof(fc.constant([]), arbExtraDiscounts(testNow)),
});
export type World = typeof arbWorld extends Arbitrary<infer A> ? A : never;

export const openWorld = async ({ initial, extraDiscounts }: World): Promise<{ shop: TestShop; page: PageCart }> => {
  const shop = aShop();
  await putWorld(shop.store, scopeA, initial);
  await shop.store.transaction((tx) => tx.putOffers('marketplace', { ...noOffers, extraDiscounts }));
  return { shop, page: await openPage(shop) };
};

export const ledgerOfServer = (
  shop: TestShop,
  { selected }: PageCart,
  order: OrderDecisions = noDecisions,
): Promise<PricedCart> =>
  shop.store.transaction(async (tx) => {
    const { environment, overseas, engine, newTxKey, report } = shop.backend;
    const asks = { session: shopperA, now: testNow, language: 'ko', device: 'pc', isApp: false } as const;
    const deps: Deps = { ...asks, tx, environment, overseas, engine, newTxKey, report };
    return pricedOf(await openCart(deps, await readCart(deps), selected, order));
  });
