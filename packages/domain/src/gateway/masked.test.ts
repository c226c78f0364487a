import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MASK, maskedFields, maskedUrl } from './masked.ts';
import { forAll } from '../testing/laws.ts';

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
])('[GW-02] masks the value of %s', (name, value) => {
  expect(masked(name, value)).toEqual({ name, value: MASK });
});

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
])('[GW-02] %s “%s” is readable', (name, value) => {
  expect(masked(name, value)).toEqual({ name, value });
});

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
])('[GW-02] the log entry for the address %s contains %s', (address, said) => {
  expect(maskedUrl(address)).toBe(said);
});

test('[GW-02] never logs digits of a value', () => {
  const digits = fc.stringMatching(/^[0-9]{6,19}$/u);
  forAll([fc.string(), digits], (name, value) => {
    expect(masked(name, value)?.value).toBe(MASK);
  });
});
