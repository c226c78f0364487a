import {
  clubJoinScenes,
  expressShopTypes,
  nudgeTypes,
  recommendationKinds,
  unitVisitReasons,
  type CouponNews,
  type Extras,
  type UnitNews,
  type VisitNews,
} from '@baguni/domain';
import {
  MAX_UNITS,
  anyCartUnitId,
  couponIssueNo,
  count,
  signedAmount,
  answerText,
  choice,
  moment,
} from './base/values.ts';
import { list, orNull, optional, type Codec } from './base/codec.ts';
import { cartUnit } from './cart/cart-unit.ts';
import { mergedParts } from './cart/merge.ts';
import { offeredOptions } from './cart/item.ts';
import { clubInfo, welcomeGift } from './buyer.ts';
import { appliedCoupons } from './coupon.ts';
import { bsdBanner, hashedCguid, purchaseBenefits } from './information.ts';
import { priceSignals, recommendedLists } from './recommend.ts';
import { arrivals, freshDelivery } from './delivery.ts';
import * as t from 'io-ts';

const recommendations = t.strict({
  kind: choice(recommendationKinds),
  lists: recommendedLists,
  at: count,
  showing: count,
});

const visit = t.strict({ cartUnitId: anyCartUnitId, reason: choice(unitVisitReasons), count });

const removal = optional(
  optional(
    t.strict({
      units: t.readonlyArray(cartUnit),
      selected: t.readonlyArray(anyCartUnitId),
      coupons: appliedCoupons,
      isUndoing: t.boolean,
    }),
    'isInCart',
    t.boolean,
  ),
  'order',
  t.readonlyArray(anyCartUnitId),
);

const optionChoice = t.strict({ cartUnitId: anyCartUnitId, offered: orNull(offeredOptions), isSaving: t.boolean });

const unitNews: Codec<UnitNews> = t.union([
  t.strict({ type: t.literal('SoldOut'), cartUnitId: anyCartUnitId }),
  t.strict({ type: t.literal('PriceChanged'), cartUnitId: anyCartUnitId, before: signedAmount, now: signedAmount }),
]);

const couponNews: Codec<CouponNews> = t.strict({
  couponIssueNo,
  couponName: answerText,
  expiredDate: moment,
  cartUnitId: orNull(anyCartUnitId),
});

export const visitNews: Codec<VisitNews> = t.strict({
  units: list(unitNews, MAX_UNITS),
  coupons: list(couponNews, 1_000),
});

export const extras: Codec<Extras> = t.exact(
  t.partial({
    isOffline: t.boolean,
    bsd: t.union([bsdBanner, t.null]),
    benefits: purchaseBenefits,
    hashedCguid,
    isCheckoutHealthy: t.boolean,
    nudge: choice([...nudgeTypes, 'None']),
    recommendations,
    signals: priceSignals,
    arrivals,
    expressShop: t.strict({ expressShopType: choice(expressShopTypes), branchCode: answerText }),
    visit,
    news: t.union([visitNews, t.null]),
    merged: t.union([mergedParts, t.null]),
    club: clubInfo,
    clubJoin: choice(clubJoinScenes),
    memo: answerText,
    delivery: freshDelivery,
    welcomeGift,
    instead: recommendedLists,
    optionChoice,
    removal: t.union([removal, t.null]),
  }),
);
