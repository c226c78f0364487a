import {
  carriersTo,
  cartUnitId,
  companiesIn,
  countriesIn,
  feeFor,
  isOverseaCountry,
  itemNo,
  languages,
  noFlags,
  unavailableTo,
  won,
  type CartUnit,
} from '@baguni/domain/internal';
import { aCartContent, anItem, aUnit } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { tables, type CategoryName } from '../catalogue/tables.ts';
import { demoOverseas } from './market.ts';

test('[OV-01] every country of the market is a known overseas country', () => {
  expect(demoOverseas.countries.filter(({ countryType }) => !isOverseaCountry(countryType))).toEqual([]);
});

const hangul = /[\uac00-\ud7a3]/u;

test('[CM-16 CM-17] each country and carrier has a name in each language', () => {
  for (const language of languages) {
    const names = countriesIn(demoOverseas, language).map(({ countryName }) => countryName);
    expect(new Set(names).size).toBe(demoOverseas.countries.length);
    const companies = demoOverseas.countries.flatMap(({ countryType }) =>
      companiesIn(demoOverseas, countryType, language),
    );
    const all = [...names, ...companies.map(({ shippingCompanyName }) => shippingCompanyName)].join('');
    expect(hangul.test(all)).toBe(language === 'ko');
  }
});

test('[OV-02] EMS serves each country, but no home country or unknown country', () => {
  for (const { countryType } of demoOverseas.countries) expect(carriersTo(demoOverseas, countryType)).toContain('EMS');
  expect([carriersTo(demoOverseas, 'SouthKorea'), carriersTo(demoOverseas, 'toString')]).toEqual([[], []]);
});

test('[CM-18] charges each half kilo or part of it', () => {
  expect([0, 0.5, 0.501, 1, 30].map((kg) => feeFor(demoOverseas, 'CJ', 1, kg))).toEqual(
    [9_000, 9_000, 10_500, 10_500, 97_500].map(won),
  );
  expect(feeFor(demoOverseas, 'EMS', 3, 2)).toBe(45_500);
});

const of = (category: CategoryName, over: Partial<CartUnit> = {}): CartUnit =>
  aUnit({
    cartUnitId: cartUnitId(1),
    item: anItem({ itemNo: itemNo('I1'), category: tables.categories[category] }),
    ...over,
  });
const isCarried = (unit: CartUnit, company: 'EMS' | 'SFExpress' | 'CJ', country = 'Japan') =>
  unavailableTo(demoOverseas, country, [company], aCartContent([unit]))[0]?.unavailableCartUnitIds.length === 0;

test.each([
  ['clothing', 'CJ', 'Japan', true],
  ['fruit', 'EMS', 'Japan', false],
  ['phone', 'SFExpress', 'Japan', false],
  ['phone', 'EMS', 'Japan', true],
  ['drink', 'CJ', 'Japan', false],
  ['snack', 'EMS', 'Japan', true],
  ['snack', 'EMS', 'Australia', false],
] as const)('[CM-14] transport of %s by %s to %s: %s', (category, company, country, carried) => {
  expect(isCarried(of(category), company, country)).toBe(carried);
});

test.each(['isDomesticOnly', 'isInstall', 'isECoupon'] as const)(
  '[CM-14 OV-15] does not ship an item with %s overseas',
  (flag) => {
    const item = anItem({ flags: { ...noFlags, [flag]: true } });
    expect(isCarried(of('clothing', { item }), 'EMS')).toBe(false);
  },
);

test.each(['SmileFresh', 'ExpressShop'] as const)('[CM-14] does not ship %s overseas', (cartUnitType) => {
  expect(isCarried(of('clothing', { cartUnitType }), 'EMS')).toBe(false);
});
