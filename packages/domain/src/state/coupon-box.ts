import type { Option } from 'fp-ts/Option';
import type { CartUnitId, CouponIssueNo, CouponPolicyNo } from '../money/ids.ts';
import type { Won } from '../money/won.ts';
import type { Finding } from '../rule/rule.ts';
import type { CouponLane } from '../entities/coupon/lane.ts';

/** What was chosen in a lane of the open box: a coupon by its key, or none. Not in use before it is applied (CP-10). */
export interface CouponChoice {
  readonly lane: CouponLane;
  /** A unit of the place that it was chosen for. */
  readonly cartUnitId: CartUnitId;
  readonly couponKey: Option<CouponIssueNo>;
}

/** What a coupon box is about: one unit, or all units of its item in its parcel (CP-11, CP-12). */
export const boxScopes = ['Unit', 'ItemGroup'] as const;
/** What a coupon box is about. */
export type BoxScope = (typeof boxScopes)[number];

/** The coupon box of a unit while it is open. A lane without a choice is as it is in use (CP-12). */
export interface OpenCouponBox {
  readonly cartUnitId: CartUnitId;
  readonly scope: BoxScope;
  /** The moment at which its coupons are judged, ms since 1970 UTC. */
  readonly openedAt: number;
  readonly choices: readonly CouponChoice[];
  readonly downloading: readonly CouponPolicyNo[];
  /** Downloaded since it was opened: labelled as new (CP-14). */
  readonly fresh: readonly CouponIssueNo[];
  readonly isApplying: boolean;
}

/** A coupon that the best combination leaves out, and why. */
export interface LeftOutCoupon {
  readonly couponKey: CouponIssueNo;
  readonly reason: Finding;
}

/** The best combination as it was found for a cart at one version and selection (CP-19). Amounts in won. */
export interface FoundCombination {
  readonly cartVersion: number;
  readonly selected: readonly CartUnitId[];
  readonly lines: readonly { readonly couponKey: CouponIssueNo; readonly cartUnitIds: readonly CartUnitId[] }[];
  /** What the selected units cost with the coupons in use, and with those found. */
  readonly before: Won;
  readonly after: Won;
  /** By how much another combination could be cheaper at most; 0 where it is proved that none is. */
  readonly gap: Won;
  readonly unused: readonly LeftOutCoupon[];
}

/** The preview of the best combination while it is open. */
export interface CombinationPreview {
  readonly status: 'Searching' | 'Failed' | 'Found' | 'Applying';
  /** While it is sought, the best so far. */
  readonly found: Option<FoundCombination>;
}
