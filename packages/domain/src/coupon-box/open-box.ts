import type { CartUnitId, CouponIssueNo, CouponPolicyNo } from '../money/ids.ts';
import type { Won } from '../money/won.ts';
import type { Finding } from '../rule/rule.ts';
import type { CouponLane } from '../entities/coupon/coupon-place.ts';

/** A choice in a lane of the open box, not yet applied (CP-10). */
export interface CouponChoice {
  readonly lane: CouponLane;
  readonly cartUnitId: CartUnitId;
  /** undefined removes the coupon. */
  readonly couponKey: CouponIssueNo | undefined;
}

/** Scopes of a coupon box: one unit, or all units of its item in its parcel. */
export const boxScopes = ['Unit', 'ItemGroup'] as const;
export type BoxScope = (typeof boxScopes)[number];

/** An open coupon box. A lane without a choice keeps its coupons in use (CP-12). */
export interface OpenCouponBox {
  readonly cartUnitId: CartUnitId;
  readonly scope: BoxScope;
  /** Moment at which coupons are judged, ms since 1970 UTC. */
  readonly openedAt: number;
  /** At most one choice per lane and place. */
  readonly choices: readonly CouponChoice[];
  readonly downloading: readonly CouponPolicyNo[];
  readonly fresh: readonly CouponIssueNo[];
  readonly isApplying: boolean;
}

/** Opens the coupon box of a unit, or of all units of its item (CP-11, CP-12). */
export const openBox = ({
  cartUnitId,
  scope = 'Unit',
  now,
}: {
  readonly cartUnitId: CartUnitId;
  readonly scope?: BoxScope;
  readonly now: number;
}): OpenCouponBox => ({
  cartUnitId,
  scope,
  openedAt: now,
  choices: [],
  downloading: [],
  fresh: [],
  isApplying: false,
});

/** A coupon outside the best combination, with the reason. */
export interface LeftOutCoupon {
  readonly couponKey: CouponIssueNo;
  readonly reason: Finding;
}

/** The best combination for a cart version and selection (CP-19). Amounts in minor units. */
export interface FoundCombination {
  readonly cartVersion: number;
  readonly selected: readonly CartUnitId[];
  readonly lines: readonly { readonly couponKey: CouponIssueNo; readonly cartUnitIds: readonly CartUnitId[] }[];
  /** Price with the coupons in use. */
  readonly before: Won;
  /** Price with the found coupons. */
  readonly after: Won;
  /** Greatest possible further saving; 0 if proved optimal. */
  readonly gap: Won;
  readonly unused: readonly LeftOutCoupon[];
}

export interface CombinationPreview {
  /** `Applying` after the shopper confirmed. */
  readonly status: 'Searching' | 'Failed' | 'Found' | 'Applying';
  /** The best result so far during a search. */
  readonly found: FoundCombination | undefined;
}
