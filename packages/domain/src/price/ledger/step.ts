import type { Discount, DiscountType } from '../../entities/discount/discount.ts';
import type { Won } from '../../money/won.ts';
import type { EntryHome, LedgerEntry } from './ledger.ts';

/** What a discount comes to, and from what. */
export interface Worth {
  /** What a rate is taken from, in won. */
  readonly price: Won;
  /** Pieces that the discount applies to. */
  readonly pieces: number;
  /** Won, before the policy's greatest amount limits it. */
  readonly full: Won;
}

/** The rules of a unit's own discounts. */
export type DiscountRule = `${DiscountType}Discount`;

/** One rule applied to a unit. A line's steps are a chain: most have one or two. */
export interface StepOf {
  /** Won, below 0. */
  readonly amount: Won;
  readonly before: Step | undefined;
}

/** A step that a discount of the unit's own made (DC-01, DC-02). */
export interface DiscountStep extends StepOf {
  readonly rule: DiscountRule;
  readonly discount: Discount;
  /** Of this unit, for which it was earned. */
  readonly pieces: number;
  /** What it came to for this unit, or for all that earned it together. */
  readonly worth: Worth;
  /** This unit's share, in won, before what is left of its price cut it (PR-07). */
  readonly share: Won;
}

/** Makes the entry of a step at its unit. */
export type EntryMaker = (home: EntryHome, amount: Won) => LedgerEntry;

/** A step that anything else made. */
export interface OtherStep extends StepOf {
  readonly discount: undefined;
  /** Its entry, made only when somebody opens the ledger. */
  readonly entry: EntryMaker;
}

/** How much a rule took off a unit, and from what. */
export type Step = DiscountStep | OtherStep;
