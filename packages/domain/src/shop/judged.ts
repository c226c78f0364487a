import { option as O } from 'fp-ts';
import { diagnose } from '../rule/judge.ts';
import { checkoutFactsOf } from '../rules/checkout/checkout-facts.ts';
import type { CheckoutFacts } from '../rules/facts.ts';
import { againstCoupon, againstPromotion } from './against.ts';
import { capped } from './caps.ts';
import { thrownText, type ShopFinding } from './finding.ts';
import type { AnyCart } from './in.ts';
import { limitedUnit, refitted } from './limits.ts';
import { withMendingFixes } from './mending.ts';
import type { Finding, Rule } from '../rule/rule.ts';
import { checkoutRules } from '../rules/checkout-rules.ts';
import { asFinding, type ShopFacts } from './rule.ts';
import type { Shop } from './shop.ts';
import { shopState, type ShopState } from './shop-state.ts';
import type { Worked } from './worked.ts';

export const factsIn = ({ limits, currency, caps }: Shop, state: ShopState): ShopFacts => {
  const facts = checkoutFactsOf(state);
  return {
    ...facts,
    chosen: limits.pieces === undefined ? facts.chosen : facts.chosen.map(limitedUnit(limits.pieces)),
    oversea: O.map(capped(currency, caps))(facts.oversea),
    promotions: state.worked,
    now: state.pricesAsOf,
    currency,
  };
};

const ofPromotions = ({ coupons, now }: ShopFacts, promotions: readonly Worked[]): readonly ShopFinding[] =>
  promotions.flatMap((worked, i, all) => againstPromotion(worked, all.slice(0, i), coupons, now) ?? []);

export const ofExclusions = (
  { exclusions }: Pick<Shop, 'exclusions'>,
  { coupons }: Pick<CheckoutFacts, 'coupons'>,
): readonly ShopFinding[] =>
  coupons.flatMap((here, i) => againstCoupon(here, coupons.slice(0, i), [], exclusions) ?? []);

/** Returns applied promotions that the shop does not offer; their saving is unknown. */
export const notOffered = ({ offers }: Shop, { promotions = [] }: AnyCart): readonly string[] =>
  promotions.filter((id) => !offers.some((offer) => offer.id === id));

const strange = (promotion: string): ShopFinding => ({
  code: 'PROMOTION-NOT-OFFERED',
  params: { promotion },
  units: [],
  fixes: [{ type: 'RemovePromotion', promotion }],
});

export const togetherIn = (shop: Shop, facts: ShopFacts, promotions = facts.promotions): readonly ShopFinding[] => [
  ...ofPromotions(facts, promotions),
  ...ofExclusions(shop, facts),
];

const ofMarketplace: ReadonlySet<unknown> = new Set(checkoutRules);

/** Returns all findings of the rules. A rule of the shop that throws is left out and named. */
export const diagnoseShop =
  (rules: readonly Rule<ShopFacts>[]) =>
  (facts: ShopFacts): readonly Finding[] =>
    rules.flatMap((rule) => {
      if (ofMarketplace.has(rule)) return diagnose([rule])(facts);
      try {
        return diagnose([rule])(facts);
      } catch (thrown) {
        const params = { name: rule.code, error: thrownText(thrown) };
        return [asFinding({ code: 'RULE-FAILED', params, units: [], fixes: [] })];
      }
    });

/** Returns the facts and every violation of an order, by rules, promotions and exclusions (EN-09). */
export const judgedIn = (shop: Shop, cart: AnyCart, now: number) => {
  const facts = factsIn(shop, shopState(cart, shop, now));
  const fit = refitted(shop.limits.pieces, facts.chosen, ({ quantity }) => quantity);
  const ofRules: readonly ShopFinding[] = diagnoseShop(shop.rules)(facts).map(fit);
  const promotions = facts.promotions.map((worked) => withMendingFixes(shop, cart, now, worked));
  const together = togetherIn(shop, facts, promotions);
  return { facts, findings: [...ofRules, ...notOffered(shop, cart).map(strange), ...together] };
};
