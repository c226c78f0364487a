import { guest, type Buyer, type ShippingAddress } from '../../entities/buyer/buyer.ts';
import type { ClubInfo, SmileClubMemberInformation } from '../../entities/club/club.ts';
import type { ClubFacts } from '../../rules/facts.ts';

/**
 * A signed-in member, not of the club.
 * @example
 * [aBuyer(), aBuyer({ memberType: 'SimpleMember' })].map(mustVerify); // [ false, true ]
 */
export const aBuyer = (over: Partial<Buyer> = {}): Buyer => ({
  ...guest,
  buyerName: '김하늘',
  isLogin: true,
  memberType: 'Member',
  buyerGrade: 'VIP',
  isCertificatedAdult: true,
  ...over,
});

/**
 * An address that the delivery service reaches.
 * @example
 * const barOf = (address: ShippingAddress) => addressBarState({ buyer: aBuyer(), address, isUnreadable: false });
 * [barOf(anAddress()), barOf(anAddress({ alterType: 'NotSupport' }))]; // [ 'Normal', 'NeedToChange' ]
 */
export const anAddress = (over: Partial<ShippingAddress> = {}): ShippingAddress => ({
  addressNo: '1',
  address: '서울 강남구 테헤란로 152',
  zipCode: '06236',
  countryType: 'SouthKorea',
  alterType: 'Normal',
  alterText: undefined,
  ...over,
});

/**
 * A signed-in member who was never in the club.
 * @example
 * clubEntryOf(clubFacts()); // OneClick
 * clubEntryOf(clubFacts({}, { isOffered: false })); // None
 */
export const clubFacts = (buyer: Partial<Buyer> = {}, over: Partial<ClubFacts> = {}): ClubFacts => ({
  isOffered: true,
  buyer: aBuyer(buyer),
  withdrawnAt: undefined,
  now: Date.parse('2026-11-20T12:00:00+09:00'),
  ...over,
});

/**
 * A buyer outside the club that may join by one click.
 * @example
 * [aClubInfo(), aClubInfo({ memberType: 'Free' })].map((info) => info.isSmileClubOneClickTarget); // [ true, false ]
 */
export const aClubInfo = (over: Partial<SmileClubMemberInformation> = {}): ClubInfo => {
  const information: SmileClubMemberInformation = {
    statusCode: 'None',
    payCycleType: 'None',
    memberType: 'Unknown',
    membershipGrade: 'VIP',
    joinPartnerId: '',
    isUnifyMembership: false,
    isSSGPoint: false,
    isSSGMembership: false,
    withdrawDt: undefined,
    ...over,
  };
  const smileClubMember = information.memberType === 'Free' || information.memberType === 'Purchase';
  return {
    unifyMembershipInfo: { unifyMasterId: 'U1', smileClubMember, smileClubMemberInformation: information },
    isSmileClubOneClickTarget: information.memberType === 'Unknown',
  };
};
