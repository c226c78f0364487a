import { option as O } from 'fp-ts';
import { allocate } from './allocate.ts';
import { discountTypes, type Discount, type DiscountPolicy, type DiscountType } from './discount.ts';
import type { LedgerInputs, PriceRule } from './ledger.ts';
import { put, type Line } from './line.ts';
import { least, minus, percentOf, sum, times, won, type Won } from './won.ts';

const ruleOf: Readonly<Record<DiscountType, PriceRule>> = {
  Ebay: 'EbayDiscount',
  Seller: 'SellerDiscount',
  Bundle: 'BundleDiscount',
  Member: 'MemberDiscount',
  Partnership: 'PartnershipDiscount',
};

/** How many pieces of each line a discount applies to: all, or the cheapest up to its applied quantity (DC-01). */
const appliedPieces = (policy: DiscountPolicy, lines: readonly Line[]): ReadonlyMap<Line, number> => {
  let free = O.isSome(policy.maxAppliedQuantity) ? policy.maxAppliedQuantity.value : Number.MAX_SAFE_INTEGER;
  const cheapest = lines.toSorted((a, b) => a.piece - b.piece || a.unit.cartUnitId - b.unit.cartUnitId);
  const pieces = new Map<Line, number>();
  for (const line of cheapest) {
    const taken = Math.min(free, line.unit.quantity);
    pieces.set(line, taken);
    free -= taken;
  }
  return pieces;
};

const isEarned = (policy: DiscountPolicy, lines: readonly Line[]): boolean => {
  const reached = lines.reduce(
    (total, { unit, piece }) => total + (policy.basisKind === 'Quantity' ? unit.quantity : piece * unit.quantity),
    0,
  );
  return reached >= policy.minApplyCondition;
};

interface Worth {
  readonly wanted: Won;
  readonly inputs: LedgerInputs;
}

const worthOf = ({ policy, displayName }: Discount, basis: Won, quantity: number): Worth => {
  const isRate = policy.calcType === 'Rate';
  const full = isRate ? percentOf(basis, policy.discountRate) : times(policy.discountPrice, quantity);
  const wanted = O.isSome(policy.maxDiscountPrice) ? least(full, policy.maxDiscountPrice.value) : full;
  const how = isRate ? { rate: policy.discountRate } : { each: policy.discountPrice };
  return {
    wanted,
    inputs: { name: displayName, ...how, basis, quantity, ...(wanted < full ? { limit: wanted } : {}) },
  };
};

/** Takes one discount off the lines that earn it together, spread by price without losing a won (DC-01, DC-02). */
const take = (discount: Discount, lines: readonly Line[]): void => {
  if (!isEarned(discount.policy, lines)) return;
  const pieces = appliedPieces(discount.policy, lines);
  const bases = lines.map((line) => times(line.piece, pieces.get(line) ?? 0));
  const quantity = [...pieces.values()].reduce((a, b) => a + b, 0);
  const { wanted, inputs } = worthOf(discount, sum(bases), quantity);
  allocate(
    wanted,
    bases.map((basis) => Math.max(0, basis)),
  ).forEach((share, i) => {
    const line = lines[i];
    if (line && share !== 0) takeShare(line, ruleOf[discount.discountType], share, inputs);
  });
};

const takeShare = (line: Line, rule: PriceRule, share: Won, inputs: LedgerInputs): void => {
  const given = least(share, line.left);
  if (given < share) line.isOverdrawn = true;
  put(line, rule, minus(given), given < share ? { ...inputs, cutTo: given } : inputs);
};

/** The groups of lines that earn a type of discount: one line each, for Bundle all that share its number (DC-02). */
const earners = (type: DiscountType, lines: readonly Line[]): readonly (readonly [Discount, Line[]])[] => {
  const groups = new Map<string, readonly [Discount, Line[]]>();
  for (const line of lines)
    for (const discount of line.unit.discounts) {
      if (discount.discountType !== type) continue;
      const key = type === 'Bundle' ? discount.discountNo : `${line.unit.cartUnitId}/${discount.discountNo}`;
      const group = groups.get(key);
      if (group) group[1].push(line);
      else groups.set(key, [discount, [line]]);
    }
  return [...groups.values()];
};

/**
 * Takes every discount off the lines, type after type. A unit with a buyer coupon has no option discount (PR-03).
 * @param lines in the order of their unit numbers, so that shares do not depend on the cart's order
 */
export const takeDiscounts = (lines: readonly Line[], hasBuyerCoupon: (line: Line) => boolean): void => {
  for (const type of discountTypes) {
    const open = type === 'Ebay' ? lines.filter((line) => !hasBuyerCoupon(line)) : lines;
    for (const [discount, group] of earners(type, open)) take(discount, group);
  }
  for (const line of lines) line.discounted = won(line.left);
};
