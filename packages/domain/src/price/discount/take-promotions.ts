import type { AppliedPromotion } from '../../entities/discount/applied-promotion.ts';
import { noWon, sum } from '../../money/won.ts';
import type { PromotionInputs } from '../ledger/ledger-inputs.ts';
import type { Line } from '../ledger/line.ts';
import type { PromotionUse } from '../ledger/step.ts';
import { takeAmount } from './take-funding.ts';

export const promotionInputs = ({ applied }: PromotionUse): PromotionInputs => {
  const { promotion, code, name, basis, shares } = applied;
  return { promotion, code, name, basis, worth: sum(shares.map(({ amount }) => amount)) };
};

/** Applies a shop’s promotions to their units, after all discounts and before coupons. */
export const takePromotions = (lines: readonly Line[], promotions: readonly AppliedPromotion[]): void => {
  for (const applied of promotions) {
    const amounts = new Map(applied.shares.map(({ cartUnitId, amount }) => [cartUnitId, amount]));
    for (const line of lines)
      takeAmount(line, amounts.get(line.unit.cartUnitId) ?? noWon, { rule: 'Promotion', applied });
  }
};
