import type { CartUnitId } from '../../money/ids.ts';
import type { DiscountType } from '../../entities/discount/discount.ts';
import { stepsOf, type Line } from '../ledger/line.ts';
import type { DiscountUse } from '../ledger/step.ts';
import { minus, noWon, won, type Won } from '../../money/won.ts';

/** What one discount gave to one unit, in the specification's words (DC-01, DC-02). Amounts above 0, in won. */
export interface DiscountResult {
  /** Which discount. */
  readonly discountNo: string;
  /** Who gives it. */
  readonly discountType: DiscountType;
  /** What a shopper reads. */
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

/** A discount of a unit's own, with what it took off the unit. */
interface GivenDiscount {
  readonly use: DiscountUse;
  readonly given: Won;
}

const discountsOf = (line: Line): readonly GivenDiscount[] =>
  stepsOf(line).flatMap(({ use, amount }) => ('discount' in use ? [{ use, given: minus(amount) }] : []));

/** What each bundle discount gave in all, by its number: the sum of its shares. */
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

/** What each discount gave to each line, read from the steps that made its price: they add up to its discounts. */
export const discountResultsOf = (lines: readonly Line[]): ReadonlyMap<CartUnitId, readonly DiscountResult[]> => {
  const earned = lines.map((line) => ({ id: line.unit.cartUnitId, discounts: discountsOf(line) }));
  const totals = bundleTotals(earned.flatMap(({ discounts }) => discounts));
  return new Map(earned.map(({ id, discounts }) => [id, discounts.map((one) => resultOf(one, totals))]));
};
