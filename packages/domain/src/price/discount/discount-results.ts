import type { CartUnitId } from '../../money/ids.ts';
import type { DiscountType } from '../../entities/discount/discount.ts';
import { stepsOf, type Line, type DiscountUse } from '../ledger/line.ts';
import { minus, noWon, won, type Won } from '../../money/won.ts';

/** The result of one discount on one unit, in terms of the specification. Amounts above 0, in minor units. */
export interface DiscountResult {
  readonly discountNo: string;
  readonly discountType: DiscountType;
  readonly displayName: string;
  readonly discountPrice: Won;
  readonly appliedQuantity: number;
  /** This unit’s share of a bundle discount; 0 for other types. */
  readonly bundleDiscountPrice: Won;
  /** Total of the bundle discount over all its units; 0 for other types. */
  readonly totalBundleDiscountPrice: Won;
}

interface GivenDiscount {
  readonly use: DiscountUse;
  readonly given: Won;
}

const discountsOf = (line: Line): readonly GivenDiscount[] =>
  stepsOf(line).flatMap(({ use, amount }) => ('discount' in use ? [{ use, given: minus(amount) }] : []));

const bundleTotals = (discounts: readonly GivenDiscount[]): ReadonlyMap<string, number> => {
  const totals = new Map<string, number>();
  for (const { use, given } of discounts) {
    const { discountNo } = use.discount;
    if (use.rule === 'BundleDiscount') totals.set(discountNo, (totals.get(discountNo) ?? 0) + given);
  }
  return totals;
};

const resultOf = ({ use, given }: GivenDiscount, totals: ReadonlyMap<string, number>): DiscountResult => {
  const { discountNo, discountType, displayName } = use.discount;
  const isBundle = discountType === 'Bundle';
  return {
    discountNo,
    discountType,
    displayName,
    discountPrice: given,
    appliedQuantity: use.pieces,
    bundleDiscountPrice: isBundle ? given : noWon,
    totalBundleDiscountPrice: isBundle ? won(totals.get(discountNo) ?? 0) : noWon,
  };
};

/** Derives the discount results of each line from its pricing steps. They add up to its discounts. */
export const discountResultsOf = (lines: readonly Line[]): ReadonlyMap<CartUnitId, readonly DiscountResult[]> => {
  const earned = lines.map((line) => ({ id: line.unit.cartUnitId, discounts: discountsOf(line) }));
  const totals = bundleTotals(earned.flatMap(({ discounts }) => discounts));
  return new Map(earned.map(({ id, discounts }) => [id, discounts.map((one) => resultOf(one, totals))]));
};
