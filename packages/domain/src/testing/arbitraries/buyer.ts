import fc, { type Arbitrary } from 'fast-check';
import {
  alterTypes,
  buyerStandings,
  clubMemberTypes,
  memberTypes,
  type Buyer,
  type ShippingAddress,
} from '../../entities/buyer/buyer.ts';
import { sellerKey } from '../../money/ids.ts';
import { arbOption } from './price.ts';
import { arbText } from './text.ts';

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

export const arbAddress: Arbitrary<ShippingAddress> = fc.record({
  addressNo: fc.integer({ min: 1, max: 9999 }).map(String),
  address: arbText,
  zipCode: fc.constantFrom('', '06236', '04524'),
  countryType: fc.constantFrom('SouthKorea', 'China', 'HongKong', 'Japan'),
  alterType: fc.constantFrom(...alterTypes),
  alterText: arbOption(arbText),
});
