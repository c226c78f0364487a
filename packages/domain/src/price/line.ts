import type { CartUnit } from '../cart/cart-unit.ts';
import type { Discount } from './discount.ts';
import type { Basis } from './discount-worth.ts';
import type { LedgerInputs, PriceRule } from './ledger.ts';
import { additionsTotal, piecePrice } from './unit-price.ts';
import { minus, won, type Won } from './won.ts';

/** A discount that a unit earned, and what came of it. */
export interface EarnedDiscount {
  readonly discount: Discount;
  /** Of this unit, for which it was earned. */
  readonly pieces: number;
  /** What it was worked out from: this unit, or all that earned it together. */
  readonly basis: Basis;
  /** This unit's share, in won, before what is left of its price cut it (PR-07). */
  readonly share: Won;
}

/** One rule applied to a unit: how much it took, and from what: a discount of the unit's own (DC-01), or in words. */
export type Step = {
  readonly rule: PriceRule;
  /** Won, below 0. */
  readonly amount: Won;
} & (
  | { readonly earned: EarnedDiscount; readonly inputs: undefined }
  /** The inputs in words, made only when somebody opens the ledger. */
  | { readonly earned: undefined; readonly inputs: () => LedgerInputs }
);

/** A unit while it is being priced: what is left of its price after the rules so far, and the steps they made. */
export interface Line {
  readonly unit: CartUnit;
  /** One piece with options and branch, in won. */
  readonly piece: Won;
  /** Price left after the steps so far, in won; never below 0. */
  left: Won;
  /** Price after discounts, before coupons: what conditional-free shipping counts (SH-03). */
  discounted: Won;
  /** A discount would have taken the price below 0 (PR-07). */
  isOverdrawn: boolean;
  /** In the order in which they were taken. */
  steps: readonly Step[];
}

const noSteps: readonly Step[] = [];

/** A unit at its item price, before any rule (PR-01). */
export const lineOf = (unit: CartUnit): Line => {
  const piece = piecePrice(unit);
  const left = won(piece * unit.quantity + additionsTotal(unit));
  return { unit, piece, left, discounted: left, isOverdrawn: false, steps: noSteps };
};

const add = (line: Line, step: Step): void => {
  line.left = won(line.left + step.amount);
  // a line has few steps, often one: a list that grows by pushing would keep room for seventeen
  line.steps = line.steps.length === 0 ? [step] : [...line.steps, step];
};

/** Takes an amount above 0 off a line. @param inputs what the ledger says of it */
export const take = (line: Line, rule: PriceRule, amount: Won, inputs: () => LedgerInputs): void =>
  add(line, { rule, amount: minus(amount), earned: undefined, inputs });

/** Takes what a discount gives off a line, in won. */
export const takeEarned = (line: Line, rule: PriceRule, given: Won, earned: EarnedDiscount): void =>
  add(line, { rule, amount: minus(given), earned, inputs: undefined });
