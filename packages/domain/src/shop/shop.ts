import { either as E, option as O } from 'fp-ts';
import type { AddChecks } from '../engine/verbs/add-item.ts';
import type { Currency } from '../money/currency.ts';
import type { OverseaCap } from '../overseas/limits.ts';
import { judge } from '../rule/judge.ts';
import type { Finding } from '../rule/rule.ts';
import { addRules } from '../rules/add.ts';
import { MAX_QUANTITY, piecesAsked } from '../rules/facts.ts';
import { quantityRules, wholeNumber } from '../rules/quantity.ts';
import { checkoutRules } from '../rules/checkout-rules.ts';
import type { OrderFeatures } from '../storefront/order-features.ts';
import type { EngineTerms } from './engine.ts';
import type { OwnExclusion } from './exclusion.ts';
import { capsOf } from './caps.ts';
import { checkTerms } from './checked.ts';
import { limited, limitedOrder, limitedUnit, refitted, type Limits } from './limits.ts';
import type { Offer } from './promotion.ts';
import type { ShopRule } from './rule.ts';
import { codesWithout } from './rule-groups.ts';

/** Resolved terms of a shop, with defaults of the marketplace. */
export interface Shop {
  readonly currency: Currency;
  readonly offers: readonly Offer[];
  readonly exclusions: readonly OwnExclusion[];
  readonly rules: readonly ShopRule[];
  readonly checks: AddChecks;
  /** The same checks within the limits of server calls: at most 999 pieces (QT-01). */
  readonly callChecks: AddChecks;
  readonly limits: Partial<Limits>;
  /** Caps of overseas orders; undefined means those of the marketplace. */
  readonly caps: readonly OverseaCap[] | undefined;
  readonly features: Partial<OrderFeatures>;
}

const checksOf = ({ pieces, lines }: Partial<Limits>, gone: ReadonlySet<string>): AddChecks => {
  const judgeQuantity = judge(limited(quantityRules, pieces));
  const judgeAdd = judge(limited(addRules, pieces).filter(({ code }) => !gone.has(code)));
  const own = pieces === undefined ? <U>(unit: U): U => unit : limitedUnit(pieces);
  return {
    quantity: (facts) => {
      const unit = own(facts.unit);
      const asked = O.getOrElse(() => unit.quantity)(piecesAsked(facts));
      const judged = E.chain((whole: number) => E.map(() => whole)(judgeQuantity({ ...facts, unit })));
      return E.mapLeft((found: Finding) => refitted(pieces, [unit], () => asked)(found))(judged(wholeNumber(facts)));
    },
    // the rules for additions read the lines of the buyer
    add: ({ buyer, ...facts }) =>
      judgeAdd({ ...facts, buyer: { ...buyer, cartSize: lines ?? buyer.cartSize }, unit: own(facts.unit) }),
  };
};

const ofMarketplace: ReadonlySet<unknown> = new Set(checkoutRules);

const repeated = (offers: readonly Offer[]): Offer | undefined =>
  offers.find(({ id }, i) => offers.findIndex((one) => one.id === id) !== i);

/**
 * Resolves the terms of an engine.
 * @throws TypeError for duplicate offer ids, conflicting messages, unknown names, required rules, or caps in foreign
 * won
 * @throws RangeError for an invalid limit or a negative cap
 */
export const shopOf = (terms: EngineTerms<string>): Shop => {
  checkTerms(terms);
  const { currency, rules = checkoutRules, without = [], limits = {}, features = {} } = terms;
  // copies, so that later changes of the lists do not affect the engine
  const [offers, exclusions] = [[...(terms.promotions ?? [])], [...(terms.exclusions ?? [])]];
  const twice = repeated(offers);
  if (twice) throw new TypeError(`two promotions of one id: ${twice.id}`);
  const gone = codesWithout(without);
  return {
    currency,
    offers,
    exclusions,
    rules: limitedOrder(
      // omits only marketplace rules, not custom rules with the same code
      rules.filter((rule) => !(gone.has(rule.code) && ofMarketplace.has(rule))),
      limits,
    ),
    checks: checksOf(limits, gone),
    callChecks: checksOf(limits.pieces ? { ...limits, pieces: Math.min(limits.pieces, MAX_QUANTITY) } : limits, gone),
    limits,
    caps: capsOf(currency, limits.overseas),
    features,
  };
};
