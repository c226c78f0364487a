import type { Carrier, ExchangeRate, OverseaMarket, ServedCountry, Zone } from '@baguni/domain/internal';
import { tables, type CategoryName } from '../catalogue/tables.ts';
import { byLanguage, type Translations } from '../words/words.ts';

const companyNames: OverseaMarket['companyNames'] = {
  EMS: byLanguage(['EMS(국제특급우편)', 'EMS (Express Mail Service)', 'EMS国际快递', 'EMS（国際スピード郵便）']),
  SFExpress: byLanguage(['SF Express', 'SF Express', '顺丰速运', 'SF Express']),
  CJ: byLanguage(['CJ대한통운', 'CJ Logistics', 'CJ物流', 'CJ大韓通運']),
};

/** By zone, in won. */
const fees: OverseaMarket['fees'] = {
  EMS: {
    1: { first: 18_000, further: 2_500 },
    2: { first: 21_000, further: 4_000 },
    3: { first: 26_000, further: 6_500 },
  },
  SFExpress: {
    1: { first: 12_000, further: 3_000 },
    2: { first: 16_000, further: 4_500 },
    3: { first: 24_000, further: 7_000 },
  },
  CJ: {
    1: { first: 9_000, further: 1_500 },
    2: { first: 13_000, further: 2_500 },
    3: { first: 19_000, further: 5_000 },
  },
};

const country = (
  countryCode: string,
  countryType: string,
  zone: Zone,
  carriers: readonly Carrier[],
  name: Translations,
): ServedCountry => ({ countryCode, countryType, zone, carriers, countryName: byLanguage(name) });

/** The countries with their carriers (CM-16, OV-02). */
const countries: readonly ServedCountry[] = [
  country('CN', 'China', 1, ['SFExpress', 'EMS'], ['중국', 'China', '中国', '中国']),
  country('JP', 'Japan', 1, ['CJ', 'EMS'], ['일본', 'Japan', '日本', '日本']),
  country('TW', 'Taiwan', 1, ['CJ', 'SFExpress', 'EMS'], ['대만', 'Taiwan', '台湾', '台湾']),
  country('HK', 'HongKong', 1, ['CJ', 'SFExpress', 'EMS'], ['홍콩', 'Hong Kong', '香港', '香港']),
  country('US', 'UnitedStates', 3, ['CJ', 'EMS'], ['미국', 'United States', '美国', 'アメリカ']),
  country('SG', 'Singapore', 2, ['CJ', 'SFExpress', 'EMS'], ['싱가포르', 'Singapore', '新加坡', 'シンガポール']),
  country(
    'MY',
    'MalaysiaWest',
    2,
    ['CJ', 'EMS'],
    ['말레이시아(서부)', 'Malaysia (West)', '马来西亚（西马）', 'マレーシア（西部）'],
  ),
  country('TH', 'Thailand', 2, ['CJ', 'EMS'], ['태국', 'Thailand', '泰国', 'タイ']),
  country('ID', 'Indonesia', 2, ['EMS'], ['인도네시아', 'Indonesia', '印度尼西亚', 'インドネシア']),
  country('PH', 'Philippines', 2, ['EMS'], ['필리핀', 'Philippines', '菲律宾', 'フィリピン']),
  country('AU', 'Australia', 3, ['CJ', 'EMS'], ['호주', 'Australia', '澳大利亚', 'オーストラリア']),
  country('NZ', 'NewZealand', 3, ['EMS'], ['뉴질랜드', 'New Zealand', '新西兰', 'ニュージーランド']),
  country('RU', 'RussianFederation', 3, ['EMS'], ['러시아', 'Russia', '俄罗斯', 'ロシア']),
];

/** Fixed rates, so that prices can be reproduced. */
const exchangeRates: readonly ExchangeRate[] = [
  { currencyCode: 'KRW', exchangeRate: 1 },
  { currencyCode: 'USD', exchangeRate: 1_385.5 },
  { currencyCode: 'JPY', exchangeRate: 9.21 },
  { currencyCode: 'CNY', exchangeRate: 191.2 },
  { currencyCode: 'HKD', exchangeRate: 177.4 },
  { currencyCode: 'THB', exchangeRate: 41.3 },
  { currencyCode: 'MYR', exchangeRate: 327.6 },
  { currencyCode: 'SGD', exchangeRate: 1_068.4 },
  { currencyCode: 'AUD', exchangeRate: 905.2 },
  { currencyCode: 'TWD', exchangeRate: 43.1 },
];

/** Categories that no carrier accepts: fresh food, alcohol, plants, bulky goods, vouchers. */
const nowhere: readonly CategoryName[] = [
  'fruit',
  'vegetable',
  'seafood',
  'meat',
  'dairy',
  'liquor',
  'furniture',
  'appliance',
  'plant',
  'eCoupon',
  'ticket',
];

/** Categories that a carrier rejects: batteries by air, liquids. */
const notBy: Readonly<Record<Carrier, readonly CategoryName[]>> = {
  EMS: [],
  SFExpress: ['computer', 'phone', 'audio', 'drink'],
  CJ: ['drink', 'pet'],
};

/** Categories that a country does not import: food into Australia and New Zealand. */
const notTo: Readonly<Record<string, readonly CategoryName[]>> = {
  Australia: ['rice', 'processed', 'snack'],
  NewZealand: ['rice', 'processed', 'snack'],
};

const codesOf = (names: readonly CategoryName[]): readonly string[] =>
  names.map((name) => tables.categories[name].medium);

/** The rejected categories by their codes (OV-03). */
const refused: OverseaMarket['refused'] = {
  byAll: codesOf(nowhere),
  by: { EMS: codesOf(notBy.EMS), SFExpress: codesOf(notBy.SFExpress), CJ: codesOf(notBy.CJ) },
  into: Object.fromEntries(Object.entries(notTo).map(([country, names]) => [country, codesOf(names)])),
};

export const demoOverseas: OverseaMarket = {
  countries,
  companyNames,
  stepGrams: 500,
  fees,
  refused,
  exchangeRates,
};
