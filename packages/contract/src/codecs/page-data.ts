import {
  clubJoinScenes,
  expressShopTypes,
  nudgeTypes,
  recommendationKinds,
  unitVisitReasons,
  type CouponNews,
  type UnitNews,
  type VisitNews,
} from '@baguni/domain/internal';
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
import { list, orNull, optional, readingOlder, type Codec, strict } from './base/codec.ts';
import { cartUnit } from './cart/cart-unit.ts';
import { mergedParts } from './cart/merge.ts';
import { savedUnits } from './cart/saved-units.ts';
import { offeredOptions } from './cart/item.ts';
import { clubInfo, welcomeGift } from './buyer.ts';
import { appliedCoupons, foundCombination } from './coupon.ts';
import { bsdBanner, hashedCguid, purchaseBenefits } from './information.ts';
import { priceSignals, recommendedItems, recommendedLists } from './recommend.ts';
import { arrivals, freshDelivery } from './delivery.ts';
import * as t from 'io-ts';

const recommendations = strict({
  kind: choice(recommendationKinds),
  lists: recommendedLists,
  at: count,
  showing: count,
});

const visit = strict({ cartUnitId: anyCartUnitId, reason: choice(unitVisitReasons), count });

/**
 * What an undo reverses: a deletion, saving for later, coupons that a change of quantity cancelled (QT-04), an addition
 * for free shipping (FG-01), or the best coupons, which replaced all that were in use (CP-19).
 */
const removalKinds = ['Deleted', 'Saved', 'CouponsCancelled', 'Added', 'CouponsReplaced'] as const;

/** The kind in sessions of version 0.1.0, which only distinguished cancelled coupons. */
const withKind = (read: unknown): unknown =>
  t.UnknownRecord.is(read) && !('kind' in read)
    ? { ...read, kind: read['isInCart'] === true ? 'CouponsCancelled' : 'Deleted' }
    : read;

/** A change of units or of their coupons that can be undone for a while (DL-03). */
const removal = readingOlder(
  optional(
    strict({
      kind: choice(removalKinds),
      units: t.readonlyArray(cartUnit),
      selected: t.readonlyArray(anyCartUnitId),
      coupons: appliedCoupons,
      isUndoing: t.boolean,
    }),
    // previous order of all units; missing if the units are still in the cart
    'order',
    t.readonlyArray(anyCartUnitId),
  ),
  withKind,
);

const optionChoice = optional(
  strict({ cartUnitId: anyCartUnitId, offered: orNull(offeredOptions), isSaving: t.boolean }),
  // true if the options could not be read
  'hasFailed',
  t.boolean,
);

const freeShipping = optional(
  strict({
    sellerGroupKey: answerText,
    /** Items for the parcel that is nearest to free shipping; null while they are read. */
    units: orNull(t.readonlyArray(cartUnit)),
    isAdding: t.boolean,
  }),
  // true if the items could not be read
  'hasFailed',
  t.boolean,
);

const unitNews: Codec<UnitNews> = t.union([
  strict({ type: t.literal('SoldOut'), cartUnitId: anyCartUnitId }),
  strict({ type: t.literal('PriceChanged'), cartUnitId: anyCartUnitId, before: signedAmount, now: signedAmount }),
]);

const couponNews: Codec<CouponNews> = strict({
  couponIssueNo,
  couponName: answerText,
  expiredDate: moment,
  cartUnitId: orNull(anyCartUnitId),
});

const visitNews: Codec<VisitNews> = strict({
  units: list(unitNews, MAX_UNITS),
  coupons: list(couponNews, 1_000),
});

/** The news, and the other units that cost less than when they were added. */
export const visitReply = optional(visitNews, 'cheaper', priceSignals);

/** Optional data of the page, by name. No price depends on it. A missing part was not read, or could not be. */
export const pageData = t.exact(
  t.partial({
    /** True without a connection; missing before the first loss, false after recovery (ER-02). */
    isOffline: t.boolean,
    /** Banners of the sales that are on, each with its items (PG-15). Version 0.1.0 wrote one banner, or null. */
    bsd: readingOlder(list(bsdBanner, 1_000), (read) => (read === null ? [] : t.UnknownArray.is(read) ? read : [read])),
    benefits: purchaseBenefits,
    /** Guest id, hashed by the server; only in Korean (CM-27). */
    hashedCguid,
    /** Health of the local checkout server; missing in other environments (CM-50). */
    isCheckoutHealthy: t.boolean,
    nudge: choice([...nudgeTypes, 'None']),
    recommendations,
    signals: priceSignals,
    /** Units that cost less than when they were added, except those in the news. */
    cheaper: priceSignals,
    arrivals,
    expressShop: strict({ expressShopType: choice(expressShopTypes), branchCode: answerText }),
    visit,
    /** Changes since the last visit; null without changes, and after closing (RC-03). */
    news: t.union([visitNews, t.null]),
    /** Units with pieces of the former guest cart; null after closing (GM-4). */
    merged: t.union([mergedParts, t.null]),
    club: clubInfo,
    /** Progress of joining; default `Default` (CL-02). */
    clubJoin: choice(clubJoinScenes),
    /** Memo of the order; empty if cleared (LY-08). */
    memo: answerText,
    delivery: freshDelivery,
    /** Result of the last request for delivery times; `Retrying` after a failure until the next result (LY-09). */
    deliveryRead: choice(['Done', 'Failed', 'Retrying']),
    welcomeGift,
    /** Alternatives to sold-out units, one list per item (PG-13). */
    instead: recommendedLists,
    optionChoice,
    /** The seller whose items for free shipping are shown (FG-01). */
    freeShipping,
    /** Last deletion that can be undone; null afterwards (DL-03). */
    removal: t.union([removal, t.null]),
    /** Units saved for later, the latest first. */
    saved: savedUnits,
    /** Items that the shopper viewed, the latest first; read if the cart is empty. */
    viewed: recommendedItems,
    /** Best coupons of the current cart, found in the background; null after a change (CP-19). */
    bestPrice: t.union([foundCombination, t.null]),
  }),
);

/** Data that a server-rendered page starts with. */
export type PageData = t.TypeOf<typeof pageData>;
/** A change of units or coupons that can be undone for a while (DL-03). */
export type Removal = t.TypeOf<typeof removal>;
/** The items that the page offers for free shipping. */
export type FreeShippingChoice = t.TypeOf<typeof freeShipping>;
/** The open choice of options of a unit. */
export type OptionChoice = t.TypeOf<typeof optionChoice>;
