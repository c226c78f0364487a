import {
  alterTypes,
  buyerStandings,
  clubMemberTypes,
  devices,
  environmentNames,
  languages,
  memberTypes,
  tenants,
  type AppInfo,
  type Buyer,
  type ClubInfo,
  type Environment,
  type ShippingAddress,
  type SmileClubMemberInformation,
  type Storefront,
  type UnifyMembershipInfo,
  type WelcomeGift,
} from '@baguni/domain/internal';
import { absentAs, customFields, type Codec, list, optional, orNull, strict } from './base/codec.ts';
import { couponIssueNo, sellerKey, amount, count, momentMs, answerText, choice } from './base/values.ts';
import * as t from 'io-ts';

const MAX_SHOPS = 100;

const buyerFields = strict({
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

export const buyer: Codec<Buyer> = optional(buyerFields, 'fields', customFields);

/** Codec of a shipping address. */
export const shippingAddress: Codec<ShippingAddress> = strict({
  addressNo: answerText,
  address: answerText,
  zipCode: answerText,
  countryType: answerText,
  alterType: choice(alterTypes),
  alterText: orNull(answerText),
});

export const environment: Codec<Environment> = strict({
  name: choice(environmentNames),
  freeShippingThresholds: strict({ ordinary: amount, club: amount, universeClub: amount }),
  showsPageAfter: choice(['FirstGroup', 'All']),
});

const app: Codec<AppInfo> = strict({ appType: answerText, appVersion: answerText, isAndroid: t.boolean });

export const storefront: Codec<Storefront> = strict({
  tenant: choice(tenants),
  device: choice(devices),
  language: choice(languages),
  app: orNull(app),
});

const information: Codec<SmileClubMemberInformation> = strict({
  statusCode: answerText,
  payCycleType: answerText,
  memberType: choice(clubMemberTypes),
  membershipGrade: answerText,
  joinPartnerId: answerText,
  isUnifyMembership: t.boolean,
  isSSGPoint: t.boolean,
  isSSGMembership: t.boolean,
  withdrawDt: orNull(momentMs),
});

const unifyMembershipInfo: Codec<UnifyMembershipInfo> = strict({
  unifyMasterId: answerText,
  smileClubMember: t.boolean,
  smileClubMemberInformation: information,
});

export const clubInfo: Codec<ClubInfo> = strict({ unifyMembershipInfo, isSmileClubOneClickTarget: t.boolean });

export const welcomeGift: Codec<WelcomeGift> = strict({ couponIssueNo, couponName: answerText });
