import { option as O } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import type { BestOffers, OffersLimits, OffersQuestion } from './offers-question.ts';
import { offersAgainst } from './offers-against.ts';
import { bestOffers } from './best-offers.ts';
import type { TimeLimit } from '../best-combination/budget.ts';
import type { CouponBox } from '../coupon-box/box.ts';
import type { CouponOption } from '../coupon-box/options.ts';
import type { CouponPlace } from '../entities/coupon/coupon-place.ts';
import { checkLimit, checkWhole } from '../engine/arguments.ts';
import { changeQuantity } from '../engine/change-quantity.ts';
import { couponsFor } from '../engine/coupons-for.ts';
import type { CartUnitId } from '../money/ids.ts';
import { checkNames } from '../names/nearest.ts';
import { priceCart } from '../price/price-cart.ts';
import { cartSummary } from '../price/priced/summary.ts';
import { checkoutFactsOf } from '../rules/checkout/checkout-facts.ts';
import { pricingInput } from '../selectors/priced-of.ts';
import { couponSituationOf } from '../selectors/situation.ts';
import { againstCoupon } from './against.ts';
import type { ShopFinding } from './finding.ts';
import type { AnyCart } from './in.ts';
import { asFinding } from './rule.ts';
import type { Shop } from './shop.ts';
import { bareInput, promotionOrder, shopState, type ShopState } from './shop-state.ts';

/** Returns the price of a cart with ledger entries per promotion; amounts in minor units. */
export const priceIn = (shop: Shop, cart: AnyCart, now: number) => {
  const state = shopState(cart, shop, now);
  const priced = priceCart(pricingInput(state));
  const summary = cartSummary(priced);
  return {
    ...summary,
    shippingKnown: priced.shippingKnown,
    promotions: state.worked,
  };
};

export const quantityIn = (
  { checks }: Shop,
  cart: AnyCart,
  id: CartUnitId,
  asked: string,
): O.Option<Either<ShopFinding, number>> => changeQuantity(cart, id, asked, checks.quantity);

const judged =
  (shop: Shop, state: ShopState, placed: ReturnType<typeof checkoutFactsOf>['coupons']) =>
  (place: CouponPlace) =>
  (option: CouponOption): CouponOption => {
    if (O.isSome(option.against) || option.isChosen) return option;
    const others = placed.filter(({ coupon }) => coupon !== option.coupon);
    const against = againstCoupon({ coupon: option.coupon, place }, others, state.worked, shop.exclusions);
    return against ? { ...option, status: 'Unusable', against: O.some(asFinding(against)) } : option;
  };

/** Returns the coupons for a unit, its item and its parcel, by the rules of marketplace and shop (CP-11, EN-09). */
export const couponsIn = (shop: Shop, cart: AnyCart, id: CartUnitId, now: number): O.Option<CouponBox> => {
  const state = shopState(cart, shop, now);
  const optionIn = judged(shop, state, checkoutFactsOf(state).coupons);
  return O.map((box: CouponBox) => ({
    ...box,
    sections: box.sections.map((section) => ({ ...section, options: section.options.map(optionIn(section.place)) })),
  }))(couponsFor(state, id, now));
};

export const offersQuestion = (shop: Shop, cart: AnyCart, now: number): OffersQuestion => {
  const state = shopState(cart, shop, now);
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

export const bestIn = (
  shop: Shop,
  cart: AnyCart,
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
