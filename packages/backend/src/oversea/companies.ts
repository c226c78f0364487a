import type { Language, ShippingCompany, ShippingCompanyType } from '@baguni/domain';
import type { InEachLanguage } from '../store/rows.ts';

/** A company that carries. */
export type Carrier = Exclude<ShippingCompanyType, 'Unknown'>;

const names: Readonly<Record<Carrier, InEachLanguage<string>>> = {
  EMS: { ko: '우체국 EMS', en: 'EMS', cn: '邮政EMS', jp: 'EMS（国際スピード郵便）' },
  SFExpress: { ko: 'SF Express', en: 'SF Express', cn: '顺丰速运', jp: 'SF Express' },
  CJ: { ko: 'CJ대한통운', en: 'CJ Logistics', cn: 'CJ大韩通运', jp: 'CJロジスティクス' },
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
  carriersTo(countryType).map((type) => ({ shippingCompanyType: type, shippingCompanyName: names[type][language] }));
