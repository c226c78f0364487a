import * as rules from './overseas.ts';
import { memberTypes } from '../entities/buyer/buyer.ts';
import { noFlags } from '../entities/cart/item.ts';
import type { ShippingCompanyType } from '../entities/overseas/country.ts';
import { type OverseaPapers, noPapers } from '../entities/overseas/oversea.ts';
import { cartUnitId } from '../money/ids.ts';
import type { Fix } from '../rule/rule.ts';
import { aBuyer } from '../testing/builders/buyer.ts';
import { costing, parcel, shipping, weighing } from '../testing/oversea-rules.ts';
import { testRule } from '../testing/rule-table.ts';
import type { OverseaFacts, CheckoutFacts } from './facts.ts';
import { expect, test } from 'vitest';
import { companyFix, countryName } from './overseas-order.ts';

const domestic: Fix = { type: 'ShipDomestic' };
const by = (company: ShippingCompanyType): Fix => ({ type: 'ChooseCompany', company });
const without = (...ids: readonly number[]): readonly Fix[] => {
  const cartUnitIds = ids.map(cartUnitId);
  return [{ type: 'Deselect', cartUnitIds }, { type: 'Delete', cartUnitIds }, domestic];
};
const everyone = ['EMS', 'SFExpress', 'CJ'] as const;
const refusedBy = (companies: readonly ShippingCompanyType[], ...ids: readonly number[]) => ({
  unavailable: companies.map((shippingCompany) => ({ shippingCompany, unavailableCartUnitIds: ids.map(cartUnitId) })),
});
const two = [parcel(1), parcel(2)];
const stays = (id: number, itemName = '한우') => parcel(id, { itemName, flags: { ...noFlags, isDomesticOnly: true } });

const toJapan = (over: Partial<OverseaFacts>, chosen = two) => shipping('Japan', 'CJ', chosen, over);
testRule('CART-BR7-21 not to the country', rules.notToTheCountry, [
  [
    '[OV-09] refuses some units that every company refuses, and names the first; accepts a unit that some carry',
    [toJapan(refusedBy(['EMS', 'CJ'], 2)), toJapan({})],
    [toJapan(refusedBy(everyone, 2))],
    {
      params: { product: '사과', country: '‹Japan›' },
      units: [2],
      fixes: without(2),
      en: '‘사과’ cannot be shipped to this destination: ‹Japan›.',
    },
  ],
  [
    '[OV-09] all of several units return another code',
    [],
    [toJapan(refusedBy(everyone, 1, 2))],
    {
      code: 'CART-BR7-23',
      params: { country: '‹Japan›' },
      units: [1, 2],
      fixes: without(1, 2),
      en: 'The items you selected cannot be shipped to this destination: ‹Japan›.',
    },
  ],
  ['[OV-09] a single unit returns the code of some units', [], [toJapan(refusedBy(everyone, 1), [parcel(1)])]],
  [
    '[OV-09] while no company is known, the rule does not apply',
    [shipping('Japan', 'Unknown', [parcel(1)], { companies: [], ...refusedBy(everyone, 1) })],
    [],
  ],
  [
    '[OV-15 OV-09] CART-BR7-39 reports items that stay in the country',
    [toJapan(refusedBy(everyone, 1), [stays(1)])],
    [],
  ],
  [
    '[OV-09] names a country outside the list by its type',
    [],
    [toJapan({ ...refusedBy(everyone, 1), countries: [] }, [parcel(1)])],
    { params: { product: '사과', country: 'Japan' } },
  ],
]);

const abroad = shipping('Japan', 'EMS', [parcel(1), stays(2), stays(3, '막걸리')]);
testRule('CART-BR7-39 domestic only', rules.domesticOnly, [
  '[OV-15 CK-18] refuses domestic-only items overseas and names the first; the fixes concern all',
  [{ ...abroad, oversea: undefined }, shipping('Japan', 'EMS', [parcel(1)])],
  [abroad],
  {
    params: { product: '한우' },
    units: [2, 3],
    fixes: without(2, 3),
    en: '‘한우’ is delivered within Korea only and cannot be shipped overseas.',
  },
]);

testRule('CART-BR7-22 not by the company', rules.notByTheCompany, [
  [
    '[OV-09 OV-03 CK-18] refuses a unit that another company carries, and offers the first that carries all units',
    [toJapan(refusedBy(['EMS'], 2)), toJapan({})],
    [toJapan(refusedBy(['CJ', 'EMS'], 2))],
    {
      params: { product: '사과' },
      units: [2],
      fixes: [by('SFExpress'), ...without(2)],
      en: '‘사과’ cannot be shipped with the carrier you chose.',
    },
  ],
  [
    '[OV-09] offers the first of two companies',
    [],
    [toJapan(refusedBy(['CJ'], 2))],
    { fixes: [by('EMS'), ...without(2)] },
  ],
  ['[OV-09] returns CART-BR7-21 if no carrier delivers the item', [toJapan(refusedBy(everyone, 2))], []],
]);

const sending = (country: string, over: Partial<OverseaFacts> = {}, chosen = [parcel(1)]) =>
  shipping(country, 'Unknown', chosen, over);
testRule('CART-BR7-51 no courier', rules.noCourier, [
  [
    '[OV-09 CK-18] requires a courier of the country; offers one that serves it, or a domestic order',
    [shipping('Japan', 'EMS', [parcel(1)]), sending('Mongolia', { companies: [] }, [])],
    [sending('Japan')],
    { params: { country: '‹Japan›' }, units: [1], fixes: [by('EMS'), domestic] },
  ],
  [
    '[OV-09] without any courier the order ships to South Korea',
    [],
    [sending('Mongolia', { companies: [] })],
    {
      params: { country: '‹Mongolia›' },
      fixes: [domestic],
      en: 'No carrier ships to ‹Mongolia›. Please choose another country.',
    },
  ],
  ['[OV-09] requires a courier of the list', [], [shipping('Japan', 'EMS', [parcel(1)], { companies: [] })]],
  [
    '[OV-09 SH-05] unreadable companies are not reported as missing; companies not yet known are no violation',
    [sending('Japan', { companies: [], status: 'NotAsked' }), sending('Japan', { companies: [], status: 'Asking' })],
    [sending('Mongolia', { companies: [], status: 'Failed' })],
    {
      code: 'CART-BR7-51-UNREAD',
      params: { country: '‹Mongolia›' },
      en: 'We could not check whether we can ship to this destination: ‹Mongolia›. Please try again shortly.',
    },
  ],
  ['[OV-09 SH-05] known companies count even if a later request failed', [], [sending('Japan', { status: 'Failed' })]],
]);

const order = shipping('Japan', 'EMS', [parcel(1)]);
const ofBuyer = (over: Parameters<typeof aBuyer>[0]) => ({ ...order, buyer: aBuyer(over) });
const unverified = ofBuyer({ isIdentityVerified: false });
testRule('VERIFY-OVERSEA identity not verified', rules.identityNotVerified, [
  [
    '[OV-12 CK-11 CK-18] every type of member verifies once, or ships to South Korea',
    memberTypes.map((memberType) => ofBuyer({ memberType, isIdentityVerified: true })),
    memberTypes.map((memberType) => ofBuyer({ memberType, isIdentityVerified: false })),
    {
      units: [1],
      fixes: [{ type: 'VerifyIdentity' }, domestic],
      en: 'Overseas shipping is possible after you have verified your identity.',
    },
  ],
  [
    '[OV-12] not at home or for an empty order',
    [
      { ...unverified, oversea: undefined },
      { ...unverified, chosen: [] },
    ],
    [],
  ],
]);

const withPapers = (
  papers: Partial<OverseaPapers>,
  company: ShippingCompanyType = 'SFExpress',
  country = 'China',
  chosen = [parcel(1)],
) => shipping(country, company, chosen, { papers: { ...noPapers, ...papers } });
testRule('ASK-CHINA-ID-IMAGE', rules.askChinaIdImage, [
  [
    '[OV-10 CK-18] SF Express to China requires an image of the identity card; fixes: it, or another way',
    [withPapers({ hasChinaIdImage: true }), withPapers({}, 'SFExpress', 'China', [])],
    [withPapers({})],
    {
      units: [1],
      fixes: [{ type: 'GivePapers', paper: 'ChinaIdImage' }, by('EMS'), domestic],
      en: 'SF Express needs a photo of your ID card to ship to China. Please choose one.',
    },
  ],
  ['[OV-10] other companies and countries do not', [withPapers({}, 'EMS'), withPapers({}, 'SFExpress', 'Japan')], []],
]);

const withoutConsent = withPapers({ isConsented: false }, 'EMS', 'Japan');
testRule('ASK-OVERSEA-CONSENT', rules.askOverseaConsent, [
  [
    '[OV-12 CK-18] asks about missing consent until the shopper agrees to continue without it',
    [withPapers({ isConsented: true }, 'EMS', 'Japan'), { ...withoutConsent, agreed: ['ASK-OVERSEA-CONSENT'] }],
    [withoutConsent, { ...withoutConsent, agreed: ['ASK-INCOME-DUTY'] }],
    {
      fixes: [
        { type: 'Agree', code: 'ASK-OVERSEA-CONSENT' },
        { type: 'GivePapers', paper: 'Consent' },
      ],
      en: 'Without your consent for overseas shipping, the data you entered will not be saved. Do you want to order anyway?',
    },
  ],
  [
    '[OV-12] not at home or for an empty order',
    [
      { ...withoutConsent, oversea: undefined },
      { ...withoutConsent, chosen: [] },
    ],
    [],
  ],
]);

const numbered = (amount: number, number?: string, country = 'Taiwan') =>
  withPapers({ taiwanIdNumber: number }, 'EMS', country, [costing(amount)]);
testRule('ASK-TAIWAN-ID', rules.askTaiwanId, [
  [
    '[OV-10] requires a number above 100,000 won for Taiwan, never for other countries',
    [numbered(100_000), numbered(900_000, undefined, 'Japan')],
    [numbered(100_001)],
    {
      params: { max: 100_000 },
      units: [1],
      en: 'Orders above ₩100,000 to Taiwan need an ID number. Please enter yours.',
    },
  ],
  [
    '[OV-10 CK-18] requires a valid number, which is never shown, or an order to South Korea',
    ['A123456789', 'F800000014', 'AB12345678'].map((number) => numbered(200_000, number)),
    ['', 'A1', 'a123456789', 'A12345678', 'A1234567890', 'A323456789', 'AE23456789', 'A12345678９'].map((number) =>
      numbered(200_000, number),
    ),
    { params: { max: 100_000 }, fixes: [{ type: 'GivePapers', paper: 'TaiwanIdNumber' }, domestic] },
  ],
]);

const overseaOf = (facts: CheckoutFacts) => {
  if (facts.oversea === undefined) throw new Error('the order ships home');
  return facts.oversea;
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
