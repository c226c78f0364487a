import type { Language, ShippingCompany, ShippingCompanyType } from '@baguni/domain';
import { inLanguage, type Words } from '../words/words.ts';

/** A company that carries. */
export type Carrier = Exclude<ShippingCompanyType, 'Unknown'>;

const names: Readonly<Record<Carrier, Words>> = {
  EMS: ['EMS(국제특급우편)', 'EMS (Express Mail Service)', 'EMS国际快递', 'EMS（国際スピード郵便）'],
  SFExpress: ['SF Express', 'SF Express', '顺丰速运', 'SF Express'],
  CJ: ['CJ대한통운', 'CJ Logistics', 'CJ物流', 'CJ大韓通運'],
};

/** Who serves a country, the first preferred (OV-02). EMS goes everywhere. */
const serving: Readonly<Record<string, readonly Carrier[]>> = {
  China: ['SFExpress', 'EMS'],
  Japan: ['CJ', 'EMS'],
  Taiwan: ['CJ', 'SFExpress', 'EMS'],
  HongKong: ['CJ', 'SFExpress', 'EMS'],
  UnitedStates: ['CJ', 'EMS'],
  Singapore: ['CJ', 'SFExpress', 'EMS'],
  MalaysiaWest: ['CJ', 'EMS'],
  Thailand: ['CJ', 'EMS'],
  Australia: ['CJ', 'EMS'],
  Indonesia: ['EMS'],
  Philippines: ['EMS'],
  NewZealand: ['EMS'],
  RussianFederation: ['EMS'],
};

/** The companies that serve a country; none at home and where nothing is sent (OV-02). */
export const carriersTo = (countryType: string): readonly Carrier[] =>
  Object.hasOwn(serving, countryType) ? (serving[countryType] ?? []) : [];

/** The companies that serve a country, as a page of a language names them (CM-17). */
export const companiesIn = (countryType: string, language: Language): readonly ShippingCompany[] =>
  carriersTo(countryType).map((type) => ({
    shippingCompanyType: type,
    shippingCompanyName: inLanguage(names[type], language),
  }));
