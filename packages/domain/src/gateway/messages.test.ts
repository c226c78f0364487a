import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { gatewayMessage } from './messages.ts';

const allowed = ['https://cart.marketplace.example', 'http://localhost:4000'];
const data = { source: 'baguni-gateway', pageType: 'AddressBook', outcome: 'Done' };
const read = O.some({ pageType: 'AddressBook', outcome: 'Done' });

test.each(allowed)('[GW-03] a message from %s counts', (origin) => {
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
])('[GW-03] a message from “%s” does not count', (origin) => {
  expect(gatewayMessage({ origin, data }, allowed)).toEqual(O.none);
  expect(gatewayMessage({ origin, data }, [])).toEqual(O.none);
});

test('[GW-03] a sandboxed page has no origin that could be allowed', () => {
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
])('[GW-03] %j is no message of a gateway', (other) => {
  expect(gatewayMessage({ origin: allowed[0] ?? '', data: other }, allowed)).toEqual(O.none);
});

test('[GW-03 XS-9] whatever comes is judged without a throw, and inherited fields are none', () => {
  fc.assert(
    fc.property(fc.anything(), (other) => {
      expect(gatewayMessage({ origin: allowed[0] ?? '', data: other }, allowed)).toEqual(O.none);
    }),
  );
  expect(gatewayMessage({ origin: allowed[0] ?? '', data: Object.create(data) }, allowed)).toEqual(O.none);
});
