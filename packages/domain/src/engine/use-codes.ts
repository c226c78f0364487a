import * as E from '../money/either.ts';
import { checkText } from './cart/arguments.ts';
import { type EngineCart, withoutPromotions } from './cart/engine-cart.ts';
import type { ShopFinding } from './finding.ts';
import { normalizeCode } from './promotions/availability.ts';
import type { Shop } from './shop.ts';
import { applyPromotion, refused } from './use-offers.ts';

const otherCodes = ({ couponCodes = [] }: EngineCart, code: string): readonly string[] =>
  couponCodes.filter((one) => normalizeCode(one) !== code);

/** Adds a coupon code to the cart and applies its offer. */
export const applyCode = (
  shop: Shop,
  cart: EngineCart,
  text: string,
  now: number,
): E.Either<ShopFinding, EngineCart> => {
  checkText(text, 'code');
  const code = normalizeCode(text);
  const offer = shop.offers.find(({ couponCode }) => couponCode === code);
  if (!offer) return refused('CODE-UNKNOWN', { coupon: code });
  return applyPromotion(shop, { ...cart, couponCodes: [...otherCodes(cart, code), code] }, offer.id, now);
};

/** Removes a coupon code with its offer. */
export const removeCode = (shop: Shop, cart: EngineCart, text: string): E.Either<ShopFinding, EngineCart> => {
  checkText(text, 'code');
  const code = normalizeCode(text);
  const couponCodes = otherCodes(cart, code);
  const offer = shop.offers.find(({ couponCode }) => couponCode === code);
  if (couponCodes.length < (cart.couponCodes?.length ?? 0))
    return E.right({ ...withoutPromotions(cart, offer ? [offer.id] : []), couponCodes });
  return offer ? refused('PROMOTION-NOT-IN-USE', { name: offer.name }) : refused('CODE-UNKNOWN', { coupon: code });
};
