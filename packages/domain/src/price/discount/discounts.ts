import type { CartUnitId } from '../../money/ids.ts';
import { allocate } from '../../money/allocate.ts';
import type { Discount, DiscountPolicy } from '../../entities/discount/discount.ts';
import { isEarned, limited, mostPieces, ratedPieces, worthOf } from './discount-worth.ts';
import type { DiscountUse } from '../ledger/step.ts';
import { take, type Line } from '../ledger/line.ts';
import { least, most, noWon, sum, times } from '../../money/won.ts';
import { discountsOf, ruleOf } from './own-discounts.ts';

const takeShare = (line: Line, use: DiscountUse): void => {
  if (use.share <= 0) return;
  const given = most(noWon, least(use.share, line.left));
  if (given < use.share) line.isOverdrawn = true;
  take(line, given, use);
};

/** Counts the discounted pieces per line: all, or the cheapest up to the maximum, ties in order. */
const appliedPieces = (policy: DiscountPolicy, lines: readonly Line[]): readonly number[] => {
  let free = mostPieces(policy);
  const pieces = new Map<Line, number>();
  for (const line of lines.toSorted((a, b) => a.kept.piece - b.kept.piece)) {
    const taken = Math.min(free, line.unit.quantity);
    pieces.set(line, taken);
    free -= taken;
  }
  return lines.map((line) => pieces.get(line) ?? 0);
};

const takeTogether = (discount: Discount, group: readonly Line[]): void => {
  // By unit number, so that shares do not depend on cart order.
  const lines = group.toSorted((a, b) => a.unit.cartUnitId - b.unit.cartUnitId);
  const { policy } = discount;
  const quantity = lines.reduce((total, { unit }) => total + unit.quantity, 0);
  const price = lines.reduce((total, { unit, kept }) => total + kept.piece * unit.quantity, 0);
  if (!isEarned(policy, quantity, price)) return;
  const pieces = appliedPieces(policy, lines);
  const prices = lines.map((line, i) => times(line.kept.piece, pieces[i] ?? 0));
  const ratedEach = sum(lines.map((line, i) => ratedPieces(policy, line.kept.piece, pieces[i] ?? 0)));
  const counted = pieces.reduce((a, b) => a + b, 0);
  const worth = worthOf(policy, sum(prices), counted, ratedEach);
  const shares = allocate(
    limited(policy, worth),
    prices.map((price) => Math.max(0, price)),
  );
  const rule = ruleOf[discount.discountType];
  for (const [i, line] of lines.entries())
    takeShare(line, { rule, discount, worth, share: shares[i] ?? noWon, pieces: pieces[i] ?? 0 });
};

const bundlesOf = (lines: readonly Line[]): ReadonlyMap<string, readonly [Discount, readonly Line[]]> => {
  const bundles = new Map<string, [Discount, Line[]]>();
  for (const line of lines)
    for (const discount of discountsOf(line.kept).together) {
      const bundle = bundles.get(discount.discountNo);
      if (bundle) bundle[1].push(line);
      else bundles.set(discount.discountNo, [discount, [line]]);
    }
  return bundles;
};

/** Applies option discounts (except on units with a buyer coupon) and seller discounts, per unit. */
export const takeOptionAndSellerDiscounts = (
  lines: readonly Line[],
  withBuyerCoupon: ReadonlySet<CartUnitId>,
): void => {
  for (const line of lines)
    for (const own of discountsOf(line.kept).first)
      if (own.rule !== 'EbayDiscount' || !withBuyerCoupon.has(line.unit.cartUnitId)) takeShare(line, own);
};

export const takeBundleDiscounts = (lines: readonly Line[]): void => {
  const bundles = bundlesOf(lines);
  if (bundles.size === 0) return;
  // By number, so that cuts do not depend on cart order if several bundles share a unit.
  const inOrder = [...bundles.values()].toSorted(([a], [b]) => (a.discountNo < b.discountNo ? -1 : 1));
  for (const [discount, group] of inOrder) takeTogether(discount, group);
};

/** Applies member discounts, then partnership discounts, per unit. */
export const takeMemberAndPartnershipDiscounts = (lines: readonly Line[]): void => {
  for (const line of lines) {
    for (const own of discountsOf(line.kept).last) takeShare(line, own);
    line.discounted = line.left;
  }
};
