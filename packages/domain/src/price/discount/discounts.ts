import type { CartUnitId } from '../../money/ids.ts';
import { allocate } from '../../money/allocate.ts';
import type { Discount, DiscountPolicy } from '../../entities/discount/discount.ts';
import { isEarned, limited, mostPieces, ratedPieces, worthOf } from './discount-worth.ts';
import type { DiscountUse } from '../ledger/step.ts';
import { take, type Line } from '../ledger/line.ts';
import { least, most, noWon, sum, times } from '../../money/won.ts';
import { discountsOf, ruleOf } from './own-discounts.ts';

/** Takes a line's share of a discount off it; never more than is left of its price (PR-07). */
const takeShare = (line: Line, use: DiscountUse): void => {
  if (use.share <= 0) return;
  const given = most(noWon, least(use.share, line.left));
  if (given < use.share) line.isOverdrawn = true;
  take(line, given, use);
};

/** How many pieces of each line count: all, or the cheapest up to the applied quantity, ties in their order (DC-01). */
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

/** A discount that lines earn together, spread by price without losing a won (DC-02). */
const takeTogether = (discount: Discount, group: readonly Line[]): void => {
  // by unit number, so that shares do not depend on the cart's order
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

/** The lines that earn each bundle discount together, by its number. */
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

/** Takes the option discounts (none from a unit with a buyer coupon, PR-03) and the sellers' discounts, unit by unit (DC-01). */
export const takeOptionAndSellerDiscounts = (
  lines: readonly Line[],
  withBuyerCoupon: ReadonlySet<CartUnitId>,
): void => {
  for (const line of lines)
    for (const own of discountsOf(line.kept).first)
      if (own.rule !== 'EbayDiscount' || !withBuyerCoupon.has(line.unit.cartUnitId)) takeShare(line, own);
};

/** Takes each bundle discount off the units that earn it together (DC-02). */
export const takeBundleDiscounts = (lines: readonly Line[]): void => {
  const bundles = bundlesOf(lines);
  // most carts have none: a twentieth of their price
  if (bundles.size === 0) return;
  // by number: where several meet on a unit, which of them is cut must not depend on the cart's order
  const inOrder = [...bundles.values()].toSorted(([a], [b]) => (a.discountNo < b.discountNo ? -1 : 1));
  for (const [discount, group] of inOrder) takeTogether(discount, group);
};

/** Takes the discounts of members, then those of partnerships, unit by unit (DC-01). */
export const takeMemberAndPartnershipDiscounts = (lines: readonly Line[]): void => {
  for (const line of lines) {
    for (const own of discountsOf(line.kept).last) takeShare(line, own);
    line.discounted = line.left;
  }
};
