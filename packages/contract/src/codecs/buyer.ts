import { alterTypes, clubMemberTypes, memberTypes, type Buyer, type ShippingAddress } from '@baguni/domain';
import * as t from 'io-ts';
import { orNull } from './list.ts';
import { count } from './number.ts';
import type { Codec } from './shape.ts';
import { answerText, choice } from './text.ts';

/** Who shops. */
export const buyer: Codec<Buyer> = t.strict({
  buyerName: answerText,
  isLogin: t.boolean,
  memberType: choice(memberTypes),
  buyerGrade: answerText,
  isDomesticBusinessman: t.boolean,
  isCertificatedAdult: t.boolean,
  isSmileClub: t.boolean,
  clubMemberType: choice(clubMemberTypes),
  isUniverseClub: t.boolean,
  cartSize: count,
});

/** A shipping address. */
export const shippingAddress: Codec<ShippingAddress> = t.strict({
  addressNo: answerText,
  address: answerText,
  zipCode: answerText,
  countryType: answerText,
  alterType: choice(alterTypes),
  alterText: orNull(answerText),
});
