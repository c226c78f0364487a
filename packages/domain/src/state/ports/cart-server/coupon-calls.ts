import type { Option } from 'fp-ts/Option';
import type { AppliedCoupon } from '../../../entities/coupon/coupon.ts';
import type { Coupon } from '../../../entities/coupon/held-coupon.ts';
import type { CartUnitId, CouponIssueNo, CouponPolicyNo } from '../../../money/ids.ts';
import type { Won } from '../../../money/won.ts';
import type { CouponChange } from '../../../cart/changes.ts';
import type { Answer, PartlyRead } from './answer.ts';

/** CM-07 */
export interface ApplyCouponsRequest {
  /** The units have exactly these coupons afterwards (CP-09, CP-17). */
  readonly applications: readonly CouponApplication[];
  /** Further units, which keep no other coupons than those of these applications. */
  readonly cartUnitIds: readonly CartUnitId[];
  /** The shopper agreed to move coupons from other units (CART-BR5-12). */
  readonly moves: boolean;
  /** Units that count as bought for minimums and fees (CP-03, CP-05); default is the units with coupons. */
  readonly selected?: readonly CartUnitId[];
}

/** A requested coupon on one unit, units of one item in one parcel, or units of one parcel. */
export interface CouponApplication {
  readonly couponIssueNo: CouponIssueNo;
  readonly cartUnitIds: readonly CartUnitId[];
}

/** CM-08: removes the coupons of these units, and these coupons everywhere. */
export interface UnapplyCouponsRequest {
  readonly cartUnitIds: readonly CartUnitId[];
  readonly couponIssueNoes: readonly CouponIssueNo[];
}

/** Coupons whose target matches the units; `couponRules` determine eligibility (CM-21, CM-45, CM-46). */
export interface CouponList {
  /** Owned and downloadable coupons. */
  readonly coupons: readonly Coupon[];
  readonly totalCount: number;
}

export interface RecommendationTarget {
  readonly key: string;
  readonly cartUnitIds: readonly CartUnitId[];
}

/** The best coupons for a group with their units and joint saving in won (CM-23). */
export interface RecommendedGroup {
  readonly key: string;
  readonly coupons: readonly { readonly coupon: Coupon; readonly cartUnitIds: readonly CartUnitId[] }[];
  readonly saving: Won;
}

/** Reasons of a failed download: daily limit (CP-15), sold out, already owned, expired, unknown. */
export const issueFailures = ['over-try', 'sold-out', 'already-issued', 'expired', 'unknown'] as const;

export type IssueFailure = (typeof issueFailures)[number];

/** Result of a download: the issue number, or the reason of the failure (CM-26). */
export interface IssueReply {
  readonly isSuccess: boolean;
  readonly failedReason: Option<IssueFailure>;
  readonly issueNo: Option<CouponIssueNo>;
}

/** CM-26: download fields of a coupon. */
export type IssueRequest = Pick<Coupon, 'eventNo' | 'encStr' | 'couponPromotionType'>;

/** A coupon in use that blocks the order, by code (CM-48). */
export interface CouponObjection {
  readonly code: string;
  readonly cartUnitIds: readonly CartUnitId[];
}

export interface CouponCalls {
  /** CM-07: applies all or none */
  readonly applyCoupons: (request: ApplyCouponsRequest) => Answer<CouponChange & PartlyRead>;
  /** CM-08 */
  readonly unapplyCoupons: (request: UnapplyCouponsRequest) => Answer<CouponChange & PartlyRead>;
  /** CM-21; an empty list means the whole cart */
  readonly getCouponBox: (request: { readonly cartUnitIds: readonly CartUnitId[] }) => Answer<CouponList>;
  /** CM-22; an empty list means the whole cart */
  readonly getAppliedCoupons: (request: {
    readonly cartUnitIds: readonly CartUnitId[];
  }) => Answer<{ readonly appliedCoupons: readonly AppliedCoupon[]; readonly cartVersion: number }>;
  /** CM-23 */
  readonly getRecommendedCoupons: (request: {
    readonly targets: readonly RecommendationTarget[];
    readonly couponsOnNotTargeted: readonly CouponIssueNo[];
  }) => Answer<{ readonly groups: readonly RecommendedGroup[] }>;
  /** CM-25: an owned coupon of the policy that is not among the used ones, or `none` */
  readonly getUnusedCoupon: (request: {
    readonly usedCouponIssueNos: readonly CouponIssueNo[];
    readonly couponPolicyNo: CouponPolicyNo;
  }) => Answer<{ readonly coupon: Option<Coupon> }>;
  /** CM-26 */
  readonly issueCoupon: (request: IssueRequest) => Answer<IssueReply>;
  /** CM-45 */
  readonly getGroupCouponList: (request: { readonly cartUnitIds: readonly CartUnitId[] }) => Answer<CouponList>;
  /** CM-46 */
  readonly getUnitCouponList: (request: { readonly cartUnitId: CartUnitId }) => Answer<CouponList>;
  /** CM-47 */
  readonly pickCouponIssueNo: (request: {
    readonly usedCouponIssueNos: readonly CouponIssueNo[];
    readonly couponPolicyNo: CouponPolicyNo;
  }) => Answer<{ readonly couponIssueNo: Option<CouponIssueNo> }>;
  /** CM-48: objections to ordering these units with the coupons in use */
  readonly checkAppliedCoupons: (request: {
    readonly cartUnitIds: readonly CartUnitId[];
  }) => Answer<{ readonly objections: readonly CouponObjection[] }>;
}
