import { option as O } from 'fp-ts';
import { isOrderable, type CartUnit } from '../../../entities/cart/cart-unit.ts';
import { brokenByEach } from '../../../rule/finding.ts';
import type { Finding, Rule } from '../../../rule/rule.ts';
import { couponApplied } from '../../quantity/CART-BR3-07-coupon-applied.ts';
import { discountAgreement } from '../../quantity/CART-BR3-07-discount-agreement.ts';
import { oneAtATime } from '../../quantity/CART-BR3-08-one-at-a-time.ts';
import { notANumber } from '../../quantity/CART-BR3-16-not-a-number.ts';
import type { QuantityFacts } from '../../quantity/facts.ts';
import { quantityRules } from '../../quantity/index.ts';
import type { CheckoutFacts } from '../facts.ts';

/** Rules on what is typed and on how a quantity may change: they say nothing of one that stands in the cart. */
const ofAChange: ReadonlySet<Rule<QuantityFacts>> = new Set([notANumber, discountAgreement, oneAtATime, couponApplied]);

const asItStands = (unit: CartUnit): QuantityFacts => ({ unit, asked: unit.quantity, hasCoupon: false });

const against = ({ broken }: Rule<QuantityFacts>, units: readonly CartUnit[]): readonly Finding[] => {
  const findings: Finding[] = [];
  for (const facts of units.filter(isOrderable).map(asItStands)) {
    const found = broken(facts);
    if (O.isNone(found)) continue;
    const leftOut = { type: 'Deselect', cartUnitIds: [facts.unit.cartUnitId] } as const;
    findings.push({ ...found.value, fixes: [...found.value.fixes, leftOut] });
  }
  return findings;
};

/** A rule on a unit's quantity, asked of every unit of an order that can be ordered at all: a reason for each. */
const ofEach = (rule: Rule<QuantityFacts>): Rule<CheckoutFacts> => ({
  code: rule.code,
  codes: rule.codes,
  requirement: rule.requirement,
  source: rule.source,
  ...brokenByEach(({ chosen }) => against(rule, chosen)),
});

/**
 * What is asked of the quantities of an order as they stand in the cart: since they were set the item's limits or what
 * is left of it may have changed (CK-19, QT-01, QT-02).
 */
export const quantitiesOfOrder: readonly Rule<CheckoutFacts>[] = quantityRules
  .filter((rule) => !ofAChange.has(rule))
  .map(ofEach);
