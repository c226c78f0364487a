import type { Option } from 'fp-ts/Option';
import type { CartUnitId, CouponIssueNo } from '../../money/ids.ts';
import type { Won } from '../../money/won.ts';

/** What a shopper saw of a unit: the price of one piece with its options, in won, and whether it could be ordered (RC-03). */
export interface SeenUnit {
  /** The unit. */
  readonly cartUnitId: CartUnitId;
  /** What was chosen: a shopper who chooses something else has changed the price, not the shop. */
  readonly choice: string;
  /** The price of one piece with its options, in won. */
  readonly piecePrice: Won;
  /** Whether it could be ordered then. */
  readonly wasOrderable: boolean;
}

/** What a visit leaves behind for the next one; the marketplace keeps it per shopper (RC-03). */
export interface SeenCart {
  /** When the cart was last opened, ms since 1970 UTC. */
  readonly seenAt: number;
  /** The units that were in the cart, as they were shown. */
  readonly units: readonly SeenUnit[];
  /** The coupons whose end was told. */
  readonly toldCoupons: readonly CouponIssueNo[];
}

/** What has changed of a unit since the last visit: at most one thing, that it is sold out before its price. */
export type UnitNews =
  /** A unit that could be ordered is sold out: `cartUnitId`. */
  | { readonly type: 'SoldOut'; readonly cartUnitId: CartUnitId }
  /** One piece of the unit `cartUnitId` cost `before` and costs `now`, in won, with the same options. */
  | { readonly type: 'PriceChanged'; readonly cartUnitId: CartUnitId; readonly before: Won; readonly now: Won };

/** A coupon of the buyer's that ends soon. */
export interface CouponNews {
  /** The number of the coupon in the buyer’s hands. */
  readonly couponIssueNo: CouponIssueNo;
  /** What a shopper reads. */
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
