import { option as O } from 'fp-ts';
import type { TimeLimit } from '../best-combination/budget.ts';
import { type CouponBox, couponBoxOf } from '../coupon-box/box.ts';
import { openBox } from '../coupon-box/open-box.ts';
import type { CouponOption } from '../coupon-box/options.ts';
import type { CouponPlace } from '../entities/coupon/coupon-place.ts';
import type { CartUnitId } from '../money/ids.ts';
import { checkNames } from '../names/nearest.ts';
import { priceCart } from '../price/price-cart.ts';
import { cartSummary } from '../price/priced/summary.ts';
import { checkoutFactsOf } from '../rules/checkout/checkout-facts.ts';
import { pricingInput } from '../selectors/priced-of.ts';
import { couponSituationOf } from '../selectors/situation.ts';
import { checkId, checkLimit, checkWhole } from './arguments.ts';
import type { EngineCart } from './engine-cart.ts';
import type { ShopPrice } from './engine.ts';
import { bestOffers } from './best-offers.ts';
import { offersAgainst } from './offers-check.ts';
import type { BestOffers, OffersLimits, OffersQuestion } from './offers-question.ts';
import { againstCoupon } from './conflicts.ts';
import { type EvaluatedCart, bareInput, promotionOrder, evaluateCart } from './evaluated-cart.ts';
import { asFinding } from './rule.ts';
import type { Shop } from './terms.ts';

/** Returns the price of a cart with ledger entries per promotion; amounts in minor units. */
export const priceOfCart = (shop: Shop, cart: EngineCart, now: number): Omit<ShopPrice<string>, 'total'> => {
  const state = evaluateCart(cart, shop, now);
  // a single query does not need incremental pricing
  const priced = priceCart(pricingInput(state));
  return { ...cartSummary(priced), shippingKnown: priced.shippingKnown, promotions: state.worked };
};

const judgedOption =
  (shop: Shop, state: EvaluatedCart, placed: ReturnType<typeof checkoutFactsOf>['coupons']) =>
  (place: CouponPlace) =>
  (option: CouponOption): CouponOption => {
    if (O.isSome(option.against) || option.isChosen) return option;
    const others = placed.filter(({ coupon }) => coupon !== option.coupon);
    const against = againstCoupon({ coupon: option.coupon, place }, others, state.worked, shop.exclusions);
    return against ? { ...option, status: 'Unusable', against: O.some(asFinding(against)) } : option;
  };

/** Returns the coupons for a unit, its item and its parcel, by the rules of marketplace and shop (CP-11, EN-09). */
export const couponsFor = (shop: Shop, cart: EngineCart, id: CartUnitId, now: number): O.Option<CouponBox> => {
  checkId(id, 'cartUnitId');
  const state = evaluateCart(cart, shop, now);
  const optionIn = judgedOption(shop, state, checkoutFactsOf(state).coupons);
  return O.map((box: CouponBox) => ({
    ...box,
    sections: box.sections.map((section) => ({ ...section, options: section.options.map(optionIn(section.place)) })),
  }))(couponBoxOf(state, openBox({ cartUnitId: id, now })));
};

export const offersQuestion = (shop: Shop, cart: EngineCart, now: number): OffersQuestion => {
  const state = evaluateCart(cart, shop, now);
  return {
    bare: bareInput(state),
    present: priceCart(pricingInput(state)).payable,
    offers: shop.offers,
    order: promotionOrder(state, shop.currency),
    coupons: cart.coupons.offered,
    exclusions: shop.exclusions,
    situation: couponSituationOf(state, now),
    ...offersAgainst(shop, cart, now),
  };
};

/** Searches the best offers by the terms of a shop. */
export const bestOffersFor = (
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
