import type { Carrier, ServedCountry, Zone } from '@baguni/domain';
import { byLanguage, type Translations } from '../words/words.ts';

const country = (
  countryCode: string,
  countryType: string,
  zone: Zone,
  carriers: readonly Carrier[],
  name: Translations,
): ServedCountry => ({ countryCode, countryType, zone, carriers, countryName: byLanguage(name) });

/** Where the reference marketplace sends parcels and by whom (CM-16, OV-02). EMS goes everywhere. */
export const countries: readonly ServedCountry[] = [
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
