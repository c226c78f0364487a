import { guest, tenants, type Buyer, type ShippingAddress } from '@baguni/domain';
import { option as O } from 'fp-ts';
import type { Scenario } from './world.ts';

/** A member who is signed in. @param over what is special about this one */
export const member = (buyerName: string, over: Partial<Buyer> = {}): Buyer => ({
  ...guest,
  buyerName,
  isLogin: true,
  memberType: 'Member',
  buyerGrade: 'Silver',
  ...over,
});

/** Where the members of the scenarios live; an invented house. */
const home: ShippingAddress = {
  addressNo: '1',
  address: '서울특별시 마포구 새벽별로 12, 3층',
  zipCode: '04001',
  countryType: 'SouthKorea',
  alterType: 'Normal',
  alterText: O.none,
};

/** What most scenarios share: both marketplaces, an address, no guest cart, a server that works. */
export const ordinary = {
  tenants,
  address: O.some(home),
  guestChoices: [],
  behaviour: { fails: [], unreadable: [] },
} satisfies Partial<Scenario>;

/** What a member's overseas scenario shares: the marketplace that ships there, an address there, an identity verified. */
export const abroad = (country: string, address: string, zipCode: string) =>
  ({
    ...ordinary,
    tenants: ['marketplace'] as const,
    country,
    address: O.some({ ...home, address, zipCode, countryType: country }),
  }) satisfies Partial<Scenario>;
