import {
  alterTypes,
  buyerStandings,
  clubMemberTypes,
  memberTypes,
  type Buyer,
  type ShippingAddress,
} from '@baguni/domain';
import * as t from 'io-ts';
import { absentAs } from '../base/absent-as.ts';
import { sellerKey } from '../base/ids.ts';
import { list, orNull } from '../base/list.ts';
import { count } from '../base/number.ts';
import type { Codec } from '../base/shape.ts';
import { answerText, choice } from '../base/text.ts';

const MAX_SHOPS = 100;

export const buyer: Codec<Buyer> = t.strict({
  buyerName: answerText,
  isLogin: t.boolean,
  memberType: choice(memberTypes),
  isSimpleJoinForeigner: absentAs(false, t.boolean),
  buyerGrade: answerText,
  isDomesticBusinessman: t.boolean,
  isCertificatedAdult: t.boolean,
  isSmileClub: t.boolean,
  clubMemberType: choice(clubMemberTypes),
  isUniverseClub: t.boolean,
  isSsgMembership: t.boolean,
  standing: choice(buyerStandings),
  isUnder19: t.boolean,
  isIdentityVerified: t.boolean,
  ordersAsNonMember: t.boolean,
  ownSellerKeys: list(sellerKey, MAX_SHOPS),
  cartSize: count,
});

export const shippingAddress: Codec<ShippingAddress> = t.strict({
  addressNo: answerText,
  address: answerText,
  zipCode: answerText,
  countryType: answerText,
  alterType: choice(alterTypes),
  alterText: orNull(answerText),
});
