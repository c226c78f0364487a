import type { NudgeType } from '@baguni/domain';
import type { Cookie } from './cookie.ts';

const DAY_S = 24 * 60 * 60;
const MONTH_S = 30 * DAY_S;
/** Six months, for the nudge of the larger cart (ND-05). */
const HALF_YEAR_S = 6 * MONTH_S;

const closed: ReadonlyMap<string, 'Closed'> = new Map([['Y', 'Closed']]);

/** Nudges closed by a cookie. The server stores the auto-renewal nudge (ND-02, ND-03). */
export const closedNudges = {
  NudgingClubOneClick: { name: 'oneClickNudgeClosed', values: closed, maxAgeS: MONTH_S },
  NudgingSmileCard: { name: 'smileCardNudgeClosed', values: closed, maxAgeS: MONTH_S },
  NudgingAppDown: { name: 'appNudgeClosed', values: closed, maxAgeS: MONTH_S },
  NudgingCartCountExtended: { name: 'cartCountExtended', values: closed, maxAgeS: HALF_YEAR_S },
} as const satisfies Partial<Readonly<Record<NudgeType, Cookie<'Closed'>>>>;

/** Number of times the one-click nudge was shown, up to 9 (ND-06). */
export const oneClickShowings: Cookie<string> = {
  name: 'oneClickNudgeCount',
  values: new Map(['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => [digit, digit])),
  maxAgeS: MONTH_S,
};
