import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import type { ShippingCompanyType } from '../entities/overseas/company.ts';
import { parcel, shipping, weighing } from '../testing/oversea-rules.ts';
import type { CheckoutFacts } from './facts.ts';
import { companyFix, countryName } from './overseas-order.ts';

const overseaOf = (facts: CheckoutFacts) => {
  if (O.isNone(facts.oversea)) throw new Error('the order ships home');
  return facts.oversea.value;
};
const named = (...types: readonly ShippingCompanyType[]) =>
  types.map((type) => ({ shippingCompanyType: type, shippingCompanyName: type }));
const offered = (facts: CheckoutFacts) => companyFix(facts, overseaOf(facts));
const country = (countryType: string, countryName: string) => ({ countryCode: 'XX', countryType, countryName });

test('[OV-01] names the chosen one of several countries', () => {
  const countries = [country('China', '중국'), country('Japan', '일본')];
  expect(countryName(overseaOf(shipping('Japan', 'EMS', [parcel(1)], { countries })))).toBe('일본');
  expect(countryName(overseaOf(shipping('China', 'EMS', [parcel(1)], { countries })))).toBe('중국');
});

test('[OV-09 CK-18] does not offer the company already chosen', () => {
  const by = (...types: readonly ShippingCompanyType[]) =>
    offered(shipping('China', 'SFExpress', [parcel(1)], { companies: named(...types) }));
  expect(by('SFExpress')).toEqual([]);
  expect(by('SFExpress', 'CJ')).toEqual([{ type: 'ChooseCompany', company: 'CJ' }]);
});

test('[OV-07 CK-18] skips a company whose limits the order exceeds: 20 kg by CJ to Hong Kong', () => {
  const by = (kg: number) =>
    offered(shipping('HongKong', 'Unknown', [weighing(kg)], { companies: named('CJ', 'EMS') }));
  expect(by(20)).toEqual([{ type: 'ChooseCompany', company: 'CJ' }]);
  expect(by(20.001)).toEqual([{ type: 'ChooseCompany', company: 'EMS' }]);
  expect(by(30.001)).toEqual([]);
});
