import { marketplaceCheck, type JudgedOrder, type OrderCheck } from '../orders/order-check.ts';
import { checkoutRules } from '../rules/checkout-rules.ts';
import { judgedIn } from './ask.ts';
import { changeCheckIn } from './change-check.ts';
import type { EngineTerms } from './engine.ts';
import type { AnyCart } from './in.ts';
import { asFinding } from './rule.ts';
import { isOwnCode, paramsIn, wordsIn } from './say.ts';
import type { Shop } from './shop.ts';

type Said = Pick<EngineTerms<string>, 'messages'>;

const hasRulesOfMarketplace = ({ rules }: Shop): boolean =>
  rules.length === checkoutRules.length && rules.every((rule, i) => rule === checkoutRules[i]);

/** Whether a shop judges an order as the marketplace does, and says it in the same words. */
const isMarketplace = ({ messages = {} }: Said, shop: Shop): boolean =>
  shop.currency.code === 'KRW' &&
  hasRulesOfMarketplace(shop) &&
  shop.offers.length + shop.exclusions.length === 0 &&
  [messages, shop.limits, shop.features].every((terms) => Object.keys(terms).length === 0);

/**
 * How page and server judge an order by the terms of a shop: the marketplace’s own check where nothing differs (EN-09).
 * @param own answers a cart of the shop’s currency, and throws for another
 */
export const orderCheckIn = (terms: Said, shop: Shop, own: (cart: AnyCart) => AnyCart): OrderCheck => {
  if (isMarketplace(terms, shop)) return marketplaceCheck;
  const paramsOf = paramsIn({ terms: { ...terms, currency: shop.currency }, shop });
  return Object.freeze({
    judge: (state: AnyCart): JudgedOrder => {
      const { facts, findings } = judgedIn(shop, own(state), state.pricesAsOf);
      const { language } = state.storefront;
      // what page and server find travels: an amount is in words before it does
      return { facts, findings: findings.map((one) => asFinding({ ...one, params: paramsOf(one, language) })) };
    },
    changes: changeCheckIn(shop),
    isOwn: (code: string) => isOwnCode(shop, code),
    words: wordsIn(terms, shop),
  });
};
