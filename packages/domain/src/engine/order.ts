import { diagnose } from '../rule/rule.ts';
import { checkoutFactsOf } from '../rules/checkout/checkout-facts.ts';
import type { CheckoutFacts } from '../rules/facts.ts';
import type { EngineCart } from './cart/engine-cart.ts';
import { servedCountries } from './countries.ts';
import { type ShopFinding, thrownText } from './finding.ts';
import { limitUnit, correctQuantityFixes } from './limits.ts';
import { againstCoupon } from './promotions/conflicts.ts';
import { type EvaluatedCart, evaluateCart } from './promotions/evaluated-cart.ts';
import type { EvaluatedPromotion } from './promotions/offer.ts';
import { isOwnRule, type ShopFacts, type ShopRule } from './rule.ts';
import type { Shop } from './shop.ts';

export const shopFactsOf = (shop: Shop, state: EvaluatedCart): ShopFacts => {
  const { limits, currency } = shop;
  const facts = checkoutFactsOf(state);
  return {
    ...facts,
    chosen: limits.pieces === undefined ? facts.chosen : facts.chosen.map(limitUnit(limits.pieces)),
    oversea: facts.oversea && shop.overseas(facts.oversea),
    promotions: state.evaluatedPromotions,
    fields: state.fields ?? {},
    now: state.pricesAsOf,
    currency,
    country: state.destination.country,
    served: servedCountries(shop),
  };
};

const findPromotionConflicts = (
  { coupons }: ShopFacts,
  promotions: readonly EvaluatedPromotion[],
): readonly ShopFinding[] =>
  promotions.flatMap(
    (promotion, i, all) => promotion.offer.functions.against(promotion, all.slice(0, i), coupons) ?? [],
  );

export const findExclusionConflicts = (
  { exclusions }: Pick<Shop, 'exclusions'>,
  { coupons }: Pick<CheckoutFacts, 'coupons'>,
): readonly ShopFinding[] =>
  coupons.flatMap((here, i) => againstCoupon(here, coupons.slice(0, i), [], exclusions) ?? []);

/** Returns applied promotions that the shop does not offer; their saving is unknown. */
export const notOffered = ({ offers }: Shop, { promotions = [] }: EngineCart): readonly string[] =>
  promotions.filter((id) => !offers.some((offer) => offer.id === id));

export const notOfferedFinding = (promotion: string): ShopFinding => ({
  code: 'PROMOTION-NOT-OFFERED',
  params: { promotion },
  units: [],
  fixes: [{ type: 'RemovePromotion', promotion }],
});

export const findConflicts = (shop: Shop, facts: ShopFacts, promotions = facts.promotions): readonly ShopFinding[] => [
  ...findPromotionConflicts(facts, promotions),
  ...findExclusionConflicts(shop, facts),
];

/** Returns all findings of the rules. A rule of the shop that throws is reported by its name and the error. */
export const diagnoseRules = (rules: readonly ShopRule[], facts: ShopFacts): readonly ShopFinding[] =>
  rules.flatMap((rule) => {
    try {
      return diagnose([rule])(facts);
    } catch (thrown) {
      if (!isOwnRule(rule)) throw thrown;
      const params = { name: rule.code, error: thrownText(thrown) };
      return [{ code: 'RULE-FAILED', params, units: [], fixes: [] }];
    }
  });

/** Returns the facts and every violation of an order, by rules, promotions and exclusions (EN-09). */
export const judgeOrder = (shop: Shop, cart: EngineCart, now: number) => {
  const facts = shopFactsOf(shop, evaluateCart(cart, shop, now));
  const withAllowedQuantities = correctQuantityFixes(shop.limits.pieces, facts.chosen, ({ quantity }) => quantity);
  const ofRules = diagnoseRules(shop.rules, facts).map(withAllowedQuantities);
  const promotions = facts.promotions.map((promotion) =>
    promotion.offer.functions.withEffectiveFixes(shop, cart, now, promotion),
  );
  const conflicts = findConflicts(shop, facts, promotions);
  return { facts, findings: [...ofRules, ...notOffered(shop, cart).map(notOfferedFinding), ...conflicts] };
};
