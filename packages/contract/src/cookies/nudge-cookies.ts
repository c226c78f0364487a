import type { NudgeType } from '@baguni/domain';
import type { Cookie } from './cookie.ts';

const DAY_S = 24 * 60 * 60;
/** How long most nudges stay closed. */
const MONTH_S = 30 * DAY_S;
/** How long the nudge of the larger cart stays closed: six months (ND-05). */
const HALF_YEAR_S = 6 * MONTH_S;

const closed: ReadonlyMap<string, 'Closed'> = new Map([['Y', 'Closed']]);

/** The nudges that a cookie keeps closed; the auto-renewal is the marketplace's to remember (ND-02, ND-03). */
export const closedNudges = {
  NudgingClubOneClick: { name: 'oneClickNudgeClosed', values: closed, maxAgeS: MONTH_S },
  NudgingSmileCard: { name: 'smileCardNudgeClosed', values: closed, maxAgeS: MONTH_S },
  NudgingAppDown: { name: 'appNudgeClosed', values: closed, maxAgeS: MONTH_S },
  NudgingCartCountExtended: { name: 'cartCountExtended', values: closed, maxAgeS: HALF_YEAR_S },
} as const satisfies Partial<Readonly<Record<NudgeType, Cookie<'Closed'>>>>;

/** How often the one-click nudge was shown: 1 to 9, more are not counted (ND-06). */
export const oneClickShowings: Cookie<string> = {
  name: 'oneClickNudgeCount',
  values: new Map(['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => [digit, digit])),
  maxAgeS: MONTH_S,
};
