import type { ApiError } from '../../messages/api-error.ts';
import type { SafeTarget } from '../../storefront/targets.ts';
import type { BsdEvent, BsdEventTag } from '../../entities/event/bsd-event.ts';
import { itemNo } from '../../money/ids.ts';
import type { RecommendedItem, RecommendedList } from '../../entities/recommendation/recommendation.ts';
import { won } from '../../money/won.ts';

/**
 * A refusal of the cart server, HTTP 400, without a specific code.
 * @example
 * anApiError({ message: 'Try again.' }).message; // Try again.
 */
export const anApiError = (over: Partial<ApiError> = {}): ApiError => ({
  kind: 'Refused',
  domain: 'cart-api',
  resultCode: '9999',
  message: '',
  requestUrl: 'POST /cart/setQuantity',
  status: 400,
  redirectUrl: undefined,
  nextAction: undefined,
  data: undefined,
  ...over,
});

/**
 * An address that counts as checked.
 * @example
 * aSafeTarget('https://pay.example/7f3a'); // https://pay.example/7f3a
 */
export const aSafeTarget = (address: string): SafeTarget => address as SafeTarget;

/**
 * An item that takes part in the big sale of November 2026.
 * @example
 * [isOn(aBsdEvent(), testNow), isOn(aBsdEvent({ endDate: '2026-11-19' }), testNow)]; // [ true, false ]
 */
export const aBsdEvent = (over: Partial<BsdEvent> = {}): BsdEvent => ({
  itemNo: itemNo('I1'),
  bigSmile: true,
  startDate: '2026-11-01T00:00:00+09:00',
  endDate: '2026-11-30T23:59:59+09:00',
  bannerText: '빅스마일데이',
  dwebImageUrl: '/pictures/bsd-pc.webp',
  mwebImageUrl: '/pictures/bsd-m.webp',
  textColor: '#ffffff',
  bgColor: '#b3261e',
  ...over,
});

/**
 * The marketplace's tag of the same sale.
 * @example
 * const answer = { tag: aBsdTag(), events: [aBsdEvent({ dwebImageUrl: '' })] };
 * bsdBanners(answer, aStorefront(), testNow)[0]?.imageUrl; // /pictures/bsd-tag.webp
 */
export const aBsdTag = (over: Partial<BsdEventTag> = {}): BsdEventTag => ({
  startDate: aBsdEvent().startDate,
  endDate: aBsdEvent().endDate,
  commonImgUrl: '/pictures/bsd-tag.webp',
  globalImgUrl: '/pictures/bsd-tag-global.webp',
  ...over,
});

/**
 * An item that is recommended, by its number.
 * @example
 * aRecommendedItem(3).itemSellPrice; // 3000
 */
export const aRecommendedItem = (n: number, over: Partial<RecommendedItem> = {}): RecommendedItem => ({
  itemNo: itemNo(`R${n}`),
  itemName: `추천 상품 ${n}`,
  itemImageUrl: '',
  itemSellPrice: won(1000 * n),
  sellerName: '하온농장',
  minQuantity: 1,
  ...over,
});

/**
 * A recommended list of a seed with this number of items.
 * @example
 * aRecommendedList(2, 3).items.map((item) => item.itemNo); // [ 'R21', 'R22', 'R23' ]
 */
export const aRecommendedList = (seed: number, count: number): RecommendedList => ({
  seedItemNo: itemNo(`I${seed}`),
  seedItemName: `상품 ${seed}`,
  items: Array.from({ length: count }, (_, i) => aRecommendedItem(seed * 10 + i + 1)),
});
