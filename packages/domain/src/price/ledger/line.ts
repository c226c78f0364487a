import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import { minus, won, type Won } from '../../money/won.ts';
import { keptUnit, type KeptUnit } from './kept-unit.ts';
import type { PriceUse, Step } from './step.ts';

/** A unit while it is being priced: what is left of its price after the rules so far, and the steps they made. */
export interface Line {
  readonly unit: CartUnit;
  /** What it costs alone. */
  readonly kept: KeptUnit;
  /** Remaining price in won. No step makes it negative; options and additions may. */
  left: Won;
  /** Price after discounts, before coupons; counts towards conditional free shipping. */
  discounted: Won;
  /** True if its own price is negative, or a discount would have made it negative. */
  isOverdrawn: boolean;
  last: Step | undefined;
}

export const lineOf = (unit: CartUnit): Line => {
  const kept = keptUnit(unit);
  const { price } = kept;
  return { unit, kept, left: price, discounted: price, isOverdrawn: price < 0, last: undefined };
};

/** Totals the remaining prices, in won. */
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

export const stepsOf = ({ last }: Line): readonly Step[] => {
  const steps: Step[] = [];
  for (let step = last; step; step = step.before) steps.unshift(step);
  return steps;
};
