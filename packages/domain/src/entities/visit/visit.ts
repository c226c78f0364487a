import type { CartUnitId, CouponIssueNo } from '../../money/ids.ts';
import type { Won } from '../../money/won.ts';

/** The state of a unit at the previous visit. */
export interface SeenUnit {
  readonly cartUnitId: CartUnitId;
  /** Chosen options. If the shopper changes them, the price change is not news. */
  readonly choice: string;
  readonly piecePrice: Won;
  readonly wasOrderable: boolean;
}

/** Cart snapshot for the next visit, stored by the marketplace per shopper. */
export interface SeenCart {
  /** Last visit, ms since 1970 UTC. */
  readonly seenAt: number;
  readonly units: readonly SeenUnit[];
  /** Coupons whose expiry was already announced. */
  readonly toldCoupons: readonly CouponIssueNo[];
}

/** The change of a unit since the last visit. Sold out takes priority over a price change. */
export type UnitNews =
  | { readonly type: 'SoldOut'; readonly cartUnitId: CartUnitId }
  /** The price of one piece changed, in won, with the same options. */
  | { readonly type: 'PriceChanged'; readonly cartUnitId: CartUnitId; readonly before: Won; readonly now: Won };

export interface CouponNews {
  readonly couponIssueNo: CouponIssueNo;
  readonly couponName: string;
  /** Expiry, ISO 8601. */
  readonly expiredDate: string;
  /** A unit that it is or can be used on, or undefined. */
  readonly cartUnitId: CartUnitId | undefined;
}

export interface VisitNews {
  /** In cart order. */
  readonly units: readonly UnitNews[];
  /** Earliest expiry first. */
  readonly coupons: readonly CouponNews[];
}

export const noNews: VisitNews = { units: [], coupons: [] };
