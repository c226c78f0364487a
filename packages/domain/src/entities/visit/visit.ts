import type { Option } from 'fp-ts/Option';
import type { CartUnitId, CouponIssueNo } from '../../money/ids.ts';
import type { Won } from '../../money/won.ts';

/** What a shopper saw of a unit: the price of one piece with its options, in won, and whether it could be ordered (RC-03). */
export interface SeenUnit {
  readonly cartUnitId: CartUnitId;
  /** What was chosen: a shopper who chooses something else has changed the price, not the shop. */
  readonly choice: string;
  readonly piecePrice: Won;
  readonly wasOrderable: boolean;
}

/** What a visit leaves behind for the next one; the marketplace keeps it per shopper (RC-03). */
export interface SeenCart {
  /** When the cart was last opened, ms since 1970 UTC. */
  readonly seenAt: number;
  readonly units: readonly SeenUnit[];
  /** The coupons whose end was told. */
  readonly toldCoupons: readonly CouponIssueNo[];
}

/** What has changed of a unit since the last visit: at most one thing, that it is sold out before its price. */
export type UnitNews =
  | { readonly type: 'SoldOut'; readonly cartUnitId: CartUnitId }
  | { readonly type: 'PriceChanged'; readonly cartUnitId: CartUnitId; readonly before: Won; readonly now: Won };

/** A coupon of the buyer's that ends soon. */
export interface CouponNews {
  readonly couponIssueNo: CouponIssueNo;
  readonly couponName: string;
  /** The last moment at which it may be used, ISO 8601. */
  readonly expiredDate: string;
  /** A unit that it is on, or may go on; none where the cart has none. */
  readonly cartUnitId: Option<CartUnitId>;
}

/** What is told of the time since the last visit (RC-03). */
export interface VisitNews {
  /** In the order of the cart. */
  readonly units: readonly UnitNews[];
  /** Those that end first are first. */
  readonly coupons: readonly CouponNews[];
}

/** Nothing to tell. */
export const noNews: VisitNews = { units: [], coupons: [] };
