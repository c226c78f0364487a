import type { TimeLimit } from '../../best-combination/budget.ts';
import { checkNames } from '../../names/nearest.ts';
import { priceCart } from '../../price/price-cart.ts';
import { pricingInput } from '../../selectors/priced-of.ts';
import { couponSituationOf } from '../../selectors/situation.ts';
import { checkLimit, checkWhole } from '../cart/arguments.ts';
import type { EngineCart } from '../cart/engine-cart.ts';
import { isOffered } from '../promotions/availability.ts';
import { bareInput, evaluateCart, promotionOrder } from '../promotions/evaluated-cart.ts';
import type { Shop } from '../shop.ts';
import { bestOffers } from './best-offers.ts';
import { offerChecks } from './offers-check.ts';
import type { BestOffers, OffersLimits, OffersQuestion } from './offers-question.ts';

export const offersQuestion = (shop: Shop, cart: EngineCart, now: number): OffersQuestion => {
  const state = evaluateCart(cart, shop, now);
  const order = promotionOrder(state, shop.currency);
  return {
    bare: bareInput(state),
    present: priceCart(pricingInput(state)).payable,
    offers: shop.offers.filter((offer) => isOffered(offer, order)),
    order,
    coupons: cart.coupons.offered,
    exclusions: shop.exclusions,
    situation: couponSituationOf(state, now),
    ...offerChecks(shop, cart, now),
  };
};

/** Searches the best offers by the terms of a shop. */
export const findBestOffers = (
  shop: Shop,
  cart: EngineCart,
  now: number,
  nodeLimit?: number,
  timeLimit?: TimeLimit,
  report?: OffersQuestion['report'],
  limits: OffersLimits = {},
): BestOffers => {
  checkNames('limit of bestOffers', ['sets', 'searches'], limits);
  checkLimit(nodeLimit, 'nodeLimit');
  checkLimit(timeLimit?.ms, 'timeLimit.ms');
  checkWhole(limits.sets, 'sets');
  checkWhole(limits.searches, 'searches');
  return bestOffers({ ...offersQuestion(shop, cart, now), ...limits, nodeLimit, timeLimit, report });
};
