import { charsets, languages, type CartTab, type Language } from '@baguni/domain';
import type { Cookie } from './cookie.ts';

const DAY_S = 24 * 60 * 60;
const YEAR_S = 365 * DAY_S;

const identical = <A extends string>(...values: readonly A[]): ReadonlyMap<string, A> =>
  new Map(values.map((value) => [value, value]));

export const shipnation = {
  name: 'shipnation',
  values: identical(
    'SouthKorea',
    'Australia',
    'China',
    'HongKong',
    'Indonesia',
    'Japan',
    'MalaysiaWest',
    'NewZealand',
    'Philippines',
    'RussianFederation',
    'Singapore',
    'Taiwan',
    'Thailand',
    'UnitedStates',
  ),
  maxAgeS: YEAR_S,
} as const satisfies Cookie<string>;

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

/** Keeps the outdated browser notice closed for a week (PG-11). */
export const browserNotice: Cookie<'Closed'> = {
  name: 'browserNoticeClosed',
  values: new Map([['Y', 'Closed']]),
  maxAgeS: 7 * DAY_S,
};
