import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOf } from '../storefront/address.ts';
import { askedGateway, gatewayPath } from './asked-gateway.ts';
import { gatewayPageTypes } from './page-types.ts';
import { forAll } from '../testing/laws.ts';
import { gatewayMessage } from './messages.ts';
import { loneLayerTypeOf, loneLayerTypes } from './details.ts';
import { confirmationsOf } from './layer-answers.ts';
import { MASK, maskedFields, maskedUrl } from './masked.ts';

const none = ['', '', '', ''];

test('[RT-09] has 21 page types without duplicates', () => expect(new Set(gatewayPageTypes).size).toBe(21));

test.each(gatewayPageTypes)('[RT-09] %s is accepted in either spelling', (pageType) => {
  expect(askedGateway(`?pageType=${pageType}`)).toEqual({ pageType, params: none });
  expect(askedGateway(`?pagetype=${pageType}`)).toEqual({ pageType, params: none });
});

test.each([
  '',
  ...'? ?pageType= ?pageType=Unknown ?pageType=addressbook ?pageType=AddressBook%20 ?pageType=constructor'.split(' '),
  ...'?PAGETYPE=AddressBook ?pageType=%E0%A4%A ?pageType=Unknown&pageType=AddressBook'.split(' '),
  ...'?pageType=%00AddressBook ?a?pageType=AddressBook a?pageType=AddressBook'.split(' '),
])('[RT-09] “%s” matches no page', (search) => expect(askedGateway(search)).toBeUndefined());

test('[RT-09] reads four parameters, decodes them once, and uses the first of each', () => {
  const search = '?param1=a%2520b&param3=%3Cb%3E+x&param1=c&pageType=FindAddress&param5=e';
  expect(askedGateway(search)).toEqual({ pageType: 'FindAddress', params: ['a%20b', '', '<b> x', ''] });
});

test('[RT-09] reads a parameter of 1,000 letters and ignores a longer one', () => {
  const asked = (length: number) => askedGateway(`?pageType=FindAddress&param1=${'x'.repeat(length)}`);
  expect(asked(1_000)).toMatchObject({ params: ['x'.repeat(1_000), '', '', ''] });
  expect(asked(1_001)).toMatchObject({ params: none });
});

test('[RT-09] a path numbers its parameters, omits empty ones, and has at most four', () => {
  expect(gatewayPath('FindAddress')).toBe('/gateway?pageType=FindAddress');
  expect(gatewayPath('FindAddress', ['', 'a b', '', 'd', 'e'])).toBe(
    '/gateway?pageType=FindAddress&param2=a%20b&param4=d',
  );
});

test('[RT-09] reading a generated path returns its input; no query throws', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((value) => !/\p{Cc}/u.test(value));
  const params = fc.tuple(text, text, text, text);
  forAll([fc.constantFrom(...gatewayPageTypes), params], (pageType, given) => {
    const { search } = partsOf(gatewayPath(pageType, given));
    expect(askedGateway(search)).toEqual({ pageType, params: given });
  });
  forAll([fc.string({ unit: 'binary' })], (search) => void askedGateway(search));
});

const allowed = ['https://cart.marketplace.example', 'http://localhost:4000'];
const data = { source: 'baguni-gateway', pageType: 'AddressBook', outcome: 'Done' };
const read = { pageType: 'AddressBook', outcome: 'Done' };

test.each(allowed)('[GW-03] accepts a message from %s', (origin) => {
  expect(gatewayMessage({ origin, data }, allowed)).toEqual(read);
  expect(gatewayMessage({ origin, data: { ...data, outcome: 'Cancelled', more: '<b>' } }, allowed)).toEqual({
    pageType: 'AddressBook',
    outcome: 'Cancelled',
  });
});

test.each([
  '',
  ...'null https://evil.example https://cart.marketplace.example.evil.example http://localhost:4001'.split(' '),
  ...'https://evilcart.marketplace.example http://cart.marketplace.example http://localhost'.split(' '),
  ...'https://cart.marketplace.example:8443 HTTPS://cart.marketplace.example'.split(' '),
])('[GW-03] ignores a message from “%s”', (origin) => {
  expect([gatewayMessage({ origin, data }, allowed), gatewayMessage({ origin, data }, [])]).toEqual([
    undefined,
    undefined,
  ]);
});

test('[GW-03] a sandboxed page has no allowed origin', () => {
  expect(gatewayMessage({ origin: 'null', data }, ['null'])).toBeUndefined();
  expect(gatewayMessage({ origin: '', data }, [''])).toBeUndefined();
});

test.each([
  undefined,
  null,
  'Done',
  { ...data, source: 'other' },
  { ...data, pageType: 'Other' },
  { ...data, pageType: ['AddressBook'] },
  { ...data, outcome: 'done' },
  { pageType: 'AddressBook', outcome: 'Done' },
])('[GW-03] %j is not a gateway message', (other) => {
  expect(gatewayMessage({ origin: allowed[0] ?? '', data: other }, allowed)).toBeUndefined();
});

test('[GW-03 XS-9] handles any input without an exception and ignores inherited fields', () => {
  forAll([fc.anything()], (other) => {
    expect(gatewayMessage({ origin: allowed[0] ?? '', data: other }, allowed)).toBeUndefined();
  });
  expect(gatewayMessage({ origin: allowed[0] ?? '', data: Object.create(data) }, allowed)).toBeUndefined();
});

/** The 16 layers of the specification (2, Layers), and the five others that it mentions. */
const ofTheSpecification = [
  'UnitCouponBox GroupCouponBox CountrySelector JoinSmileClubForSmileDelivery SmileClubOneClickJoin',
  'NudgingClubOneClick NudgingSmileCard NudgingAppDown ConfirmAuthentication ConfirmOrderExceptSomeItems',
  'ConfirmIncomeDutyItemOrderType EstimateSheet OverseaPackageNoti ConfirmMaxInstallOrder',
  'NudgingCartCountExtended NudgingUniverseClubAutoRenewal',
].flatMap((types) => types.split(' '));
const others = ['CartMemo', 'DeliveryDate', 'AddedToCart', 'SFExpressGuide', 'CJGuide'];

test('[LY-01] only the 16 layers of the specification and the five others can be opened separately', () => {
  expect(loneLayerTypes.toSorted()).toEqual([...ofTheSpecification, ...others].toSorted());
});

test.each(loneLayerTypes)('[RT-08] %s is matched by name, case-sensitive', (type) => {
  expect(loneLayerTypeOf(type)).toBe(type);
  expect([loneLayerTypeOf(type.toLowerCase()), loneLayerTypeOf(`${type} `)]).toEqual([undefined, undefined]);
});

test.each(['', 'constructor', '__proto__', 'Confirm'])('[RT-08] “%s” is no such layer', (name) => {
  expect(loneLayerTypeOf(name)).toBeUndefined();
});

const incomeDutyAnswers = ['OnlyIncomeDutyItem', 'OrderTogether'] as const;

test.each(loneLayerTypes)(
  '[RT-08] %s can be confirmed if it asks a question; an informative layer can only be closed',
  (layerType) => {
    const isIncomeDuty = layerType === 'ConfirmIncomeDutyItemOrderType';
    expect(confirmationsOf({ layerType, buttonText: 'Order' })).toEqual(isIncomeDuty ? incomeDutyAnswers : [true]);
    expect(confirmationsOf({ layerType, buttonText: '' })).toEqual(isIncomeDuty ? incomeDutyAnswers : []);
  },
);

const masked = (name: string, value: string) => maskedFields([{ name, value }])[0];

test.each([
  ['cardNumber', '4111111111111111'],
  ['cvc', '123'],
  ['buyerName', '김바구'],
  ['phone', '010-1234-5678'],
  ['address', 'Seoul'],
  ['unknown', 'anything'],
  ['answer', '4111111111111111'],
  ['countryType', 'Seoul 12'],
])('[GW-02] masks the value of %s', (name, value) => expect(masked(name, value)).toEqual({ name, value: MASK }));

test.each([
  ['pageType', 'PaypalGateway'],
  ['pagetype', 'PaypalGateway'],
  ['method', 'post'],
  ['isMobile', 'true'],
  ['language', 'ko'],
  ['answer', 'Approve'],
  ['currencyCode', 'KRW'],
  ['countryType', 'SouthKorea'],
  ['buyerName', ''],
])('[GW-02] %s “%s” is readable', (name, value) => expect(masked(name, value)).toEqual({ name, value }));

test('[GW-02] masks an invalid field name', () => {
  for (const name of ['4111111111111111', '<b>', '4111111111111111 card', 'card4111111111111111', '010card', 'card 1'])
    expect(masked(name, '')).toEqual({ name: MASK, value: '' });
  expect(masked('param1', '')).toEqual({ name: 'param1', value: '' });
});

test.each([
  ['/gateway/AddressBook/secretKey', '/gateway/AddressBook/***'],
  ['/layer/CartMemo/secretKey?x=1', '/layer/CartMemo/***?x=***'],
  ['/gateway?pageType=FindAddress&param1=Mapo#there', '/gateway?pageType=FindAddress&param1=***'],
  ['https://user:pass@pay.example/a?card=4111', 'https://***@pay.example/a?card=***'],
])('[GW-02] the log entry for the address %s contains %s', (address, said) => expect(maskedUrl(address)).toBe(said));

test('[GW-02] never logs digits of a value', () => {
  const digits = fc.stringMatching(/^[0-9]{6,19}$/u);
  forAll([fc.string(), digits], (name, value) => {
    expect(masked(name, value)?.value).toBe(MASK);
  });
});
