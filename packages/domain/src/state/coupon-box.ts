import type { Option } from 'fp-ts/Option';
import type { CartUnitId, CouponIssueNo, CouponPolicyNo } from '../money/ids.ts';
import type { Won } from '../money/won.ts';
import type { Finding } from '../rule/rule.ts';
import type { CouponLane } from '../entities/coupon/lane.ts';

/** What was chosen in a lane of the open box: a coupon by its key, or none. Not in use before it is applied (CP-10). */
export interface CouponChoice {
  /** The section of the box. */
  readonly lane: CouponLane;
  /** A unit of the place that it was chosen for. */
  readonly cartUnitId: CartUnitId;
  /** The coupon by its key; none: without one. */
  readonly couponKey: Option<CouponIssueNo>;
}

/** What a coupon box is about: one unit, or all units of its item in its parcel (CP-11, CP-12). */
export const boxScopes = ['Unit', 'ItemGroup'] as const;
/** What a coupon box is about. */
export type BoxScope = (typeof boxScopes)[number];

/** The coupon box of a unit while it is open. A lane without a choice is as it is in use (CP-12). */
export interface OpenCouponBox {
  /** The unit that it was opened for. */
  readonly cartUnitId: CartUnitId;
  /** Whether it is about the unit, or all units of its item (CP-11, CP-12). */
  readonly scope: BoxScope;
  /** The moment at which its coupons are judged, ms since 1970 UTC. */
  readonly openedAt: number;
  /** What was chosen in it, at most once for a lane and a place. */
  readonly choices: readonly CouponChoice[];
  /** Coupons that are being downloaded, by policy (CP-14). */
  readonly downloading: readonly CouponPolicyNo[];
  /** Downloaded since it was opened: labelled as new (CP-14). */
  readonly fresh: readonly CouponIssueNo[];
  /** What is chosen is on its way to the server. */
  readonly isApplying: boolean;
}

/**
 * Opens the coupon box of a unit, or of all units of its item (CP-11, CP-12).
 * @example
 * openBox({ cartUnitId: cartUnitId(1), now }).scope; // Unit
 */
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

/** A coupon that the best combination leaves out, and why. */
export interface LeftOutCoupon {
  /** The coupon by its key. */
  readonly couponKey: CouponIssueNo;
  /** Why it is left out. */
  readonly reason: Finding;
}

/** The best combination as it was found for a cart at one version and selection (CP-19). Amounts in won. */
export interface FoundCombination {
  /** The version of the cart that it was found for. */
  readonly cartVersion: number;
  /** The units that were selected. */
  readonly selected: readonly CartUnitId[];
  /** The coupons of the combination: each by its `couponKey`, on the units `cartUnitIds`. */
  readonly lines: readonly { readonly couponKey: CouponIssueNo; readonly cartUnitIds: readonly CartUnitId[] }[];
  /** What the selected units cost with the coupons in use. */
  readonly before: Won;
  /** What they cost with those found. */
  readonly after: Won;
  /** By how much another combination could be cheaper at most; 0 where it is proved that none is. */
  readonly gap: Won;
  /** The coupons that it leaves out. */
  readonly unused: readonly LeftOutCoupon[];
}

/** The preview of the best combination while it is open. */
export interface CombinationPreview {
  /** How far it has come: `Applying` once the shopper has pressed. */
  readonly status: 'Searching' | 'Failed' | 'Found' | 'Applying';
  /** While it is sought, the best so far. */
  readonly found: Option<FoundCombination>;
}
