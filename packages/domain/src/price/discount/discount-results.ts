import type { CartUnitId } from '../../money/ids.ts';
import type { DiscountType } from '../../entities/discount/discount.ts';
import { stepsOf, type Line } from '../ledger/line.ts';
import type { DiscountStep } from '../ledger/step.ts';
import { minus, noWon, won, type Won } from '../../money/won.ts';

/** What one discount gave to one unit, in the specification's words (DC-01, DC-02). Amounts above 0, in won. */
export interface DiscountResult {
  readonly discountNo: string;
  readonly discountType: DiscountType;
  readonly displayName: string;
  /** Off this unit. */
  readonly discountPrice: Won;
  /** Pieces of this unit that it was worked out for. */
  readonly appliedQuantity: number;
  /** This unit's share of a bundle discount; 0 for every other type. */
  readonly bundleDiscountPrice: Won;
  /** What the bundle discount gave to all units that earned it together; 0 for every other type. */
  readonly totalBundleDiscountPrice: Won;
}

const discountStepsOf = (line: Line): readonly DiscountStep[] =>
  stepsOf(line).flatMap((step) => (step.discount ? [step] : []));

/** What each bundle discount gave in all, by its number: the sum of its shares. */
const bundleTotals = (steps: readonly DiscountStep[]): ReadonlyMap<string, number> => {
  const totals = new Map<string, number>();
  for (const { rule, amount, discount } of steps)
    if (rule === 'BundleDiscount') totals.set(discount.discountNo, (totals.get(discount.discountNo) ?? 0) - amount);
  return totals;
};

const resultOf = ({ discount, amount, pieces }: DiscountStep, totals: ReadonlyMap<string, number>): DiscountResult => {
  const { discountNo, discountType, displayName } = discount;
  const given = minus(amount);
  const isBundle = discountType === 'Bundle';
  return {
    discountNo,
    discountType,
    displayName,
    discountPrice: given,
    appliedQuantity: pieces,
    bundleDiscountPrice: isBundle ? given : noWon,
    totalBundleDiscountPrice: isBundle ? won(totals.get(discountNo) ?? 0) : noWon,
  };
};

/** What each discount gave to each line, read from the steps that made its price: they add up to its discounts. */
export const discountResultsOf = (lines: readonly Line[]): ReadonlyMap<CartUnitId, readonly DiscountResult[]> => {
  const earned = lines.map((line) => ({ id: line.unit.cartUnitId, steps: discountStepsOf(line) }));
  const totals = bundleTotals(earned.flatMap(({ steps }) => steps));
  return new Map(earned.map(({ id, steps }) => [id, steps.map((step) => resultOf(step, totals))]));
};
