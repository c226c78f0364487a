import type { CartUnitId } from '../cart/ids.ts';
import type { Discount, DiscountType } from './discount.ts';
import type { Line } from './line.ts';
import { noWon, won, type Won } from './won.ts';

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

/** What each bundle discount gave in all, by its number: the sum of its shares. */
const bundleTotals = (lines: readonly Line[]): ReadonlyMap<string, number> => {
  const totals = new Map<string, number>();
  for (const { steps } of lines)
    for (const { rule, amount, earned } of steps)
      if (earned && rule === 'BundleDiscount')
        totals.set(earned.discount.discountNo, (totals.get(earned.discount.discountNo) ?? 0) - amount);
  return totals;
};

const resultOf = (
  { discountNo, discountType, displayName }: Discount,
  appliedQuantity: number,
  given: Won,
  total: Won,
): DiscountResult => {
  const isBundle = discountType === 'Bundle';
  return {
    discountNo,
    discountType,
    displayName,
    discountPrice: given,
    appliedQuantity,
    bundleDiscountPrice: isBundle ? given : noWon,
    totalBundleDiscountPrice: isBundle ? total : noWon,
  };
};

/** What each discount gave to each line, read from the steps that made its price: they add up to its discounts. */
export const discountResultsOf = (lines: readonly Line[]): ReadonlyMap<CartUnitId, readonly DiscountResult[]> => {
  const totals = bundleTotals(lines);
  return new Map(
    lines.map(({ unit, steps }) => [
      unit.cartUnitId,
      steps.flatMap(({ amount, earned }) => {
        if (!earned) return [];
        const total = won(totals.get(earned.discount.discountNo) ?? 0);
        return [resultOf(earned.discount, earned.pieces, won(-amount), total)];
      }),
    ]),
  );
};
