import {
  HOME_COUNTRY,
  charsets,
  languages,
  overseaCountryTypes,
  type CartTab,
  type Language,
  type NudgeType,
} from '@baguni/domain/internal';
import type { Cookie } from './cookie.ts';

const DAY_S = 24 * 60 * 60;
const MONTH_S = 30 * DAY_S;
const YEAR_S = 365 * DAY_S;

const closed: ReadonlyMap<string, 'Closed'> = new Map([['Y', 'Closed']]);
const identical = <A extends string>(...values: readonly A[]): ReadonlyMap<string, A> =>
  new Map(values.map((value) => [value, value]));

/** The cookie with the shipping country (OV-01). */
export const shipnation = {
  name: 'shipnation',
  values: identical(HOME_COUNTRY, ...overseaCountryTypes),
  maxAgeS: YEAR_S,
} as const satisfies Cookie<string>;

/** The cookie with the shipping method. */
export const shippingMethodType = {
  name: 'shippingMethodType',
  values: identical('EMS', 'SFExpress', 'CJ'),
  maxAgeS: YEAR_S,
} as const satisfies Cookie<string>;

/** Currency of overseas amounts, shown in addition to won (OV-13, CO-02). */
export const currency = {
  name: 'currency',
  values: identical('KRW', 'USD', 'CNY', 'JPY', 'HKD', 'THB', 'MYR', 'SGD', 'AUD', 'TWD'),
  maxAgeS: YEAR_S,
} as const satisfies Cookie<string>;

/** The cookie with the active tab of the cart. */
export const tabType: Cookie<CartTab> = {
  name: 'tabType',
  values: new Map<string, CartTab>([
    ['smilefresh', 'SmileFresh'],
    ['emartmall', 'SmileFresh'],
    ['smiledelivery', 'SmileDelivery'],
    ['stardelivery', 'SmileDelivery'],
    ['expressshop', 'ExpressShop'],
  ]),
  maxAgeS: 0,
};

/** Language chosen elsewhere in the marketplace (RT-06). */
export const charset: Cookie<Language> = {
  name: 'charset',
  values: new Map(languages.map((language) => [charsets[language], language])),
  maxAgeS: YEAR_S,
};

/** Keeps a mobile browser on the segment that it asks for, until its session ends (RT-05). */
export const fromPC: Cookie<'Kept'> = { name: 'fromPC', values: new Map([['true', 'Kept']]), maxAgeS: 0 };

/** Marks an iPad, which names itself a Mac; the page sets it (RT-05). */
export const tablet: Cookie<'Tablet'> = { name: 'tablet', values: new Map([['Y', 'Tablet']]), maxAgeS: YEAR_S };

/** Keeps the outdated browser notice closed for a week (PG-11). */
export const browserNotice: Cookie<'Closed'> = {
  name: 'browserNoticeClosed',
  values: closed,
  maxAgeS: 7 * DAY_S,
};

/** Six months, for the nudge of the larger cart (ND-05). */
const HALF_YEAR_S = 6 * MONTH_S;

/** Nudges closed by a cookie. The server stores the auto-renewal nudge (ND-02, ND-03). */
export const closedNudges = {
  NudgingClubOneClick: { name: 'oneClickNudgeClosed', values: closed, maxAgeS: MONTH_S },
  NudgingSmileCard: { name: 'smileCardNudgeClosed', values: closed, maxAgeS: MONTH_S },
  NudgingAppDown: { name: 'appNudgeClosed', values: closed, maxAgeS: MONTH_S },
  NudgingCartCountExtended: { name: 'cartCountExtended', values: closed, maxAgeS: HALF_YEAR_S },
} as const satisfies Partial<Readonly<Record<NudgeType, Cookie<'Closed'>>>>;

/** Suppresses all nudges for a day after one was closed (ND-01). */
export const quietNudges: Cookie<'Closed'> = { name: 'nudgesQuiet', values: closed, maxAgeS: DAY_S };

/** Number of times the one-click nudge was shown, up to 9 (ND-06). */
export const oneClickShowings: Cookie<string> = {
  name: 'oneClickNudgeCount',
  values: identical('1', '2', '3', '4', '5', '6', '7', '8', '9'),
  maxAgeS: MONTH_S,
};

/** Keeps the coupon prompt closed for 30 days (CP-13). */
export const closedCouponPrompt: Cookie<'Closed'> = {
  name: 'couponPromptClosed',
  values: closed,
  maxAgeS: MONTH_S,
};
