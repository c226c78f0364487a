import { expect, test } from 'vitest';
import { won } from '../money/won.ts';
import type { Recipient } from './order.ts';
import { invalidFields, mustEnterAddress, recipientOf, type RecipientField } from './recipient.ts';

const recipient: Recipient = { name: '김', phone: '010-1234-5678', zipCode: '04001', address: '마포구 1' };

const cases: readonly (readonly [RecipientField, readonly string[], readonly string[]])[] = [
  ['name', ['a'.repeat(50), ' 김 '], ['', '  ', 'a'.repeat(51), '\u0000']],
  [
    'phone',
    ['02-123-4567', '01012345678', '+82 10 1234 5678', '０１０-1234-5678'],
    ['', '010-12-345', '1234-5678-9', '010-1234-56789', '010--1234-5678', '010-1234-567a'],
  ],
  ['zipCode', ['04001', ' 04001 ', '０４００１'], ['', '4001', '040011', '0400a']],
  ['address', ['12345', 'a'.repeat(200), '마포구\n새벽별로'], ['', '1234', 'a'.repeat(201)]],
];

test.each(cases)('[CK-20] the %s has its limits', (field, valid, invalid) => {
  for (const text of valid) expect([text, invalidFields({ ...recipient, [field]: text })]).toEqual([text, []]);
  for (const text of invalid) expect([text, invalidFields({ ...recipient, [field]: text })]).toEqual([text, [field]]);
});

test('[CK-20] lists invalid fields in the order of the form, and normalizes texts once', () => {
  expect(invalidFields({ name: '', phone: '', zipCode: '', address: '' })).toEqual([
    'name',
    'phone',
    'zipCode',
    'address',
  ]);
  const tidy = recipientOf({ ...recipient, address: ' 마포구\r\n 1층 ' });
  expect([tidy.address, recipientOf(tidy)]).toEqual(['마포구 1층', tidy]);
});

test('[CK-20] an order needs an address unless its buyer has one, it goes overseas, or it was entered', () => {
  const terms = { address: undefined, arrivals: [], cashback: won(0), paymentMethod: undefined };
  const known = { ...terms, address: { address: '일본', zipCode: '' } };
  expect([{}, { terms }, { terms: known }, { terms, recipient }].map(mustEnterAddress)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
