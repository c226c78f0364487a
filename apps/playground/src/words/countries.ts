import { shipnation } from '@baguni/contract';
import type { Language } from '@baguni/domain';
import { htmlLangs } from './language.ts';

/** ISO 3166 of the countries that carts are shipped to (OV-01). */
const regions: Readonly<Record<string, string>> = {
  SouthKorea: 'KR',
  Australia: 'AU',
  China: 'CN',
  HongKong: 'HK',
  Indonesia: 'ID',
  Japan: 'JP',
  MalaysiaWest: 'MY',
  NewZealand: 'NZ',
  Philippines: 'PH',
  RussianFederation: 'RU',
  Singapore: 'SG',
  Taiwan: 'TW',
  Thailand: 'TH',
  UnitedStates: 'US',
};

/** The countries that carts are shipped to, by the names that carts have for them, as a language calls them. */
export const countryNames = (language: Language): Readonly<Record<string, string>> => {
  const names = new Intl.DisplayNames(htmlLangs[language], { type: 'region' });
  return Object.fromEntries([...shipnation.values.keys()].map((key) => [key, names.of(regions[key] ?? '') ?? key]));
};
