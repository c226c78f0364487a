import type { Option } from 'fp-ts/Option';
import type { ClubMemberType } from '../buyer/buyer.ts';
import type { CouponIssueNo } from '../../money/ids.ts';

/** What the marketplace keeps of a membership (CM-28). */
export interface SmileClubMemberInformation {
  readonly statusCode: string;
  readonly payCycleType: string;
  readonly memberType: ClubMemberType;
  readonly membershipGrade: string;
  readonly joinPartnerId: string;
  /** In the universe club (XT-09). */
  readonly isUnifyMembership: boolean;
  readonly isSSGPoint: boolean;
  readonly isSSGMembership: boolean;
  /** When the membership was left, ms since 1970 UTC; none where it never was. */
  readonly withdrawDt: Option<number>;
}

/** Who a buyer is to the club (CM-28). */
export interface UnifyMembershipInfo {
  readonly unifyMasterId: string;
  readonly smileClubMember: boolean;
  readonly smileClubMemberInformation: SmileClubMemberInformation;
}

/** The club one-click info of the second group (LS-03, CM-28). */
export interface ClubInfo {
  readonly unifyMembershipInfo: UnifyMembershipInfo;
  /** The server would let this buyer join by one click (CL-01). */
  readonly isSmileClubOneClickTarget: boolean;
}

/** The scenes of joining by one click, in their order (CL-02). */
export const clubJoinScenes = ['Default', 'Loading', 'Success'] as const;
/** A scene of joining by one click. */
export type ClubJoinScene = (typeof clubJoinScenes)[number];

/** What a new member is given: a coupon that is theirs already (CM-39, CL-06). */
export interface WelcomeGift {
  readonly couponIssueNo: CouponIssueNo;
  readonly couponName: string;
}

/** The per cent of the coupon with which the club is advertised (XT-04). */
export const CLUB_TEASER_PERCENT = 15;
/** The cash that a member gets each year, in won, once the fee is paid (XT-04). */
export const CLUB_CASH_WON = 35_000;
/** What membership costs a year, in won, after the free month (XT-04). */
export const CLUB_FEE_WON = 30_000;
