import { option as O } from 'fp-ts';
import { allocate } from './allocate.ts';
import type { CalcTypeSub, Discount, DiscountPolicy, DiscountType } from './discount.ts';
import type { LedgerInputs, PriceRule } from './ledger.ts';
import { take, type Line, type Step } from './line.ts';
import { least, most, noWon, percentOf, sum, times, won, type Won } from './won.ts';

const ruleOf: Readonly<Record<DiscountType, PriceRule>> = {
  Ebay: 'EbayDiscount',
  Seller: 'SellerDiscount',
  Bundle: 'BundleDiscount',
  Member: 'MemberDiscount',
  Partnership: 'PartnershipDiscount',
};

const mostPieces = ({ maxAppliedQuantity }: DiscountPolicy): number =>
  O.isSome(maxAppliedQuantity) ? maxAppliedQuantity.value : Number.MAX_SAFE_INTEGER;

const isEarned = ({ basisKind, minApplyCondition }: DiscountPolicy, pieces: number, price: number): boolean =>
  (basisKind === 'Quantity' ? pieces : price) >= minApplyCondition;

interface Basis {
  /** What a rate is taken from, in won. */
  readonly price: Won;
  /** Pieces that the discount applies to. */
  readonly pieces: number;
  /** A rate of each piece, rounded piece by piece, in won; 0 where the policy does not round so. */
  readonly ratedEach: Won;
}

/** How a policy counts: as it says, else an amount off each piece and a rate off all together. */
const calcTypeSubOf = ({ calcType, calcTypeSub }: DiscountPolicy): CalcTypeSub => {
  if (O.isSome(calcTypeSub)) return calcTypeSub.value;
  return calcType === 'Rate' ? 'Total' : 'Each';
};

const fullWorth = (policy: DiscountPolicy, { price, pieces, ratedEach }: Basis): Won => {
  const isEach = calcTypeSubOf(policy) === 'Each';
  if (policy.calcType === 'Rate') return isEach ? ratedEach : percentOf(price, policy.discountRate);
  return isEach ? times(policy.discountPrice, pieces) : policy.discountPrice;
};

/** 0 for every policy that does not round a rate on each piece. */
const ratedPieces = (policy: DiscountPolicy, piece: Won, pieces: number): Won =>
  policy.calcType === 'Rate' && calcTypeSubOf(policy) === 'Each'
    ? times(percentOf(piece, policy.discountRate), pieces)
    : noWon;

/** How a discount is worked out, in words: a rate or an amount, of each piece or once. */
const wayOf = (policy: DiscountPolicy, full: Won): LedgerInputs => {
  const isEach = calcTypeSubOf(policy) === 'Each';
  const { discountRate: rate, discountPrice } = policy;
  if (policy.calcType === 'Rate') return isEach ? { rate, perPiece: full } : { rate };
  return isEach ? { each: discountPrice } : { once: discountPrice };
};

const limited = ({ maxDiscountPrice }: DiscountPolicy, full: Won): Won =>
  O.isSome(maxDiscountPrice) ? least(full, maxDiscountPrice.value) : full;

const inputsOf =
  ({ policy, displayName }: Discount, basis: Basis, share: Won, given: Won): Step['inputs'] =>
  () => {
    const full = fullWorth(policy, basis);
    const wanted = limited(policy, full);
    return {
      name: displayName,
      ...wayOf(policy, full),
      basis: basis.price,
      quantity: basis.pieces,
      ...(wanted < full ? { limit: wanted } : {}),
      ...(given < share ? { cutTo: given } : {}),
    };
  };

/** Takes a share of a discount off a line's pieces; never more than is left of its price (PR-07). */
const takeShare = (line: Line, discount: Discount, basis: Basis, share: Won, pieces: number): void => {
  if (share <= 0) return;
  const given = most(noWon, least(share, line.left));
  if (given < share) line.isOverdrawn = true;
  const earned = { discount, pieces };
  take(line, ruleOf[discount.discountType], given, inputsOf(discount, basis, share, given), earned);
};

/** A discount that a line earns by itself (DC-01). */
const takeAlone = (line: Line, discount: Discount): void => {
  const { policy } = discount;
  const { quantity } = line.unit;
  if (!isEarned(policy, quantity, line.piece * quantity)) return;
  const pieces = Math.min(mostPieces(policy), quantity);
  const ratedEach = ratedPieces(policy, line.piece, pieces);
  const basis = { price: times(line.piece, pieces), pieces, ratedEach };
  takeShare(line, discount, basis, limited(policy, fullWorth(policy, basis)), pieces);
};

/** How many pieces of each line count: all, or the cheapest up to the applied quantity (DC-01). */
const appliedPieces = (policy: DiscountPolicy, lines: readonly Line[]): readonly number[] => {
  let free = mostPieces(policy);
  const pieces = new Map<Line, number>();
  for (const line of lines.toSorted((a, b) => a.piece - b.piece || a.unit.cartUnitId - b.unit.cartUnitId)) {
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
  if (
    !isEarned(
      policy,
      quantity,
      lines.reduce((total, { unit, piece }) => total + piece * unit.quantity, 0),
    )
  )
    return;
  const pieces = appliedPieces(policy, lines);
  const prices = lines.map((line, i) => times(line.piece, pieces[i] ?? 0));
  const ratedEach = sum(lines.map((line, i) => ratedPieces(policy, line.piece, pieces[i] ?? 0)));
  const basis = { price: sum(prices), pieces: pieces.reduce((a, b) => a + b, 0), ratedEach };
  const shares = allocate(
    limited(policy, fullWorth(policy, basis)),
    prices.map((price) => Math.max(0, price)),
  );
  shares.forEach((share, i) => lines[i] && takeShare(lines[i], discount, basis, share, pieces[i] ?? 0));
};

const takeOfType = (line: Line, type: DiscountType): void => {
  for (const discount of line.unit.discounts) if (discount.discountType === type) takeAlone(line, discount);
};

const takeBundles = (lines: readonly Line[]): void => {
  const groups = new Map<string, readonly [Discount, Line[]]>();
  for (const line of lines)
    for (const discount of line.unit.discounts) {
      if (discount.discountType !== 'Bundle') continue;
      const group = groups.get(discount.discountNo);
      if (group) group[1].push(line);
      else groups.set(discount.discountNo, [discount, [line]]);
    }
  if (groups.size === 0) return;
  // by number: where several meet on a unit, which of them is cut must not depend on the cart's order
  const inOrder = [...groups.values()].toSorted(([a], [b]) => (a.discountNo < b.discountNo ? -1 : 1));
  for (const [discount, group] of inOrder) takeTogether(discount, group);
};

/**
 * Takes every discount off the lines, type after type: Ebay, Seller, Bundle, Member, Partnership. A unit with a buyer
 * coupon has no option discount (PR-03).
 */
export const takeDiscounts = (lines: readonly Line[], hasBuyerCoupon: (line: Line) => boolean): void => {
  for (const line of lines) {
    if (!hasBuyerCoupon(line)) takeOfType(line, 'Ebay');
    takeOfType(line, 'Seller');
  }
  takeBundles(lines);
  for (const line of lines) {
    takeOfType(line, 'Member');
    takeOfType(line, 'Partnership');
    line.discounted = won(line.left);
  }
};
