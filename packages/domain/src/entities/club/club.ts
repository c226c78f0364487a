import type { ClubMemberType } from '../buyer/buyer.ts';
import type { CouponIssueNo } from '../../money/ids.ts';

export interface SmileClubMemberInformation {
  /** Club code of the membership status, e.g. `Active`. */
  readonly statusCode: string;
  /** Club code of the payment cycle, e.g. `Year`. */
  readonly payCycleType: string;
  readonly memberType: ClubMemberType;
  readonly membershipGrade: string;
  /** Referring partner; empty if there is none. */
  readonly joinPartnerId: string;
  readonly isUnifyMembership: boolean;
  readonly isSSGPoint: boolean;
  readonly isSSGMembership: boolean;
  /** Time of leaving, ms since 1970 UTC, or undefined. */
  readonly withdrawDt: number | undefined;
}

export interface UnifyMembershipInfo {
  /** Buyer number at the club; empty for a visitor. */
  readonly unifyMasterId: string;
  readonly smileClubMember: boolean;
  readonly smileClubMemberInformation: SmileClubMemberInformation;
}

export interface ClubInfo {
  readonly unifyMembershipInfo: UnifyMembershipInfo;
  /** True if the server allows this buyer to join by one click. */
  readonly isSmileClubOneClickTarget: boolean;
}

export const clubJoinScenes = ['Default', 'Loading', 'Success'] as const;
export type ClubJoinScene = (typeof clubJoinScenes)[number];

/** Coupon that a new member receives. */
export interface WelcomeGift {
  readonly couponIssueNo: CouponIssueNo;
  readonly couponName: string;
}

export const CLUB_TEASER_PERCENT = 15;
/** Yearly club cash after the fee is paid, in won. */
export const CLUB_CASH_WON = 35_000;
/** Yearly fee after the free month, in won. */
export const CLUB_FEE_WON = 30_000;
