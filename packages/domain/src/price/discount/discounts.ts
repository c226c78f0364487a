import type { CartUnitId } from '../../money/ids.ts';
import { allocate } from '../../money/allocate.ts';
import type { Discount, DiscountPolicy, DiscountType } from '../../entities/discount/discount.ts';
import { isEarned, limited, mostPieces, ratedPieces, worthOf } from './discount-worth.ts';
import type { Worth } from '../ledger/step.ts';
import type { DiscountRule } from '../ledger/step.ts';
import { takeDiscount, type Line } from '../ledger/line.ts';
import { least, most, noWon, sum, times, type Won } from '../../money/won.ts';

const ruleOf: Readonly<Record<DiscountType, DiscountRule>> = {
  Ebay: 'EbayDiscount',
  Seller: 'SellerDiscount',
  Bundle: 'BundleDiscount',
  Member: 'MemberDiscount',
  Partnership: 'PartnershipDiscount',
};

/** Takes a share of a discount off a line's pieces; never more than is left of its price (PR-07). */
const takeShare = (line: Line, discount: Discount, worth: Worth, share: Won, pieces: number): void => {
  if (share <= 0) return;
  const given = most(noWon, least(share, line.left));
  if (given < share) line.isOverdrawn = true;
  takeDiscount(line, ruleOf[discount.discountType], given, { discount, pieces, worth, share });
};

/** A discount that a line earns by itself (DC-01). */
const takeAlone = (line: Line, discount: Discount): void => {
  const { policy } = discount;
  const { quantity } = line.unit;
  if (!isEarned(policy, quantity, line.piece * quantity)) return;
  const pieces = Math.min(mostPieces(policy), quantity);
  const worth = worthOf(policy, times(line.piece, pieces), pieces, ratedPieces(policy, line.piece, pieces));
  takeShare(line, discount, worth, limited(policy, worth), pieces);
};

/** How many pieces of each line count: all, or the cheapest up to the applied quantity, ties in their order (DC-01). */
const appliedPieces = (policy: DiscountPolicy, lines: readonly Line[]): readonly number[] => {
  let free = mostPieces(policy);
  const pieces = new Map<Line, number>();
  for (const line of lines.toSorted((a, b) => a.piece - b.piece)) {
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
  const price = lines.reduce((total, { unit, piece }) => total + piece * unit.quantity, 0);
  if (!isEarned(policy, quantity, price)) return;
  const pieces = appliedPieces(policy, lines);
  const prices = lines.map((line, i) => times(line.piece, pieces[i] ?? 0));
  const ratedEach = sum(lines.map((line, i) => ratedPieces(policy, line.piece, pieces[i] ?? 0)));
  const counted = pieces.reduce((a, b) => a + b, 0);
  const worth = worthOf(policy, sum(prices), counted, ratedEach);
  const shares = allocate(
    limited(policy, worth),
    prices.map((price) => Math.max(0, price)),
  );
  shares.forEach((share, i) => lines[i] && takeShare(lines[i], discount, worth, share, pieces[i] ?? 0));
};

const nobody: ReadonlySet<CartUnitId> = new Set();

const takeOfType = (line: Line, type: DiscountType, except: ReadonlySet<CartUnitId> = nobody): void => {
  for (const discount of line.unit.discounts)
    if (discount.discountType === type && !except.has(line.unit.cartUnitId)) takeAlone(line, discount);
};

/** The lines that earn each bundle discount together, by its number. */
const bundlesOf = (lines: readonly Line[]): ReadonlyMap<string, readonly [Discount, readonly Line[]]> => {
  const bundles = new Map<string, [Discount, Line[]]>();
  for (const line of lines)
    for (const discount of line.unit.discounts) {
      if (discount.discountType !== 'Bundle') continue;
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
  for (const line of lines) {
    takeOfType(line, 'Ebay', withBuyerCoupon);
    takeOfType(line, 'Seller');
  }
};

/** Takes each bundle discount off the units that earn it together (DC-02). */
export const takeBundleDiscounts = (lines: readonly Line[]): void => {
  const bundles = bundlesOf(lines);
  if (bundles.size === 0) return;
  // by number: where several meet on a unit, which of them is cut must not depend on the cart's order
  const inOrder = [...bundles.values()].toSorted(([a], [b]) => (a.discountNo < b.discountNo ? -1 : 1));
  for (const [discount, group] of inOrder) takeTogether(discount, group);
};

/** Takes the discounts of members, then those of partnerships, unit by unit (DC-01). */
export const takeMemberAndPartnershipDiscounts = (lines: readonly Line[]): void => {
  for (const line of lines) {
    takeOfType(line, 'Member');
    takeOfType(line, 'Partnership');
    line.discounted = line.left;
  }
};
