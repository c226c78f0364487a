import type { BsdEvent, BsdEventTag } from '../../entities/event/bsd-event.ts';
import { itemNo } from '../../money/ids.ts';

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
 * bsdBanner(answer, aStorefront(), testNow)?.imageUrl; // /pictures/bsd-tag.webp
 */
export const aBsdTag = (over: Partial<BsdEventTag> = {}): BsdEventTag => ({
  startDate: aBsdEvent().startDate,
  endDate: aBsdEvent().endDate,
  commonImgUrl: '/pictures/bsd-tag.webp',
  globalImgUrl: '/pictures/bsd-tag-global.webp',
  ...over,
});
