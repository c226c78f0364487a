import {
  cartUnitId,
  clubJoinScenes,
  couponIssueNo,
  expressShopTypes,
  itemNo,
  nudgeTypes,
  recommendationKinds,
  unitVisitReasons,
  type PriceSignal,
  type RecommendedList,
  type Recommendations,
  type UnitVisit,
  type VisitNews,
} from '@baguni/domain/internal';
import { arbClubInfo, arbFreshDelivery, arbText, arbWelcomeGift, arbWonIn } from '@baguni/domain/testing';
import fc, { type Arbitrary } from 'fast-check';
import type { PageData } from '../codecs/page-data.ts';

const arbUnitId = fc.integer({ min: 1, max: 99 }).map(cartUnitId);
const arbItemNo = fc.integer({ min: 1, max: 99 }).map((n) => itemNo(`I${n}`));

export const arbRecommendedList: Arbitrary<RecommendedList> = fc.record({
  seedItemNo: arbItemNo,
  seedItemName: arbText,
  items: fc.array(
    fc.record(
      {
        itemNo: arbItemNo,
        itemName: arbText,
        itemImageUrl: arbText,
        itemSellPrice: arbWonIn(0, 100_000),
        sellerName: arbText,
        minQuantity: fc.integer({ min: 1, max: 999 }),
        needsChoice: fc.boolean(),
      },
      { requiredKeys: ['itemNo', 'itemName', 'itemImageUrl', 'itemSellPrice', 'sellerName', 'minQuantity'] },
    ),
    { maxLength: 5 },
  ),
});

export const arbPriceSignal: Arbitrary<PriceSignal> = fc.record({
  cartUnitId: arbUnitId,
  before: arbWonIn(0, 100_000),
  now: arbWonIn(0, 100_000),
});

export const arbVisitNews: Arbitrary<VisitNews> = fc.record({
  units: fc.array(
    fc.oneof(
      fc.record({ type: fc.constant('SoldOut' as const), cartUnitId: arbUnitId }),
      fc.record({
        type: fc.constant('PriceChanged' as const),
        cartUnitId: arbUnitId,
        before: arbWonIn(0, 100_000),
        now: arbWonIn(0, 100_000),
      }),
    ),
    { maxLength: 3 },
  ),
  coupons: fc.array(
    fc.record({
      couponIssueNo: fc.constantFrom('C1', 'C2').map(couponIssueNo),
      couponName: arbText,
      expiredDate: fc.constantFrom('2026-11-22T14:59:59.999Z', '2026-12-31T14:59:59.999Z'),
      cartUnitId: fc.option(arbUnitId, { nil: undefined }),
    }),
    { maxLength: 2 },
  ),
});

const arbMergedPieces = fc.array(fc.record({ cartUnitId: arbUnitId, quantity: fc.integer({ min: 1, max: 999 }) }), {
  maxLength: 3,
});

const arbRecommendations: Arbitrary<Recommendations> = fc.record({
  kind: fc.constantFrom(...recommendationKinds),
  lists: fc.array(arbRecommendedList, { maxLength: 3 }),
  at: fc.nat({ max: 5 }),
  showing: fc.nat({ max: 100 }),
});

const arbVisit: Arbitrary<UnitVisit> = fc.record({
  cartUnitId: arbUnitId,
  reason: fc.constantFrom(...unitVisitReasons),
  count: fc.nat({ max: 100 }),
});

export const arbPageData: Arbitrary<PageData> = fc.record(
  {
    isOffline: fc.boolean(),
    nudge: fc.constantFrom(...nudgeTypes, 'None' as const),
    recommendations: arbRecommendations,
    signals: fc.array(arbPriceSignal, { maxLength: 3 }),
    cheaper: fc.array(arbPriceSignal, { maxLength: 3 }),
    expressShop: fc.record({ expressShopType: fc.constantFrom(...expressShopTypes), branchCode: arbText }),
    visit: arbVisit,
    news: fc.option(arbVisitNews),
    merged: fc.option(fc.record({ added: arbMergedPieces, addedUp: arbMergedPieces })),
    club: arbClubInfo,
    clubJoin: fc.constantFrom(...clubJoinScenes),
    welcomeGift: arbWelcomeGift,
    memo: arbText,
    viewed: arbRecommendedList.map(({ items }) => items),
    delivery: arbFreshDelivery,
    deliveryRead: fc.constantFrom('Done', 'Failed', 'Retrying'),
  },
  { requiredKeys: [] },
);
