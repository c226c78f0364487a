import {
  clubJoinScenes,
  expressShopTypes,
  nudgeTypes,
  recommendationKinds,
  unitVisitReasons,
  type Extras,
} from '@baguni/domain';
import * as t from 'io-ts';
import { anyCartUnitId } from '../base/ids.ts';
import { count } from '../base/number.ts';
import { optional } from '../base/optional.ts';
import type { Codec } from '../base/shape.ts';
import { answerText, choice } from '../base/text.ts';
import { offeredOptions } from '../cart/offered-options.ts';
import { orNull } from '../base/list.ts';
import { cartUnit } from '../cart/cart-unit.ts';
import { mergedParts } from '../cart/merge.ts';
import { appliedCoupons } from '../coupon/coupon.ts';
import { clubInfo, welcomeGift } from '../club/club.ts';
import { bsdBanner, hashedCguid, purchaseBenefits } from '../information/information.ts';
import { arrivals } from '../shipping/arrivals.ts';
import { freshDelivery } from '../shipping/delivery-slots.ts';
import { visitNews } from '../visit/visit-news.ts';
import { priceSignals, recommendedLists } from '../recommend/recommend.ts';

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
