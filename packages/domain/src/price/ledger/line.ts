import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import { minus, won, type Won } from '../../money/won.ts';
import { keptUnit, type KeptUnit } from './kept-unit.ts';
import type { PriceUse, Step } from './step.ts';

/** A unit while it is being priced: what is left of its price after the rules so far, and the steps they made. */
export interface Line {
  /** The unit. */
  readonly unit: CartUnit;
  /** What it costs alone. */
  readonly kept: KeptUnit;
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
  const kept = keptUnit(unit);
  const { price } = kept;
  return { unit, kept, left: price, discounted: price, isOverdrawn: price < 0, last: undefined };
};

/** What is left of the lines' prices, in won. */
export const leftOf = (lines: readonly Line[]): Won => {
  let total = 0;
  for (const { left } of lines) total += left;
  return won(total);
};

/** Takes an amount of 0 or more off a line. @param use what takes it */
export const take = (line: Line, amount: Won, use: PriceUse): void => {
  const left = won(line.left - amount);
  line.last = { amount: minus(amount), left, before: line.last, use, entry: undefined };
  line.left = left;
};

/** The steps of a line in the order in which they were taken. */
export const stepsOf = ({ last }: Line): readonly Step[] => {
  const steps: Step[] = [];
  for (let step = last; step; step = step.before) steps.unshift(step);
  return steps;
};
