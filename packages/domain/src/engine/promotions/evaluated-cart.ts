import { cartAt } from '../cart/arguments.ts';
import type { PricingInput } from '../../price/price-steps.ts';
import type { Cart } from '../../cart/cart.ts';
import { ordererOf } from '../../rules/checkout/checkout-facts.ts';
import { pricingInput } from '../../selectors/priced-of.ts';
import type { EngineCart } from '../cart/engine-cart.ts';
import { inZone } from '../countries.ts';
import { replaceIn } from '../../money/reuse.ts';
import type { EvaluatedPromotion, PromotionOrder, PromotionTerms } from './offer.ts';

/** A cart with evaluated promotions. */
export interface EvaluatedCart extends EngineCart {
  readonly evaluatedPromotions: readonly EvaluatedPromotion[];
}

export const bareInput = (cart: EngineCart): PricingInput => pricingInput({ ...cart, appliedPromotions: [] });

/** Applies features and rounding of the shop to the storefront (DC-04, OV-14). */
export const inStorefront = ({
  features,
  rounding,
}: Pick<PromotionTerms, 'features' | 'rounding'>): (<C extends Cart>(cart: C) => C) => {
  const settings = { ...(Object.keys(features).length > 0 && { features }), ...(rounding && { rounding }) };
  return (cart) => {
    const storefront = replaceIn(cart.storefront, settings);
    return storefront === cart.storefront ? cart : { ...cart, storefront };
  };
};

export const promotionOrder = (cart: EngineCart, currency: PromotionOrder['currency']): PromotionOrder => ({
  currency,
  buyer: ordererOf(cart),
  fields: cart.fields ?? {},
  now: cart.pricesAsOf,
  country: cart.destination.country,
  buyerGroups: cart.buyerGroups ?? [],
  couponCodes: cart.couponCodes ?? [],
  usedCouponCodes: cart.usedCouponCodes ?? [],
});

/** Evaluates the promotions of a cart at a moment, again if already evaluated, because it may have changed. */
export const evaluateCart = (
  cart: EngineCart,
  { offers, currency, ...terms }: PromotionTerms,
  now: number,
): EvaluatedCart => {
  const dated: EngineCart = inZone(terms)(inStorefront(terms)(cartAt(cart, now)));
  const used = offers.filter(({ id }) => cart.promotions?.includes(id));
  const evaluatedPromotions =
    used[0]?.functions.evaluate(bareInput(dated), used, promotionOrder(dated, currency)) ?? [];
  const appliedPromotions = evaluatedPromotions.flatMap((one) => one.offer.functions.appliedOf(one));
  return { ...dated, evaluatedPromotions, appliedPromotions };
};

/** Removes the evaluated fields after a command. */
export const withoutEvaluation = (cart: EngineCart & Partial<EvaluatedCart>): EngineCart => {
  const { evaluatedPromotions: _, ...kept } = cart;
  return { ...kept, appliedPromotions: [] };
};
