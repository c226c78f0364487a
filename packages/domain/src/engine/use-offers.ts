import * as E from '../money/either.ts';
import { changeCountry } from '../cart/changes.ts';
import { appliedOf } from '../coupons/coupon-assignment.ts';
import { couponOfKey } from '../entities/coupon/coupon.ts';
import type { CartUnitId } from '../money/ids.ts';
import { checkChoice } from '../names/nearest.ts';
import { fixTypes, withFix } from '../orders/fix.ts';
import { checkoutFactsOf } from '../rules/checkout/checkout-facts.ts';
import { placeOfRequested } from '../rules/coupon-in-use.ts';
import { checkCount, checkId, checkIds, checkText, checkTexts } from './cart/arguments.ts';
import { type EngineCart, withoutPromotions } from './cart/engine-cart.ts';
import type { ShopFinding, ShopFix } from './finding.ts';
import type { BestOffers } from './best-offers/offers-question.ts';
import { againstCoupon } from './promotions/conflicts.ts';
import { evaluateCart, type EvaluatedCart } from './promotions/evaluated-cart.ts';
import type { Shop } from './shop.ts';
import { applyCoupon } from './verbs/apply-coupon.ts';
import { withCoupons } from './verbs/in-cart.ts';

/** A cart after a verb of an engine, or the first violation. */
type EngineChanged = E.Either<ShopFinding, EngineCart>;

const objectionOfShop = (
  { exclusions }: Shop,
  state: EvaluatedCart,
  key: string,
  ids: readonly CartUnitId[],
): ShopFinding | undefined => {
  const coupon = couponOfKey(state.coupons.offered, key);
  const place = coupon && placeOfRequested(state.units, { coupon, cartUnitIds: ids });
  return (
    place && againstCoupon({ coupon, place }, checkoutFactsOf(state).coupons, state.evaluatedPromotions, exclusions)
  );
};

/** Applies a coupon unless the marketplace, an applied promotion or an exclusion of the shop objects. */
export const applyShopCoupon = (
  shop: Shop,
  cart: EngineCart,
  key: string,
  ids: readonly number[],
  now: number,
): EngineChanged => {
  checkIds(ids, 'cartUnitIds');
  const state = evaluateCart(cart, shop, now);
  const verdict = applyCoupon(state, key, ids, now);
  if (E.isLeft(verdict)) return verdict;
  const against = objectionOfShop(shop, state, key, ids);
  if (against) return E.left(against);
  // restores the fields changed for the query: moment, storefront and fees
  const { pricesAsOf, storefront, shipping } = cart;
  return E.right({ ...verdict.right, pricesAsOf, storefront, shipping });
};

export const refused = (code: string, params: ShopFinding['params']): EngineChanged =>
  E.left({ code, params, units: [], fixes: [] });

const notOffered = (promotion: string): EngineChanged => refused('PROMOTION-NOT-OFFERED', { promotion });

export const applyPromotion = (shop: Shop, cart: EngineCart, id: string, now: number): EngineChanged => {
  checkText(id, 'id');
  if (!shop.offers.some((offer) => offer.id === id)) return notOffered(id);
  const rest = withoutPromotions(cart, [id]);
  const next = { ...rest, promotions: [...rest.promotions, id] };
  const state = evaluateCart(next, shop, now);
  const promotion = state.evaluatedPromotions.find(({ offer }) => offer.id === id);
  const rivals = state.evaluatedPromotions.filter((one) => one !== promotion);
  const functions = promotion?.offer.functions;
  const withFixes = promotion && functions?.withEffectiveFixes(shop, next, now, promotion);
  const against = withFixes && functions?.against(withFixes, rivals, checkoutFactsOf(state).coupons);
  if (!against) return E.right(next);
  // a promotion that is not in use cannot be removed
  const isPossible = (fix: ShopFix): boolean =>
    fix.type !== 'RemovePromotion' || cart.promotions?.includes(fix.promotion) === true;
  return E.left({ ...against, fixes: against.fixes.filter(isPossible) });
};

export const removePromotion = ({ offers }: Shop, cart: EngineCart, id: string): EngineChanged => {
  checkText(id, 'id');
  if (cart.promotions?.includes(id)) return E.right(withoutPromotions(cart, [id]));
  const offer = offers.find((one) => one.id === id);
  return offer ? refused('PROMOTION-NOT-IN-USE', { name: offer.name }) : notOffered(id);
};

export const withBestOffers = (
  cart: EngineCart,
  { promotions, coupons }: Pick<BestOffers, 'promotions' | 'coupons'>,
): EngineCart => ({
  ...withCoupons(cart, appliedOf(coupons)),
  promotions,
});

/** @throws TypeError that names an invalid field */
const checkFix = (fix: ShopFix): void => {
  checkChoice('fix.type', [...fixTypes, 'RemovePromotion'], fix?.type);
  if (fix.type === 'Deselect' || fix.type === 'Delete' || fix.type === 'OrderFirst' || fix.type === 'RemoveCoupons')
    checkIds(fix.cartUnitIds, 'fix.cartUnitIds');
  if (fix.type === 'RemoveCoupons') checkTexts(fix.couponIssueNoes, 'fix.couponIssueNoes');
  if (fix.type === 'RemovePromotion') checkText(fix.promotion, 'fix.promotion');
  if (fix.type === 'Agree') checkText(fix.code, 'fix.code');
  if (fix.type !== 'SetQuantity') return;
  checkId(fix.cartUnitId, 'fix.cartUnitId');
  checkCount(fix.quantity, 'fix.quantity');
};

export const withShopFix = ({ home }: Shop, cart: EngineCart, fix: ShopFix): EngineCart => {
  checkFix(fix);
  if (fix.type === 'RemovePromotion') return withoutPromotions(cart, [fix.promotion]);
  return fix.type === 'ShipDomestic' && home !== undefined ? changeCountry(cart, home) : withFix(cart, fix);
};
