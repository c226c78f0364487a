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

/** Rules about input and changes, which do not apply to existing quantities. */
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

/** Evaluates a quantity rule for every orderable unit of an order. */
const ofEach = (rule: Rule<QuantityFacts>): Rule<CheckoutFacts> => ({
  code: rule.code,
  codes: rule.codes,
  requirement: rule.requirement,
  source: rule.source,
  ...brokenByEach(({ chosen }) => against(rule, chosen)),
});

/** Quantity rules repeated at checkout, because limits or stock may have changed (CK-19). */
export const quantitiesOfOrder: readonly Rule<CheckoutFacts>[] = quantityRules
  .filter((rule) => !ofAChange.has(rule))
  .map(ofEach);
