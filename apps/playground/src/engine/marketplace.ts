import { workerSearch } from '@baguni/adapters/worker-search';
import { marketplaceShop } from '@baguni/contract/shop-json';
import {
  couponSituationOf,
  formatText,
  formatWon,
  pricingInput,
  withFix,
  won,
  type CartState,
  type CombinationQuestion,
  type MessageKey,
  type Messages,
  type Params,
} from '@baguni/domain';
import {
  applyCoupon,
  checkOrder,
  priceOfCart,
  removeCoupon,
  removeUnits,
  select,
  setQuantity,
} from '@baguni/domain/engine';
import { KRW, type Values } from '@baguni/domain/shop';
import { either as E } from 'fp-ts';
import { changeSearch } from './ask-worker.ts';
import type { CartEngine } from './cart-engine.ts';

const searchInWorker = workerSearch(() => new Worker(new URL('search-worker.ts', import.meta.url), { type: 'module' }));

const questionOf = (cart: CartState): CombinationQuestion => ({
  pricing: pricingInput(cart),
  coupons: cart.coupons.offered,
  situation: couponSituationOf(cart, cart.pricesAsOf),
});

const isIn = (messages: Messages, code: string): code is MessageKey => Object.hasOwn(messages, code);

/** Values without amounts of other currencies: the marketplace has none. */
const plain = (values: Values): Params =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (typeof value === 'object' ? [] : [[name, value]])),
  );

/** Amounts are won: a cart that says another currency, or promotions of a shop, is refused as the command line refuses it (EN-08). */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- here an amount is an amount: that it is of won the reader has seen
const parseCart = marketplaceShop.parseCart as unknown as CartEngine['parseCart'];

const notOffered = () => E.left({ code: 'PROMOTION-NOT-OFFERED', params: {} });

/** The marketplace, whose promotions are coupons and discounts: it offers no others. */
export const marketplace: CartEngine = {
  currency: KRW,
  offers: [],
  parseCart,
  priceOfCart,
  checkOrder,
  searchChange: changeSearch(null),
  search: (cart, { soFar, found, failed }) =>
    searchInWorker(questionOf(cart), {
      started: () => undefined,
      soFar: (some) => soFar({ ...some, promotions: [], unusedPromotions: [], unused: [] }),
      found: (best) => found({ ...best, promotions: [], unusedPromotions: [] }),
      failed,
    }),
  select,
  removeUnits,
  setQuantity,
  applyCoupon,
  removeCoupon,
  applyPromotion: notOffered,
  removePromotion: notOffered,
  withFix,
  say: ({ code, params }, _, messages) => formatText(isIn(messages, code) ? messages[code] : code, plain(params)),
  format: (amount, language) => formatWon(won(amount), language),
};
