import { option as O } from 'fp-ts';
import type { CartUnit } from '../../../entities/cart/cart-unit.ts';
import type { CartUnitId } from '../../../money/ids.ts';
import type { MessageKey } from '../../../messages/ko.ts';
import type { OverseaGauge } from '../../../overseas/usage.ts';
import type { CheckoutFacts, OverseaFacts } from '../../checkout/facts.ts';
import { idsOf } from '../../../rule/finding.ts';
import { allowedPieces } from '../../quantity/allowed.ts';
import type { Finding, Fix, Rule } from '../../../rule/rule.ts';
import { companyFix, gaugesWith, shipDomestic, whenOversea } from '../order.ts';

/** A limit of overseas orders: its gauges, and the code if one is exceeded. */
export interface Cap extends Pick<Rule<CheckoutFacts>, 'requirement' | 'source'> {
  readonly code: MessageKey;
  readonly isAbout: (gauge: OverseaGauge, oversea: OverseaFacts) => boolean;
  readonly found: (
    over: OverseaGauge,
    oversea: OverseaFacts,
    units: readonly CartUnitId[],
    fixes: readonly Fix[],
  ) => Finding;
}

type Over = (chosen: readonly CartUnit[]) => readonly OverseaGauge[];

const amountKinds: ReadonlySet<OverseaGauge['kind']> = new Set(['Amount', 'BodyHairAmount']);

/** Returns the exceeded gauges for a part of the order at its own prices, because it may lose discounts (DC-02). */
const overIn =
  ({ isAbout }: Cap, facts: CheckoutFacts, oversea: OverseaFacts): Over =>
  (chosen) => {
    const payableWithoutShipping = chosen === facts.chosen ? facts.payableWithoutShipping : facts.goodsOf(chosen);
    return gaugesWith({ chosen, payableWithoutShipping }, oversea, oversea.selectedCompany).filter(
      (gauge) => gauge.isOver && isAbout(gauge, oversea),
    );
  };

/** Returns the highest quantity of a unit that meets the limit, or `none` if it cannot be lowered enough. */
const lowered = (chosen: readonly CartUnit[], unit: CartUnit, over: Over): O.Option<Fix> => {
  const allowed = unit.appliedCouponIssueNoes.length > 0 ? null : O.toNullable(allowedPieces(unit));
  if (!allowed) return O.none;
  const with_ = (quantity: number) => chosen.map((one) => (one === unit ? { ...unit, quantity } : one));
  const highest = Math.min(allowed.most, Math.floor((unit.quantity - 1) / allowed.step) * allowed.step);
  for (let quantity = highest; quantity >= allowed.least; quantity -= allowed.step)
    if (over(with_(quantity)).length === 0)
      return O.some({ type: 'SetQuantity', cartUnitId: unit.cartUnitId, quantity });
  return O.none;
};

/** Lowers the last unit if that is enough. Amounts are excluded, because the price of fewer pieces is unknown. */
const quantityFix = (chosen: readonly CartUnit[], broken: readonly OverseaGauge[], over: Over): readonly Fix[] => {
  if (broken.some(({ kind }) => amountKinds.has(kind))) return [];
  for (const unit of chosen.toReversed()) {
    const fix = lowered(chosen, unit, over);
    if (O.isSome(fix)) return [fix.value];
  }
  return [];
};

/** Keeps units that do not count towards the limit, and the first others that fit. */
const deselectFix = (chosen: readonly CartUnit[], broken: readonly OverseaGauge[], over: Over): readonly Fix[] => {
  const counted = new Set(broken.flatMap(({ cartUnitIds }) => cartUnitIds));
  const kept = chosen.filter(({ cartUnitId }) => !counted.has(cartUnitId));
  const beyond = chosen.filter((unit) => {
    if (!counted.has(unit.cartUnitId)) return false;
    const fits = over([...kept, unit]).length === 0;
    if (fits) kept.push(unit);
    return !fits;
  });
  return beyond.length === 0 ? [] : [{ type: 'Deselect', cartUnitIds: idsOf(beyond) }];
};

/** Creates a rule for a limit. Fixes: fewer pieces, fewer units, another company, domestic (CK-18). */
export const capRule = (cap: Cap): Rule<CheckoutFacts> => ({
  code: cap.code,
  codes: [cap.code],
  requirement: cap.requirement,
  source: cap.source,
  broken: whenOversea((facts, oversea) => {
    const { chosen } = facts;
    const over = overIn(cap, facts, oversea);
    const broken = over(chosen);
    const fixes = (): readonly Fix[] => [
      ...quantityFix(chosen, broken, over),
      ...deselectFix(chosen, broken, over),
      ...companyFix(facts, oversea),
      shipDomestic,
    ];
    const [gauge] = broken;
    return gauge ? O.some(cap.found(gauge, oversea, gauge.cartUnitIds, fixes())) : O.none;
  }),
});
