import { either as E, option as O } from 'fp-ts';
import type { AddChecks } from '../engine/verbs/add-item.ts';
import type { Currency } from '../money/currency.ts';
import type { OverseaCap } from '../overseas/limits.ts';
import { judge } from '../rule/judge.ts';
import type { Finding } from '../rule/rule.ts';
import { addRules } from '../rules/add/index.ts';
import { checkoutRules } from '../rules/checkout-rules.ts';
import { MAX_QUANTITY, piecesAsked } from '../rules/quantity/facts.ts';
import { wholeNumber } from '../rules/quantity/CART-BR3-16-not-a-number.ts';
import { quantityRules } from '../rules/quantity/index.ts';
import type { OrderFeatures } from '../storefront/order-features.ts';
import type { EngineTerms } from './engine.ts';
import type { OwnExclusion } from './exclusion.ts';
import { capsOf } from './caps.ts';
import { checkTerms } from './checked.ts';
import { limited, limitedOrder, limitedUnit, refitted, type Limits } from './limits.ts';
import type { Offer } from './promotion.ts';
import type { ShopRule } from './rule.ts';
import { codesWithout } from './rule-groups.ts';

/** A shop as the engine asks it: its terms, and the marketplace’s where it has none of its own. */
export interface Shop {
  readonly currency: Currency;
  readonly offers: readonly Offer[];
  readonly exclusions: readonly OwnExclusion[];
  readonly rules: readonly ShopRule[];
  readonly checks: AddChecks;
  /** The same as far as the calls of page and server go: they take no more than 999 pieces (QT-01). */
  readonly callChecks: AddChecks;
  readonly limits: Partial<Limits>;
  /** What an order overseas may hold; the marketplace’s where undefined. */
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
    // the rules on what is put in read the lines of the buyer
    add: ({ buyer, ...facts }) =>
      judgeAdd({ ...facts, buyer: { ...buyer, cartSize: lines ?? buyer.cartSize }, unit: own(facts.unit) }),
  };
};

const ofMarketplace: ReadonlySet<unknown> = new Set(checkoutRules);

const repeated = (offers: readonly Offer[]): Offer | undefined =>
  offers.find(({ id }, i) => offers.findIndex((one) => one.id === id) !== i);

/**
 * The shop of an engine’s terms.
 * @throws TypeError where two offers have one id, two of one code say something else, a name is of no limit or feature, it cannot be
 * without a rule, or a cap is in another’s won; RangeError where a limit is no whole number of 1 or more, or a cap below 0
 */
export const shopOf = (terms: EngineTerms<string>): Shop => {
  checkTerms(terms);
  const { currency, rules = checkoutRules, without = [], limits = {}, features = {} } = terms;
  // copies: what a caller does to its lists afterwards changes no engine
  const [offers, exclusions] = [[...(terms.promotions ?? [])], [...(terms.exclusions ?? [])]];
  const twice = repeated(offers);
  if (twice) throw new TypeError(`two promotions of one id: ${twice.id}`);
  const gone = codesWithout(without);
  return {
    currency,
    offers,
    exclusions,
    rules: limitedOrder(
      // what a shop is without are rules of the marketplace, and no rule of its own that answers the same
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
