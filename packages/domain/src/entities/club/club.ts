import type { Option } from 'fp-ts/Option';
import type { ClubMemberType } from '../buyer/buyer.ts';
import type { CouponIssueNo } from '../../money/ids.ts';

/** What the marketplace keeps of a membership (CM-28). */
export interface SmileClubMemberInformation {
  /** The club’s own word for where the membership stands, e.g. `Active`. */
  readonly statusCode: string;
  /** The club’s own word for how often it is paid for, e.g. `Year`. */
  readonly payCycleType: string;
  /** What the buyer is to the club. */
  readonly memberType: ClubMemberType;
  /** The buyer’s grade at the marketplace. */
  readonly membershipGrade: string;
  /** The partner through whom the buyer joined; empty where there was none. */
  readonly joinPartnerId: string;
  /** In the universe club (XT-09). */
  readonly isUnifyMembership: boolean;
  /** Collects the points of SSG (CB-02). */
  readonly isSSGPoint: boolean;
  /** In the SSG membership, which earns those points (CB-02). */
  readonly isSSGMembership: boolean;
  /** When the membership was left, ms since 1970 UTC; none where it never was. */
  readonly withdrawDt: Option<number>;
}

/** Who a buyer is to the club (CM-28). */
export interface UnifyMembershipInfo {
  /** The buyer’s number at the club; empty for a visitor. */
  readonly unifyMasterId: string;
  /** In the club now, free or paid for. */
  readonly smileClubMember: boolean;
  /** More of the membership. */
  readonly smileClubMemberInformation: SmileClubMemberInformation;
}

/** The club one-click info of the second group (LS-03, CM-28). */
export interface ClubInfo {
  /** Who the buyer is to the club. */
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
  /** The number of the coupon in the buyer’s hands. */
  readonly couponIssueNo: CouponIssueNo;
  /** What it is called, in the language of the page. */
  readonly couponName: string;
}

/** The per cent of the coupon with which the club is advertised (XT-04). */
export const CLUB_TEASER_PERCENT = 15;
/** The cash that a member gets each year, in won, once the fee is paid (XT-04). */
export const CLUB_CASH_WON = 35_000;
/** What membership costs a year, in won, after the free month (XT-04). */
export const CLUB_FEE_WON = 30_000;
