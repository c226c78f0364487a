import { guest, tenants, type Buyer, type ShippingAddress } from '@baguni/domain/internal';
import type { Scenario } from './scenario.ts';

/** Creates a signed-in member. */
export const member = (buyerName: string, over: Partial<Buyer> = {}): Buyer => ({
  ...guest,
  buyerName,
  isLogin: true,
  memberType: 'Member',
  buyerGrade: 'Silver',
  ...over,
});

/** An invented address. */
const home: ShippingAddress = {
  addressNo: '1',
  address: '서울특별시 마포구 새벽별로 12, 3층',
  zipCode: '04001',
  countryType: 'SouthKorea',
  alterType: 'Normal',
  alterText: undefined,
};

/** Defaults: both marketplaces, an address, no guest cart, and no failures. */
export const ordinary = {
  tenants,
  address: home,
  guestChoices: [],
  behaviour: { fails: [], unreadable: [] },
} satisfies Partial<Scenario>;

/** Defaults of a scenario with a shipping address overseas. */
export const abroad = (country: string, address: string, zipCode: string) =>
  ({
    ...ordinary,
    tenants: ['marketplace'] as const,
    country,
    address: { ...home, address, zipCode, countryType: country },
  }) satisfies Partial<Scenario>;
