import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { DiscountRule, DiscountStep, EntryMaker, Step, StepOf } from './step.ts';
import { piecePrice, unitItemPrice } from '../unit-price.ts';
import { minus, won, type Won } from '../../money/won.ts';

/** A unit while it is being priced: what is left of its price after the rules so far, and the steps they made. */
export interface Line {
  readonly unit: CartUnit;
  /** One piece with options and branch, in won. */
  readonly piece: Won;
  /** Price left after the steps so far, in won; no step takes it below 0, options and additions may have (PR-07). */
  left: Won;
  /** Price after discounts, before coupons: what conditional-free shipping counts (SH-03). */
  discounted: Won;
  /** Its own price is below 0, or a discount would have taken it there (PR-07). */
  isOverdrawn: boolean;
  /** The latest step. */
  last: Step | undefined;
}

/** A unit at its item price, before any rule (PR-01). */
export const lineOf = (unit: CartUnit): Line => {
  const piece = piecePrice(unit);
  const left = unitItemPrice(unit, piece);
  return { unit, piece, left, discounted: left, isOverdrawn: left < 0, last: undefined };
};

/** What is left of the lines' prices, in won. */
export const leftOf = (lines: readonly Line[]): Won => {
  let total = 0;
  for (const { left } of lines) total += left;
  return won(total);
};

const add = (line: Line, step: Step): void => {
  line.left = won(line.left + step.amount);
  line.last = step;
};

/** Takes an amount above 0 off a line. @param entry makes what the ledger says of it */
export const take = (line: Line, amount: Won, entry: EntryMaker): void =>
  add(line, { amount: minus(amount), before: line.last, discount: undefined, entry });

/** What a discount is to take off a line. */
export type DiscountShare = Omit<DiscountStep, 'rule' | keyof StepOf>;

/** Takes what a discount gives off a line, in won. */
export const takeDiscount = (line: Line, rule: DiscountRule, given: Won, of: DiscountShare): void => {
  const { discount, pieces, worth, share } = of;
  add(line, { rule, amount: minus(given), before: line.last, discount, pieces, worth, share });
};

/** The steps of a line in the order in which they were taken. */
export const stepsOf = ({ last }: Line): readonly Step[] => {
  const steps: Step[] = [];
  for (let step = last; step; step = step.before) steps.unshift(step);
  return steps;
};
