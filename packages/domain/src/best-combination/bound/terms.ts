import type { Assignment } from '../model/block.ts';

/** How long a search may go on before it answers the best so far. */
export interface SearchBudget {
  /** How many groups may still be filled; counts down. */
  left: number;
  /** Whether its time is over; it has no end where left out. */
  readonly isLate?: () => boolean;
}

/** Whether nothing is left to search with. */
export const isExhausted = ({ left, isLate }: SearchBudget): boolean => left <= 0 || (isLate !== undefined && isLate());

/** What using things costs at this moment of the search, in won, and which assignments are forbidden. */
export interface Terms {
  readonly budget: SearchBudget;
  readonly prices: Float64Array;
  readonly forbidden: Uint8Array;
}

/** Whether an assignment may be chosen. */
export const isAllowed = ({ forbidden }: Terms, assignment: Assignment): boolean => forbidden[assignment.index] === 0;

/** What an assignment costs at these prices, in won. */
export const priceOf = ({ prices }: Terms, { resources }: Assignment): number => {
  let price = 0;
  for (const resource of resources) price += prices[resource] ?? 0;
  return price;
};
