import {
  discountTypes,
  type DiscountPolicy,
  type Discount,
  type DiscountType,
} from '../../entities/discount/discount.ts';
import {
  take,
  piecesLeft,
  type Worth,
  type DiscountRule,
  type DiscountUse,
  type UnitDiscounts,
  type Line,
} from '../ledger/line.ts';
import { least, noWon, percentOf, times, most, sum, won, allocate, type Won } from '../../money/won.ts';
import type { Rounding } from '../../money/currency.ts';
import type { DiscountInputs } from '../ledger/ledger-inputs.ts';
import type { CartUnitId } from '../../money/ids.ts';
import type { Buyer } from '../../entities/buyer/buyer.ts';

const mostPieces = ({ maxAppliedQuantity }: DiscountPolicy): number => maxAppliedQuantity ?? Infinity;

/** True if the pieces or their price in minor units reach the minimum. */
const isEarned = ({ basisKind, minApplyCondition }: DiscountPolicy, pieces: number, price: number): boolean =>
  (basisKind === 'Quantity' ? pieces : price) >= minApplyCondition;

/** True if the policy applies per piece. By default amounts do and rates do not. */
const isOffEach = ({ calcType, calcTypeSub }: DiscountPolicy): boolean =>
  calcTypeSub === undefined ? calcType === 'Amount' : calcTypeSub === 'Each';

/** Returns the rate rounded per piece, in minor units; 0 for amount policies. */
const ratedPieces = (policy: DiscountPolicy, piece: Won, pieces: number, rounding?: Rounding): Won =>
  policy.calcType === 'Rate' ? times(percentOf(piece, policy.discountRate, rounding), pieces) : noWon;

/** Returns the discount before its cap; `ratedEach` is the rate rounded per piece. */
const worthOf = (policy: DiscountPolicy, price: Won, pieces: number, ratedEach: Won, rounding?: Rounding): Worth => {
  const isEach = isOffEach(policy);
  if (policy.calcType === 'Rate')
    return { price, pieces, full: isEach ? ratedEach : percentOf(price, policy.discountRate, rounding) };
  return { price, pieces, full: isEach ? times(policy.discountPrice, pieces) : policy.discountPrice };
};

/** Caps a discount at the policy’s maximum, in minor units. */
const limited = ({ maxDiscountPrice }: DiscountPolicy, { full }: Worth): Won =>
  maxDiscountPrice === undefined ? full : least(full, maxDiscountPrice);

const ruleOf: Readonly<Record<DiscountType, DiscountRule>> = {
  Ebay: 'EbayDiscount',
  Seller: 'SellerDiscount',
  Bundle: 'BundleDiscount',
  Member: 'MemberDiscount',
  Partnership: 'PartnershipDiscount',
};

const earned = ({ unit: { quantity }, piece, rounding }: Line, discount: Discount): DiscountUse | undefined => {
  const { policy, discountType } = discount;
  if (!isEarned(policy, quantity, piece * quantity)) return undefined;
  const pieces = Math.min(mostPieces(policy), quantity);
  const ratedEach = ratedPieces(policy, piece, pieces, rounding);
  const worth = worthOf(policy, times(piece, pieces), pieces, ratedEach, rounding);
  const share = limited(policy, worth);
  return share > 0 ? { rule: ruleOf[discountType], discount, pieces, worth, share } : undefined;
};

const none: UnitDiscounts = { first: [], together: [], last: [] };

const workedOut = (line: Line): UnitDiscounts => {
  const { discounts } = line.unit;
  if (discounts.length === 0) return none;
  const first: DiscountUse[] = [];
  const together: Discount[] = [];
  const last: DiscountUse[] = [];
  for (const type of discountTypes)
    for (const discount of discounts) {
      if (discount.discountType !== type) continue;
      const own = type === 'Bundle' ? void together.push(discount) : earned(line, discount);
      if (own) (type === 'Member' || type === 'Partnership' ? last : first).push(own);
    }
  return { first, together, last };
};

/** Returns the discounts of a unit with their savings, calculated once. */
const discountsOf = (line: Line): UnitDiscounts => (line.discounts ??= workedOut(line));

type Writable<T> = { -readonly [K in keyof T]: T[K] };

const wayOf = ({ discount, worth }: DiscountUse): Writable<DiscountInputs> => {
  const { displayName: name, policy } = discount;
  const { price: basis, pieces: quantity, full } = worth;
  const { discountRate: rate, discountPrice: amount } = policy;
  const isEach = isOffEach(policy);
  // No object spread, because this runs for every entry.
  if (policy.calcType === 'Rate')
    return isEach ? { name, rate, perPiece: full, basis, quantity } : { name, rate, basis, quantity };
  return isEach ? { name, each: amount, basis, quantity } : { name, once: amount, basis, quantity };
};

export const discountInputs = (use: DiscountUse, given: Won): DiscountInputs => {
  const { discount, worth, share } = use;
  const wanted = limited(discount.policy, worth);
  const inputs = wayOf(use);
  if (wanted < worth.full) inputs.limit = wanted;
  if (given < share) inputs.cutTo = given;
  return inputs;
};

/** True if a discount is one of pieces, so it takes at most their price. Others may also reduce additions. */
const isOfPieces = (policy: DiscountPolicy): boolean => isOffEach(policy) || policy.maxAppliedQuantity !== undefined;

/** Returns what earlier discounts left of the dearest pieces of a line, at most `each` of every piece, in minor units. */
const leftOfPieces = (line: Line, pieces: number, each: number): Won => {
  if (!line.last) return times(won(Math.min(line.piece, each)), pieces);
  return sum(
    piecesLeft(line)
      .slice(0, pieces)
      .map((piece) => won(Math.min(piece, each))),
  );
};

/** Returns the maximum discount of each piece in minor units. */
const mostOfEach = (policy: DiscountPolicy): number =>
  policy.calcType === 'Amount' && isOffEach(policy) ? policy.discountPrice : Infinity;

/** Takes a discount off a line, or only `part` of it if that is less than its share. */
const takeShare = (
  line: Line,
  use: DiscountUse,
  part: Won = use.share,
  each = mostOfEach(use.discount.policy),
): void => {
  const wanted = isOfPieces(use.discount.policy) ? least(part, leftOfPieces(line, use.pieces, each)) : part;
  const given = most(noWon, least(wanted, line.left));
  if (given > 0) take(line, given, use);
  if (given < use.share && line.left <= 0) line.isOverdrawn = true;
};

/** Counts the discounted pieces per line: all, or the cheapest up to the maximum, ties in order. */
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

const takeTogether = (discount: Discount, group: readonly Line[]): void => {
  // Free pieces, such as samples, do not count. By unit number, so that shares do not depend on cart order.
  const paid = group.filter(({ piece }) => piece > 0);
  const lines = paid.toSorted((a, b) => a.unit.cartUnitId - b.unit.cartUnitId);
  const { policy } = discount;
  const rounding = lines[0]?.rounding;
  const quantity = lines.reduce((total, { unit }) => total + unit.quantity, 0);
  const price = lines.reduce((total, { unit, piece }) => total + piece * unit.quantity, 0);
  if (!isEarned(policy, quantity, price)) return;
  const pieces = appliedPieces(policy, lines);
  const ofPieces = (worthOfPieces: (piece: Won, count: number) => Won): readonly Won[] =>
    lines.map((line, i) => worthOfPieces(line.piece, pieces[i] ?? 0));
  const prices = ofPieces(times);
  const ratedEach = sum(ofPieces((piece, count) => ratedPieces(policy, piece, count, rounding)));
  const counted = pieces.reduce((a, b) => a + b, 0);
  const worth = worthOf(policy, sum(prices), counted, ratedEach, rounding);
  const wanted = limited(policy, worth);
  const shares = allocate(wanted, prices);
  // By list prices, so that a unit's share does not depend on discounts and coupons of the others.
  const greatest = sum(ofPieces((piece, count) => times(won(Math.min(piece, mostOfEach(policy))), count)));
  const parts = isOfPieces(policy) ? allocate(least(wanted, greatest), prices) : shares;
  const rule = ruleOf[discount.discountType];
  for (const [i, line] of lines.entries()) {
    const use = { rule, discount, worth, share: shares[i] ?? noWon, pieces: pieces[i] ?? 0 };
    takeShare(line, use, parts[i], Infinity);
  }
};

const bundlesOf = (lines: readonly Line[]): ReadonlyMap<string, readonly [Discount, readonly Line[]]> => {
  const bundles = new Map<string, [Discount, Line[]]>();
  for (const line of lines)
    for (const discount of discountsOf(line).together) {
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
    for (const own of discountsOf(line).first)
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
    for (const own of discountsOf(line).last) takeShare(line, own);
    line.discounted = line.left;
  }
};

/** Filters discounts by buyer: Member ones for members, Partnership ones by a partner channel. */
export const discountsFor = (
  { discounts }: { readonly discounts: readonly Discount[] },
  buyer: Pick<Buyer, 'memberType'>,
  isViaPartner: boolean,
): readonly Discount[] =>
  discounts.filter(({ discountType }) => {
    if (discountType === 'Member') return buyer.memberType === 'Member';
    return discountType === 'Partnership' ? isViaPartner : true;
  });
