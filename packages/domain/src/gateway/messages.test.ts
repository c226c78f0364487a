import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { gatewayMessage } from './messages.ts';
import { forAll } from '../testing/laws.ts';

const allowed = ['https://cart.marketplace.example', 'http://localhost:4000'];
const data = { source: 'baguni-gateway', pageType: 'AddressBook', outcome: 'Done' };
const read = O.some({ pageType: 'AddressBook', outcome: 'Done' });

test.each(allowed)('[GW-03] accepts a message from %s', (origin) => {
  expect(gatewayMessage({ origin, data }, allowed)).toEqual(read);
  expect(gatewayMessage({ origin, data: { ...data, outcome: 'Cancelled', more: '<b>' } }, allowed)).toEqual(
    O.some({ pageType: 'AddressBook', outcome: 'Cancelled' }),
  );
});

test.each([
  '',
  'null',
  'https://evil.example',
  'https://cart.marketplace.example.evil.example',
  'https://evilcart.marketplace.example',
  'http://cart.marketplace.example',
  'https://cart.marketplace.example:8443',
  'HTTPS://cart.marketplace.example',
  'http://localhost:4001',
  'http://localhost',
])('[GW-03] ignores a message from “%s”', (origin) => {
  expect(gatewayMessage({ origin, data }, allowed)).toEqual(O.none);
  expect(gatewayMessage({ origin, data }, [])).toEqual(O.none);
});

test('[GW-03] a sandboxed page has no allowed origin', () => {
  expect(gatewayMessage({ origin: 'null', data }, ['null'])).toEqual(O.none);
  expect(gatewayMessage({ origin: '', data }, [''])).toEqual(O.none);
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
  expect(gatewayMessage({ origin: allowed[0] ?? '', data: other }, allowed)).toEqual(O.none);
});

test('[GW-03 XS-9] handles any input without an exception and ignores inherited fields', () => {
  forAll([fc.anything()], (other) => {
    expect(gatewayMessage({ origin: allowed[0] ?? '', data: other }, allowed)).toEqual(O.none);
  });
  expect(gatewayMessage({ origin: allowed[0] ?? '', data: Object.create(data) }, allowed)).toEqual(O.none);
});
