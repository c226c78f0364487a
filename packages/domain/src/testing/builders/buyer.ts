import { option as O } from 'fp-ts';
import { guest, type Buyer, type ShippingAddress } from '../../entities/buyer/buyer.ts';

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
 * const barOf = (address: ShippingAddress) => addressBarState({ buyer: aBuyer(), address: O.some(address), isUnreadable: false });
 * [barOf(anAddress()), barOf(anAddress({ alterType: 'NotSupport' }))]; // [ 'Normal', 'NeedToChange' ]
 */
export const anAddress = (over: Partial<ShippingAddress> = {}): ShippingAddress => ({
  addressNo: '1',
  address: '서울 강남구 테헤란로 152',
  zipCode: '06236',
  countryType: 'SouthKorea',
  alterType: 'Normal',
  alterText: O.none,
  ...over,
});
