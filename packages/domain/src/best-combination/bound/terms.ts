import type { Use } from '../model/block.ts';

/** How long a search may go on before it answers the best so far. */
export interface Effort {
  /** How many groups may still be filled; counts down. */
  left: number;
  /** Whether its time is over; it has no end where left out. */
  readonly isLate?: () => boolean;
}

/** Whether nothing is left to search with. */
export const isSpent = ({ left, isLate }: Effort): boolean => left <= 0 || (isLate !== undefined && isLate());

/** What using things costs at this moment of the search, in won, and which uses are closed. */
export interface Terms {
  readonly effort: Effort;
  readonly prices: Float64Array;
  readonly closed: Uint8Array;
}

/** Whether a use may be chosen. */
export const isOpen = ({ closed }: Terms, use: Use): boolean => closed[use.index] === 0;

/** What a use costs at these prices, in won. */
export const priceOf = ({ prices }: Terms, { resources }: Use): number => {
  let price = 0;
  for (const resource of resources) price += prices[resource] ?? 0;
  return price;
};
