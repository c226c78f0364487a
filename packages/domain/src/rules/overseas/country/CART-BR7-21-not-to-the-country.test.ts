import { expect, test } from 'vitest';
import { cartUnitId } from '../../../money/ids.ts';
import { noFlags } from '../../../entities/cart/item.ts';
import type { ShippingCompanyType } from '../../../entities/overseas/company.ts';
import { parcel, shipping } from '../../../testing/oversea-rules.ts';
import { findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { notToTheCountry } from './CART-BR7-21-not-to-the-country.ts';

const [one, two] = [cartUnitId(1), cartUnitId(2)];
const everyone: readonly ShippingCompanyType[] = ['EMS', 'SFExpress', 'CJ'];
const refusedBy = (companies: readonly ShippingCompanyType[], ...ids: readonly (typeof one)[]) =>
  companies.map((shippingCompany) => ({ shippingCompany, unavailableCartUnitIds: ids }));
const toJapan = (unavailable: ReturnType<typeof refusedBy>, chosen = [parcel(1), parcel(2)]) =>
  shipping('Japan', 'CJ', chosen, { unavailable });

test('[OV-09] refuses a unit that every company refuses, not one that some carry', () => {
  expect(isBroken(notToTheCountry, toJapan(refusedBy(everyone, two)))).toBe(true);
  expect(isBroken(notToTheCountry, toJapan(refusedBy(['EMS', 'CJ'], two)))).toBe(false);
  expect(isBroken(notToTheCountry, toJapan([]))).toBe(false);
});

test('[OV-09] while no company is known, the rule does not apply', () => {
  const facts = shipping('Japan', 'Unknown', [parcel(1)], { companies: [], unavailable: refusedBy(everyone, one) });
  expect(isBroken(notToTheCountry, facts)).toBe(false);
});

test('[OV-15 OV-09] only CART-BR7-39 reports items that never leave the country', () => {
  const stays = parcel(1, { flags: { ...noFlags, isDomesticOnly: true } });
  expect(isBroken(notToTheCountry, toJapan(refusedBy(everyone, one), [stays]))).toBe(false);
});

test('[OV-09] some selected units return -21 and name the first; all of several return -23; a single one returns -21', () => {
  const fixes = (...cartUnitIds: readonly (typeof one)[]) => [
    { type: 'Deselect', cartUnitIds },
    { type: 'Delete', cartUnitIds },
    { type: 'ShipDomestic' },
  ];
  const some = findingOf(notToTheCountry, toJapan(refusedBy(everyone, two)));
  expect(some).toEqual({
    code: 'CART-BR7-21',
    params: { product: '사과', country: '‹Japan›' },
    units: [two],
    fixes: fixes(two),
  });
  const all = findingOf(notToTheCountry, toJapan(refusedBy(everyone, one, two)));
  expect(all).toEqual({
    code: 'CART-BR7-23',
    params: { country: '‹Japan›' },
    units: [one, two],
    fixes: fixes(one, two),
  });
  expect(findingOf(notToTheCountry, toJapan(refusedBy(everyone, one), [parcel(1)])).code).toBe('CART-BR7-21');
});

test('[ER-09] names the country in every language like the page', () => {
  expect(saidIn(findingOf(notToTheCountry, toJapan(refusedBy(everyone, two))))).toEqual({
    ko: '‘사과’ 상품은 ‹Japan› 지역으로 배송할 수 없습니다.',
    en: '‘사과’ cannot be shipped to this destination: ‹Japan›.',
    cn: '“사과”无法配送至‹Japan›。',
    jp: '「사과」は次の国・地域に配送できません：‹Japan›',
  });
  expect(saidIn(findingOf(notToTheCountry, toJapan(refusedBy(everyone, one, two))))).toEqual({
    ko: '선택하신 상품은 ‹Japan› 지역으로 배송할 수 없습니다.',
    en: 'The items you selected cannot be shipped to this destination: ‹Japan›.',
    cn: '所选商品无法配送至‹Japan›。',
    jp: '選択された商品は次の国・地域に配送できません：‹Japan›',
  });
});

test('[OV-09] names a country outside the list by its type', () => {
  const facts = shipping('Japan', 'CJ', [parcel(1)], { unavailable: refusedBy(everyone, one), countries: [] });
  expect(findingOf(notToTheCountry, facts).params['country']).toBe('Japan');
});
