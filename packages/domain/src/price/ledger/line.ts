import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import { minus, won, type Won } from '../../money/won.ts';
import { keptUnit, type KeptUnit } from './kept-unit.ts';
import type { PriceUse, Step } from './step.ts';

/**
 * A unit while it is being priced: what is left of its price after the rules so far, and the steps they made. The same
 * unit after the same step has the same price left: what follows from it need not be worked out again.
 */
export interface Line {
  /** The unit. */
  readonly unit: CartUnit;
  /** What it costs by itself, worked out once for as long as it stays the same. */
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

/** The step that takes an amount of 0 or more off a line next. @param use what takes it: its entry in the ledger says so */
export const nextStep = ({ left, last }: Line, amount: Won, use: PriceUse): Step => ({
  amount: minus(amount),
  left: won(left - amount),
  before: last,
  use,
  entry: undefined,
});

/** Takes a step on the line that it was made for. */
export const takeStep = (line: Line, step: Step): void => {
  line.left = step.left;
  line.last = step;
};

/** Takes an amount of 0 or more off a line. */
export const take = (line: Line, amount: Won, use: PriceUse): void => takeStep(line, nextStep(line, amount, use));

/** The steps of a line in the order in which they were taken. */
export const stepsOf = ({ last }: Line): readonly Step[] => {
  const steps: Step[] = [];
  for (let step = last; step; step = step.before) steps.unshift(step);
  return steps;
};
