import type { Option } from 'fp-ts/Option';
import type { AppliedCoupon } from '../../../entities/coupon/coupon.ts';
import type { Coupon } from '../../../entities/coupon/held-coupon.ts';
import type { CartUnitId, CouponIssueNo, CouponPolicyNo } from '../../../money/ids.ts';
import type { Won } from '../../../money/won.ts';
import type { CouponChange } from '../../../cart/changes.ts';
import type { Answer, PartlyRead } from './answer.ts';

/** CM-07 */
export interface ApplyCouponsRequest {
  /** Coupons on units: with them, their units have these coupons and no others (CP-09, CP-17). */
  readonly applications: readonly CouponApplication[];
  /** Further units that are to have no other coupons than these applications give them. */
  readonly cartUnitIds: readonly CartUnitId[];
  /** The shopper agreed that coupons which are applied elsewhere are taken off there (CART-BR5-12). */
  readonly moves: boolean;
  /** The units that are bought, whose goods and fees these coupons are judged by (CP-03, CP-05); those with coupons where left out. */
  readonly selected?: readonly CartUnitId[];
}

/** A coupon on units, as a request names it: one unit, units of one item in one parcel, or units of one parcel. */
export interface CouponApplication {
  /** The coupon in the buyer’s hands. */
  readonly couponIssueNo: CouponIssueNo;
  /** The units. */
  readonly cartUnitIds: readonly CartUnitId[];
}

/** CM-08: what is on these units, and these coupons wherever they are, is taken off as a whole. */
export interface UnapplyCouponsRequest {
  /** Units that are to hold no coupon. */
  readonly cartUnitIds: readonly CartUnitId[];
  /** Coupons that are to be on no unit. */
  readonly couponIssueNoes: readonly CouponIssueNo[];
}

/** The coupons that may go on some units, by their target: who may use which is judged by `couponRules` (CM-21, CM-45, CM-46). */
export interface CouponList {
  /** The coupons, held and to be downloaded. */
  readonly coupons: readonly Coupon[];
  /** How many there are. */
  readonly totalCount: number;
}

/** A group for which coupons are recommended, by a key of the caller's (CM-23). */
export interface RecommendationTarget {
  /** The caller’s own; the answer names the group by it. */
  readonly key: string;
  /** The units of the group. */
  readonly cartUnitIds: readonly CartUnitId[];
}

/** The best coupons for a group: each with the units that it would go on, and what they save together, in won (CM-23). */
export interface RecommendedGroup {
  /** The group, by the key of the request. */
  readonly key: string;
  /** Each `coupon` with the units `cartUnitIds` that it would go on. */
  readonly coupons: readonly { readonly coupon: Coupon; readonly cartUnitIds: readonly CartUnitId[] }[];
  /** What they save together, in won. */
  readonly saving: Won;
}

/** Why a coupon could not be downloaded: today's tries are used up (CP-15), none is left, the buyer has it, it is over or unknown. */
export const issueFailures = ['over-try', 'sold-out', 'already-issued', 'expired', 'unknown'] as const;

/** A reason for which a coupon could not be downloaded. */
export type IssueFailure = (typeof issueFailures)[number];

/** What came of a download (CM-26): the issue number, or the reason why there is none. */
export interface IssueReply {
  /** The coupon was given. */
  readonly isSuccess: boolean;
  /** Why not, where it was not (CP-15). */
  readonly failedReason: Option<IssueFailure>;
  /** The coupon’s number, where it is known already. */
  readonly issueNo: Option<CouponIssueNo>;
}

/** CM-26: what a coupon says of its download. */
export type IssueRequest = Pick<Coupon, 'eventNo' | 'encStr' | 'couponPromotionType'>;

/** A coupon in use that could not be ordered with, by code (CM-48). */
export interface CouponObjection {
  /** The reason, by the code of a rule. */
  readonly code: string;
  /** The units that it concerns. */
  readonly cartUnitIds: readonly CartUnitId[];
}

/** The calls about coupons. */
export interface CouponCalls {
  /** CM-07: all of it or nothing */
  readonly applyCoupons: (request: ApplyCouponsRequest) => Answer<CouponChange & PartlyRead>;
  /** CM-08 */
  readonly unapplyCoupons: (request: UnapplyCouponsRequest) => Answer<CouponChange & PartlyRead>;
  /** CM-21; no ids: the whole cart */
  readonly getCouponBox: (request: { readonly cartUnitIds: readonly CartUnitId[] }) => Answer<CouponList>;
  /** CM-22; no ids: the whole cart */
  readonly getAppliedCoupons: (request: {
    readonly cartUnitIds: readonly CartUnitId[];
  }) => Answer<{ readonly appliedCoupons: readonly AppliedCoupon[]; readonly cartVersion: number }>;
  /** CM-23 */
  readonly getRecommendedCoupons: (request: {
    readonly targets: readonly RecommendationTarget[];
    readonly couponsOnNotTargeted: readonly CouponIssueNo[];
  }) => Answer<{ readonly groups: readonly RecommendedGroup[] }>;
  /** CM-25: a coupon of the policy that the buyer holds and that is not among those used; none until it is found */
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
  /** CM-48: what stands against ordering these units with the coupons that are in use */
  readonly checkAppliedCoupons: (request: {
    readonly cartUnitIds: readonly CartUnitId[];
  }) => Answer<{ readonly objections: readonly CouponObjection[] }>;
}
