import type { Assignment } from '../model/block.ts';

export interface SearchBudget {
  /** Groups that may still be filled; counts down. */
  left: number;
  readonly isLate?: () => boolean;
}

export const isExhausted = ({ left, isLate }: SearchBudget): boolean => left <= 0 || (isLate !== undefined && isLate());

/** Resource prices of the current node in won, and its forbidden assignments. */
export interface Terms {
  readonly budget: SearchBudget;
  readonly prices: Float64Array;
  readonly forbidden: Uint8Array;
}

export const isAllowed = ({ forbidden }: Terms, assignment: Assignment): boolean => forbidden[assignment.index] === 0;

export const priceOf = ({ prices }: Terms, { resources }: Assignment): number => {
  let price = 0;
  for (const resource of resources) price += prices[resource] ?? 0;
  return price;
};
