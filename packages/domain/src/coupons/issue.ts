/** Reasons of a failed download: daily limit (CP-15), sold out, already owned, expired, unknown. */
export const issueFailures = ['over-try', 'sold-out', 'already-issued', 'expired', 'unknown'] as const;
export type IssueFailure = (typeof issueFailures)[number];

export const MAX_TRIES_A_DAY = 5;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days start at midnight in Korea, 9 hours before midnight UTC. */
const KOREA_MS = 9 * 60 * 60 * 1000;

/** Returns the start of the day in Korea: attempts are counted by day. */
export const dayInKorea = (now: number): number => Math.floor((now + KOREA_MS) / DAY_MS) * DAY_MS - KOREA_MS;

export interface IssueFacts {
  readonly tries: number;
  /** Expiry of the coupon, ISO 8601. */
  readonly expiredDate: string;
  /** ms since 1970 UTC. */
  readonly now: number;
  /** Coupons of these terms that the buyer has received, used or not. */
  readonly held: number;
  readonly perBuyer: number;
  /** Coupons of these terms issued to all buyers. */
  readonly issued: number;
  readonly issueLimit: number | undefined;
}

type IssueRule = readonly [failure: IssueFailure, isBroken: (facts: IssueFacts) => boolean];

const issueRules: readonly IssueRule[] = [
  ['over-try', ({ tries }) => tries > MAX_TRIES_A_DAY],
  // An unreadable date counts as expired, as it does when the coupon is used (COUPON-EXPIRED).
  ['expired', ({ now, expiredDate }) => !(now <= Date.parse(expiredDate))],
  ['already-issued', ({ held, perBuyer }) => held >= perBuyer],
  ['sold-out', ({ issued, issueLimit }) => issueLimit !== undefined && issued >= issueLimit],
];

/** Returns the first reason against downloading a coupon, or undefined (CP-14, CP-15). */
export const issueFailureOf = (facts: IssueFacts): IssueFailure | undefined =>
  issueRules.find(([, isBroken]) => isBroken(facts))?.[0];
