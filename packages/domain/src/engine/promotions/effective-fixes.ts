import * as E from '../../money/either.ts';
import { withFix } from '../../orders/fix.ts';
import type { EngineCart } from '../cart/engine-cart.ts';
import { checksOf } from '../checks.ts';
import type { ShopFix } from '../finding.ts';
import { changeQuantity } from '../verbs/change-quantity.ts';
import { evaluatePromotions } from './evaluate.ts';
import { bareInput, evaluateCart, promotionOrder } from './evaluated-cart.ts';
import type { EvaluatedPromotion, OfferFunctions } from './offer.ts';

type FixTerms = Parameters<OfferFunctions['withEffectiveFixes']>[0];

const isPossible = (shop: FixTerms, cart: EngineCart, fix: ShopFix): boolean => {
  if (fix.type !== 'SetQuantity') return true;
  // the fix asks to remove the coupons of the unit first
  const uncouponed = { units: cart.units, coupons: { applied: [] } };
  const verdict = changeQuantity(uncouponed, fix.cartUnitId, String(fix.quantity), checksOf(shop).quantity);
  return E.isRight(verdict);
};

const isEffective = (
  shop: FixTerms,
  cart: EngineCart,
  now: number,
  fix: ShopFix,
  { offer }: EvaluatedPromotion,
): boolean => {
  if (fix.type === 'RemovePromotion') return false;
  const after = evaluateCart(withFix(cart, fix), shop, now);
  const used = shop.offers.filter((one) => one === offer || cart.promotions?.includes(one.id));
  const all = evaluatePromotions(bareInput(after), used, promotionOrder(after, shop.currency));
  return all.some((one) => one.offer === offer && one.total > 0);
};

/** Keeps only the fixes of a missing condition that are possible and effective (CK-18). */
export const withEffectiveFixes = (
  shop: FixTerms,
  cart: EngineCart,
  now: number,
  promotion: EvaluatedPromotion,
): EvaluatedPromotion => {
  const { lacking } = promotion;
  if (!lacking?.fixes) return promotion;
  const fixes = lacking.fixes.filter(
    (fix) => isPossible(shop, cart, fix) && isEffective(shop, cart, now, fix, promotion),
  );
  return { ...promotion, lacking: { ...lacking, fixes } };
};
