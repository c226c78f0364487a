import fc, { type Arbitrary } from 'fast-check';
import {
  alterTypes,
  buyerStandings,
  clubMemberTypes,
  memberTypes,
  type Buyer,
  type ShippingAddress,
} from '../../entities/buyer/buyer.ts';
import { sellerKey, couponIssueNo } from '../../money/ids.ts';
import { arbOption, arbText, arbWonIn } from './price.ts';
import type { ClubInfo, WelcomeGift } from '../../entities/club/club.ts';
import { testNow } from '../builders/unit.ts';
import type { Environment } from '../../storefront/environment.ts';
import {
  devices,
  environmentNames,
  languages,
  tenants,
  type AppInfo,
  type Storefront,
} from '../../storefront/storefront.ts';

/** Generates buyers: guests and members of each type. */
export const arbBuyer: Arbitrary<Buyer> = fc
  .constantFrom(...memberTypes)
  .chain((memberType) =>
    fc.record({
      buyerName: arbText,
      isLogin: fc.constant(memberType !== 'NonMember'),
      memberType: fc.constant(memberType),
      buyerGrade: fc.constantFrom('', 'VIP', 'SVIP'),
      isDomesticBusinessman: fc.boolean(),
      isCertificatedAdult: fc.boolean(),
      isSmileClub: fc.boolean(),
      clubMemberType: fc.constantFrom(...clubMemberTypes),
      isUniverseClub: fc.boolean(),
      standing: fc.constantFrom(...buyerStandings),
      isUnder19: fc.boolean(),
      isIdentityVerified: fc.boolean(),
      ownSellerKeys: fc.subarray([sellerKey('S1'), sellerKey('S2')]),
      isSsgMembership: fc.boolean(),
      cartSize: fc.constantFrom(100, 200),
    }),
  )
  // Derived without drawing, so that samples of a seed stay unchanged.
  .map((buyer) => ({
    ...buyer,
    ordersAsNonMember: !buyer.isLogin && buyer.isIdentityVerified,
    isSimpleJoinForeigner: buyer.memberType === 'SimpleMember' && buyer.isUniverseClub,
  }));

/** Generates shipping addresses in South Korea and overseas. */
export const arbAddress: Arbitrary<ShippingAddress> = fc.record({
  addressNo: fc.integer({ min: 1, max: 9999 }).map(String),
  address: arbText,
  zipCode: fc.constantFrom('', '06236', '04524'),
  countryType: fc.constantFrom('SouthKorea', 'China', 'HongKong', 'Japan'),
  alterType: fc.constantFrom(...alterTypes),
  alterText: arbOption(arbText),
});

const information = fc.record({
  statusCode: arbText,
  payCycleType: arbText,
  memberType: fc.constantFrom(...clubMemberTypes),
  membershipGrade: arbText,
  joinPartnerId: arbText,
  isUnifyMembership: fc.boolean(),
  isSSGPoint: fc.boolean(),
  isSSGMembership: fc.boolean(),
  withdrawDt: arbOption(fc.integer({ min: 0, max: testNow })),
});

/** Generates club memberships, and whether the buyer can join with one click. */
export const arbClubInfo: Arbitrary<ClubInfo> = fc.record({
  unifyMembershipInfo: fc.record({
    unifyMasterId: arbText,
    smileClubMember: fc.boolean(),
    smileClubMemberInformation: information,
  }),
  isSmileClubOneClickTarget: fc.boolean(),
});

/** Generates the coupon that new club members receive. */
export const arbWelcomeGift: Arbitrary<WelcomeGift> = fc.record({
  couponIssueNo: fc.nat(99).map((no) => couponIssueNo(`C${no}`)),
  couponName: arbText,
});

const arbApp: Arbitrary<AppInfo> = fc.record({
  appType: fc.constantFrom('MG', 'IAC'),
  appVersion: fc.constantFrom('8.0.1', '10.2.0'),
  isAndroid: fc.boolean(),
});

/** Generates storefronts: tenant, device, language, and an app or none. */
export const arbStorefront: Arbitrary<Storefront> = fc.record({
  tenant: fc.constantFrom(...tenants),
  device: fc.constantFrom(...devices),
  language: fc.constantFrom(...languages),
  app: arbOption(arbApp),
});

/** Generates environments of the page with their free shipping amounts in won. */
export const arbEnvironment: Arbitrary<Environment> = fc.record({
  name: fc.constantFrom(...environmentNames),
  freeShippingThresholds: fc.record({
    ordinary: arbWonIn(0, 50_000),
    club: arbWonIn(0, 50_000),
    universeClub: arbWonIn(0, 50_000),
  }),
  showsPageAfter: fc.constantFrom('FirstGroup' as const, 'All' as const),
});
