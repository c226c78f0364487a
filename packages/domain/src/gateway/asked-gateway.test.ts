import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { partsOf } from '../storefront/address.ts';
import { askedGateway, gatewayPath } from './asked-gateway.ts';
import { gatewayPageTypes } from './page-types.ts';
import { forAll } from '../testing/laws.ts';

const none = ['', '', '', ''];

test('[RT-09] has 21 page types without duplicates', () => {
  expect(new Set(gatewayPageTypes).size).toBe(21);
});

test.each(gatewayPageTypes)('[RT-09] %s is accepted in either spelling', (pageType) => {
  expect(askedGateway(`?pageType=${pageType}`)).toEqual(O.some({ pageType, params: none }));
  expect(askedGateway(`?pagetype=${pageType}`)).toEqual(O.some({ pageType, params: none }));
});

test.each([
  '',
  '?',
  '?pageType=',
  '?pageType=Unknown',
  '?pageType=addressbook',
  '?pageType=AddressBook%20',
  '?pageType=constructor',
  '?PAGETYPE=AddressBook',
  '?pageType=%E0%A4%A',
  '?pageType=Unknown&pageType=AddressBook',
  '?pageType=%00AddressBook',
  '?a?pageType=AddressBook',
  'a?pageType=AddressBook',
])('[RT-09] “%s” matches no page', (search) => {
  expect(askedGateway(search)).toEqual(O.none);
});

test('[RT-09] reads four parameters, decodes them once, and uses the first of each', () => {
  const search = '?param1=a%2520b&param3=%3Cb%3E+x&param1=c&pageType=FindAddress&param5=e';
  expect(askedGateway(search)).toEqual(O.some({ pageType: 'FindAddress', params: ['a%20b', '', '<b> x', ''] }));
});

test('[RT-09] reads a parameter of 1,000 letters and ignores a longer one', () => {
  const asked = (length: number) => askedGateway(`?pageType=FindAddress&param1=${'x'.repeat(length)}`);
  expect(asked(1_000)).toMatchObject({ value: { params: ['x'.repeat(1_000), '', '', ''] } });
  expect(asked(1_001)).toMatchObject({ value: { params: none } });
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
    expect(askedGateway(search)).toEqual(O.some({ pageType, params: given }));
  });
  forAll([fc.string({ unit: 'binary' })], (search) => void askedGateway(search));
});
