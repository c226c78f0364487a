import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import { fractionOf, noWon, won, type Won, minus } from '../../money/won.ts';
import type { AppliedCoupon } from '../../entities/coupon/coupon.ts';
import type {
  Discount,
  DiscountType,
  AppliedPromotion,
  FundingDiscount,
  ExtraDiscountWorth,
} from '../../entities/discount/discount.ts';
import type { Rounding } from '../../money/currency.ts';
import type { LedgerEntry } from './ledger.ts';

type Branches = Pick<CartUnit, 'expressShopBranch' | 'smileFreshBranch'>;

/** Returns the surcharge of the branch for one piece, in minor units (PR-01). */
export const branchPrice = (unit: Branches): Won => {
  if (unit.expressShopBranch !== undefined) return unit.expressShopBranch.branchAdditionalPrice;
  return unit.smileFreshBranch?.branchAdditionalPrice ?? noWon;
};

/** Returns the price of a measured quantity from the price of `per`, rounded half up (EN-16). */
export const priceByMeasure = (price: Won, quantity: number, per: number): Won =>
  won(fractionOf(price, quantity, per, 'HalfUp'));

/** Returns a measured unit as one piece at its price. Other units are unchanged. */
export const asOnePiece = (unit: CartUnit): CartUnit => {
  const { quantity, item } = unit;
  const { measure, itemSellPrice } = item;
  return measure
    ? { ...unit, quantity: 1, item: { ...item, itemSellPrice: priceByMeasure(itemSellPrice, quantity, measure.per) } }
    : unit;
};

/** Returns the price of one piece with options and branch, without additions, in minor units. */
export const piecePrice = (unit: Pick<CartUnit, 'item'> & Branches): Won => {
  let price = unit.item.itemSellPrice + branchPrice(unit);
  for (const option of unit.item.options) price += option.optionPrice;
  return won(price);
};

/** Price of all additions of a unit, in minor units (PR-01). */
export const additionsTotal = (unit: CartUnit): Won => {
  let total = 0;
  for (const { price, quantity } of unit.item.additions) total += price * quantity;
  return won(total);
};

/** Returns (sell price + options + branch) × quantity + additions; `piece` is the price of one piece, if known. */
export const unitItemPrice = (unit: CartUnit, piece = piecePrice(unit)): Won =>
  won(piece * unit.quantity + additionsTotal(unit));

/** Saving of a discount before its maximum. */
export interface Worth {
  /** Basis of a rate, in minor units. */
  readonly price: Won;
  readonly pieces: number;
  /** Won before the policy’s maximum. */
  readonly full: Won;
}

/** Ledger rule of a discount. */
export type DiscountRule = `${DiscountType}Discount`;

/** A discount in use on a unit. */
export interface DiscountUse {
  readonly rule: DiscountRule;
  readonly discount: Discount;
  readonly pieces: number;
  readonly worth: Worth;
  /** This unit’s share in minor units, before the cap by its remaining price. */
  readonly share: Won;
}

/** A discount in use that is not paid by the seller. */
export interface FundingUse {
  readonly rule: 'FundingDiscount';
  readonly funding: FundingDiscount;
}

/** A promotion in use on a unit. */
export interface PromotionUse {
  readonly rule: 'Promotion';
  readonly applied: AppliedPromotion;
}

/** A coupon in use on a unit. */
export interface CouponUse {
  readonly rule: 'BuyerCoupon' | 'SuperCoupon' | 'SellerDupCoupon';
  readonly coupon: AppliedCoupon;
  readonly basis: Won;
  readonly worth: Won;
}

/** The extra discount in use on a unit. */
export interface ExtraDiscountUse {
  readonly rule: 'ExtraDiscount';
  readonly best: ExtraDiscountWorth;
  readonly basis: Won;
  readonly rounding: Rounding | undefined;
}

/** A reduction in use. */
export type PriceUse = DiscountUse | FundingUse | PromotionUse | CouponUse | ExtraDiscountUse;

/** One rule applied to a unit. Steps form a linked list; most units have one or two. */
export interface Step {
  /** Won, 0 or less. */
  readonly amount: Won;
  readonly left: Won;
  readonly before: Step | undefined;
  readonly use: PriceUse;
}

/** A unit’s discounts in stacking order. */
export interface UnitDiscounts {
  readonly first: readonly DiscountUse[];
  readonly together: readonly Discount[];
  readonly last: readonly DiscountUse[];
}

/** A unit while it is being priced: its remaining price, and the steps so far. */
export interface Line {
  /** A measured unit with its quantity. */
  readonly ordered: CartUnit;
  /** As priced: a measured unit is one piece. */
  readonly unit: CartUnit;
  /** Rounding of the rates of its discounts and coupons; down if missing. */
  readonly rounding: Rounding | undefined;
  /** One piece with options and branch, in minor units. */
  readonly piece: Won;
  /** Computed on first use. */
  discounts: UnitDiscounts | undefined;
  /** Remaining price in minor units. No step makes it negative; options and additions may. */
  left: Won;
  /** Price after discounts, before coupons; counts towards conditional free shipping. */
  discounted: Won;
  /** True if its own price is negative, or a discount would have made it negative. */
  isOverdrawn: boolean;
  last: Step | undefined;
  /** Its ledger, created when it is first read. */
  entries: readonly LedgerEntry[] | undefined;
}

export const lineOf = (ordered: CartUnit, rounding?: Rounding): Line => {
  const unit = asOnePiece(ordered);
  const piece = piecePrice(unit);
  const price = unitItemPrice(unit, piece);
  return {
    ordered,
    unit,
    rounding,
    piece,
    discounts: undefined,
    left: price,
    discounted: price,
    isOverdrawn: price < 0,
    last: undefined,
    entries: undefined,
  };
};

/** Totals the remaining prices, in minor units. */
export const leftOf = (lines: readonly Line[]): Won => {
  let total = 0;
  for (const { left } of lines) total += left;
  return won(total);
};

/** Takes an amount of 0 or more off a line. @param use the discount or coupon */
export const take = (line: Line, amount: Won, use: PriceUse): void => {
  const left = won(line.left - amount);
  line.last = { amount: minus(amount), left, before: line.last, use };
  line.left = left;
};

export const stepsOf = ({ last }: Line): readonly Step[] => {
  const steps: Step[] = [];
  for (let step = last; step; step = step.before) steps.unshift(step);
  return steps;
};

/** Returns the pieces that cost something, dearest first. */
export const paidPieces = (pieces: readonly number[]): readonly number[] =>
  Object.freeze(pieces.filter((piece) => piece > 0).toSorted((a, b) => b - a));

/** Takes an amount off the `count` cheapest pieces in equal shares, and off the others if these cost less. */
const takeOff = (pieces: readonly number[], amount: number, count: number): readonly number[] => {
  let rest = amount;
  return pieces.toReversed().map((piece, i) => {
    const off = Math.min(piece, Math.floor(rest / Math.max(1, Math.min(count, pieces.length) - i)));
    rest -= off;
    return piece - off;
  });
};

/** Returns the remaining price of each piece of a line. A discount of some pieces stays on the cheapest (DC-01). */
export const piecesLeft = (line: Line): readonly number[] => {
  const { quantity } = line.unit;
  let pieces = paidPieces(Array.from({ length: quantity }, () => line.piece));
  for (const { amount, use } of stepsOf(line))
    pieces = paidPieces(takeOff(pieces, -amount, 'discount' in use ? use.pieces : quantity));
  return pieces;
};
