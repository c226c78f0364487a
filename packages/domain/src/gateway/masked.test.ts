import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MASK, maskedFields, maskedUrl } from './masked.ts';

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
])('[GW-02] the value of %s is masked', (name, value) => {
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
])('[GW-02] %s “%s” may be read', (name, value) => {
  expect(masked(name, value)).toEqual({ name, value });
});

test('[GW-02] what is no name is masked too', () => {
  for (const name of ['4111111111111111', '<b>', '4111111111111111 card', 'card4111111111111111', '010card', 'card 1'])
    expect(masked(name, '')).toEqual({ name: MASK, value: '' });
  expect(masked('param1', '')).toEqual({ name: 'param1', value: '' });
});

test.each([
  ['/gateway/AddressBook/secretKey', '/gateway/AddressBook/***'],
  ['/layer/CartMemo/secretKey?x=1', '/layer/CartMemo/***?x=***'],
  ['/gateway?pageType=FindAddress&param1=Mapo#there', '/gateway?pageType=FindAddress&param1=***'],
  ['https://user:pass@pay.example/a?card=4111', 'https://***@pay.example/a?card=***'],
])('[GW-02] of the address %s a log holds %s', (address, said) => {
  expect(maskedUrl(address)).toBe(said);
});

test('[GW-02] no digits of a value come through', () => {
  const digits = fc.stringMatching(/^[0-9]{6,19}$/u);
  fc.assert(
    fc.property(fc.string(), digits, (name, value) => {
      expect(masked(name, value)?.value).toBe(MASK);
    }),
  );
});
