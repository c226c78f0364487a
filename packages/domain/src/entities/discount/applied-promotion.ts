import type { CartUnitId } from '../../money/ids.ts';
import type { Won } from '../../money/won.ts';

export interface PromotionShare {
  readonly cartUnitId: CartUnitId;
  /** In won or minor units of another currency, above 0. */
  readonly amount: Won;
}

/** A promotion applied to the bought units. Amounts in won, or minor units of another currency. */
export interface AppliedPromotion {
  readonly promotion: string;
  readonly code: string;
  readonly name: string;
  /** Parameters of the offer. */
  readonly params: unknown;
  readonly basis: Won;
  readonly shares: readonly PromotionShare[];
  /** True if it reduces the fees of the parcels of these units instead of their prices. */
  readonly isOnShipping?: boolean;
}
