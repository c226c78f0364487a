import { won } from '../money/won.ts';
import { checkNames } from '../names/nearest.ts';
import { priceCart } from '../price/price-cart.ts';
import { pricingInput } from '../selectors/priced-of.ts';
import { couponSituationOf } from '../selectors/situation.ts';
import { checkLimit, checkWhole } from './cart/arguments.ts';
import type { EngineCart } from './cart/engine-cart.ts';
import type { CustomFields } from './cart/fields.ts';
import { codeNames } from './codes.ts';
import { priceOfCart } from './price-of-cart.ts';
import { isOffered } from './promotions/availability.ts';
import { bareInput, evaluateCart, promotionOrder } from './promotions/evaluated-cart.ts';
import type { Shop } from './shop.ts';
import { shopOfCart, type EngineShop } from './terms.ts';
import { rateOfUnit } from './tax/tax-terms.ts';
import { withBestOffers } from './use-offers.ts';
import { searchOffers } from './best-offers/best-offers.ts';
import { offerChecks } from './best-offers/offers-check.ts';
import type { BestOffers, OffersOptions, OffersQuestion, OffersSoFar } from './best-offers/offers-question.ts';

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

const optionNames = ['nodeLimit', 'timeLimit', 'report', 'sets', 'searches'] satisfies readonly (keyof OffersOptions)[];

/** Searches the best offers by the terms of a shop, which compare prices without added tax. */
export const findBestOffers = (shop: Shop, cart: EngineCart, now: number, options: OffersOptions = {}): BestOffers => {
  checkNames('option of bestOffers', optionNames, options);
  checkLimit(options.nodeLimit, 'nodeLimit');
  checkLimit(options.timeLimit?.ms, 'timeLimit.ms');
  checkWhole(options.sets, 'sets');
  checkWhole(options.searches, 'searches');
  return searchOffers({ ...offersQuestion(shop, cart, now), ...options });
};

/** A unit has at most three rounded taxes: of its line, of its overseas fee and of its share of a parcel's fee. */
const MOST_TAXES = 3;

/** Returns a function that adds the tax of exclusive prices, because the search and its proof compare prices without it. */
const addTaxTo = (shop: Shop, cart: EngineCart, now: number): (<T extends OffersSoFar>(found: T) => T) => {
  const { tax } = shop;
  if (tax?.prices !== 'Exclusive') return (found) => found;
  const priceWith = (one: EngineCart): number => priceOfCart(shop, one, now).price;
  const bare = priceWith(withBestOffers(cart, { promotions: [], coupons: [] }));
  const present = priceWith(cart);
  const lowestRate = Math.min(...cart.units.map((unit) => rateOfUnit(tax, unit)));
  return (found) => {
    const payable = won(priceWith(withBestOffers(cart, found)));
    const saving = won(bare - payable);
    const gap = found.bound - found.saving;
    const leastPayable = (found.payable - gap) * (1 + lowestRate / 100) - (MOST_TAXES / 2) * cart.units.length;
    const bound = gap > 0 ? won(Math.max(saving, Math.ceil(bare - leastPayable))) : saving;
    return { ...found, payable, saving, bound, savingAgainstPresent: won(present - payable) };
  };
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
  const shop = shopOfCart(engine, cart);
  const { withNamedReason } = codeNames(shop);
  const withTax = addTaxTo(shop, cart, now);
  const { clock } = engine.terms;
  const { timeLimit = clock && { now: clock }, report } = options;
  const best = findBestOffers(shop, cart, now, {
    ...options,
    timeLimit,
    report: report && ((soFar) => report(() => withTax(soFar()))),
  });
  return {
    ...withTax(best),
    unused: best.unused.map(withNamedReason),
    unusedPromotions: best.unusedPromotions.map(withNamedReason),
  };
};
