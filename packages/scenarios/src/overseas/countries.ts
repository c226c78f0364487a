import type { Language, OverseaCountry } from '@baguni/domain';
import { inLanguage, type Words } from '../words/words.ts';

/** How far away a country is: its fees follow from it. */
export type Zone = 1 | 2 | 3;

/** A country as the marketplace keeps it. */
export interface CountryTerms extends Omit<OverseaCountry, 'countryName'> {
  readonly name: Words;
  readonly zone: Zone;
}

const country = (countryCode: string, countryType: string, zone: Zone, name: Words): CountryTerms => ({
  countryCode,
  countryType,
  zone,
  name,
});

/** Where the reference marketplace sends parcels (CM-16), in the order in which they are offered. */
export const countryTerms: readonly CountryTerms[] = [
  country('CN', 'China', 1, ['중국', 'China', '中国', '中国']),
  country('JP', 'Japan', 1, ['일본', 'Japan', '日本', '日本']),
  country('TW', 'Taiwan', 1, ['대만', 'Taiwan', '台湾', '台湾']),
  country('HK', 'HongKong', 1, ['홍콩', 'Hong Kong', '香港', '香港']),
  country('US', 'UnitedStates', 3, ['미국', 'United States', '美国', 'アメリカ']),
  country('SG', 'Singapore', 2, ['싱가포르', 'Singapore', '新加坡', 'シンガポール']),
  country('MY', 'MalaysiaWest', 2, ['말레이시아(서부)', 'Malaysia (West)', '马来西亚（西马）', 'マレーシア（西部）']),
  country('TH', 'Thailand', 2, ['태국', 'Thailand', '泰国', 'タイ']),
  country('ID', 'Indonesia', 2, ['인도네시아', 'Indonesia', '印度尼西亚', 'インドネシア']),
  country('PH', 'Philippines', 2, ['필리핀', 'Philippines', '菲律宾', 'フィリピン']),
  country('AU', 'Australia', 3, ['호주', 'Australia', '澳大利亚', 'オーストラリア']),
  country('NZ', 'NewZealand', 3, ['뉴질랜드', 'New Zealand', '新西兰', 'ニュージーランド']),
  country('RU', 'RussianFederation', 3, ['러시아', 'Russia', '俄罗斯', 'ロシア']),
];

/** The terms of a country; none where nothing is sent there. */
export const termsOfCountry = (countryType: string): CountryTerms | undefined =>
  countryTerms.find((terms) => terms.countryType === countryType);

/** The countries as a page of a language names them. */
export const countriesIn = (language: Language): readonly OverseaCountry[] =>
  countryTerms.map(({ countryCode, countryType, name }) => ({
    countryCode,
    countryType,
    countryName: inLanguage(name, language),
  }));
