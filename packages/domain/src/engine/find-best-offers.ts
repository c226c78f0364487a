import { won } from '../money/won.ts';
import { checkNames } from '../names/nearest.ts';
import { priceCart } from '../price/price-cart.ts';
import { pricingInput } from '../selectors/priced-of.ts';
import { couponSituationOf } from '../selectors/situation.ts';
import { checkArgument, checkLimit, checkWhole } from './cart/arguments.ts';
import type { EngineCart } from './cart/engine-cart.ts';
import type { CustomFields } from './cart/fields.ts';
import { withNamedReason } from './codes.ts';
import { isOffered } from './promotions/availability.ts';
import { bareInput, evaluateCart, promotionOrder } from './promotions/evaluated-cart.ts';
import type { Shop } from './shop.ts';
import { shopOfCart, type EngineShop } from './terms.ts';
import { addedTaxOf } from './best-offers/added-tax.ts';
import { searchOffers } from './best-offers/best-offers.ts';
import { offerChecks } from './best-offers/offers-check.ts';
import type { BestOffers, OffersOptions, OffersQuestion } from './best-offers/offers-question.ts';

export const offersQuestion = (shop: Shop, cart: EngineCart, now: number): OffersQuestion => {
  const state = evaluateCart(cart, shop, now);
  const order = promotionOrder(state, shop.currency);
  const bare = bareInput(state);
  const addedTax = addedTaxOf(shop, bare, cart.coupons.offered.length > 0);
  const present = priceCart(pricingInput(state));
  return {
    bare,
    present: won(present.payable + (addedTax?.taxOf(present) ?? 0)),
    addedTax,
    offers: shop.offers.filter((offer) => isOffered(offer, order)),
    order,
    coupons: cart.coupons.offered,
    exclusions: shop.exclusions,
    situation: couponSituationOf(state, now),
    ...offerChecks(shop, cart, now),
  };
};

const optionNames = ['nodeLimit', 'timeLimit', 'report', 'sets', 'searches'] satisfies readonly (keyof OffersOptions)[];

/** Searches the best offers by the terms of a shop. */
export const findBestOffers = (shop: Shop, cart: EngineCart, now: number, options: OffersOptions = {}): BestOffers => {
  checkNames('option of bestOffers', optionNames, options);
  checkLimit(options.nodeLimit, 'nodeLimit');
  const { timeLimit } = options;
  const hasClock = timeLimit === undefined || typeof timeLimit.now === 'function';
  checkArgument(hasClock, 'timeLimit', 'an object such as { now: Date.now, ms: 100 }', timeLimit);
  checkLimit(timeLimit?.ms, 'timeLimit.ms');
  checkWhole(options.sets, 'sets');
  checkWhole(options.searches, 'searches');
  return searchOffers({ ...offersQuestion(shop, cart, now), ...options });
};

/**
 * Finds the promotions and coupons with the greatest joint saving that add no violation (CP-19).
 * @throws TypeError unless it is a cart of the engine, RangeError for an invalid limit
 * @example
 * bestOffers(shop, basket, now).promotions; // [ 'ten' ]
 * bestOffers(shop, basket, now).isProved; // true
 */
export const bestOffers = <C extends string, F extends CustomFields = CustomFields>(
  engine: EngineShop<C, F>,
  cart: EngineCart<C, F>,
  now: number,
  options: OffersOptions = {},
): BestOffers => {
  const shop = shopOfCart(engine, cart, now);
  const named = withNamedReason(shop);
  const { clock } = engine.terms;
  const { timeLimit = clock && { now: clock } } = options;
  const best = findBestOffers(shop, cart, now, { ...options, timeLimit });
  return {
    ...best,
    unused: best.unused.map(named),
    unusedPromotions: best.unusedPromotions.map(named),
  };
};
