import type { CartUnitId } from '../../money/ids.ts';
import type { Won } from '../../money/won.ts';

/** What a promotion takes off one unit. */
export interface PromotionShare {
  /** The unit. */
  readonly cartUnitId: CartUnitId;
  /** Won (of another currency minor units), above 0. */
  readonly amount: Won;
}

/** A promotion of a shop in use, worked out for the units that are bought (EN-09). Amounts in won, of another currency in minor units. */
export interface AppliedPromotion {
  /** Its offer, by its id. */
  readonly promotion: string;
  /** Its kind. */
  readonly code: string;
  /** What a shopper reads. */
  readonly name: string;
  /** What was left of the prices of all units that it applies to. */
  readonly basis: Won;
  /** Of it each unit that it takes something off, once. */
  readonly shares: readonly PromotionShare[];
}
