import { expect, test } from 'vitest';
import { aBuyer, anAddress } from '../../testing/index.ts';
import {
  addressBarState,
  type AddressBarState,
  type AddressFacts,
  alterTypes,
  memberTypes,
  type AlterType,
  type MemberType,
} from './buyer.ts';

const facts = (memberType: MemberType, alterType: AlterType | null, isUnreadable = false): AddressFacts => ({
  buyer: aBuyer({ memberType }),
  address: alterType === null ? undefined : anAddress({ alterType }),
  isUnreadable,
});

const table: readonly (readonly [AlterType | null, AddressBarState])[] = [
  [null, 'None'],
  ['None', 'None'],
  ['NotSupport', 'NeedToChange'],
  ['Unknown', 'Error'],
  ['Normal', 'Normal'],
];

test.each(table)('[AD-01] a member whose address is %s sees %s', (alterType, state) => {
  expect(addressBarState(facts('Member', alterType))).toBe(state);
  expect(addressBarState(facts('SimpleMember', alterType))).toBe(state);
});

test('[AD-01] a visitor has no address, even if one is known', () => {
  for (const alterType of [null, ...alterTypes])
    for (const isUnreadable of [true, false])
      expect(addressBarState(facts('NonMember', alterType, isUnreadable))).toBe('NonMember');
});

test('[AD-01] an unreadable address is an error for every member, whatever was known before', () => {
  for (const memberType of memberTypes.filter((type) => type !== 'NonMember'))
    for (const alterType of [null, ...alterTypes])
      expect(addressBarState(facts(memberType, alterType, true))).toBe('Error');
});
