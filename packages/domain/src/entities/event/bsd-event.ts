import type { ItemNo } from '../../money/ids.ts';
import { groupBy } from '../cart/tree.ts';
import { readableColours } from './readable-colours.ts';
import type { Storefront } from '../../storefront/storefront.ts';

/** Period of an event, both ends included. */
export interface EventDates {
  /** ISO 8601. */
  readonly startDate: string;
  /** ISO 8601. */
  readonly endDate: string;
}

export interface BsdEventTag extends EventDates {
  /** Picture for Korean. */
  readonly commonImgUrl: string;
  /** Picture for all other languages. */
  readonly globalImgUrl: string;
}

export interface BsdEvent extends EventDates {
  readonly itemNo: ItemNo;
  /** True if the item is in the big sale; otherwise nothing is shown. */
  readonly bigSmile: boolean;
  /** Text from the marketplace; never markup. */
  readonly bannerText: string;
  /** PC picture; empty if missing. */
  readonly dwebImageUrl: string;
  /** Also used in the app. */
  readonly mwebImageUrl: string;
  /** `#rrggbb`, chosen by the marketplace. */
  readonly textColor: string;
  readonly bgColor: string;
}

export interface BsdBanner {
  /** Text, never markup. */
  readonly text: string;
  /** Readable on `bgColor`. */
  readonly textColor: string;
  readonly bgColor: string;
  readonly imageUrl: string;
  readonly itemNos: readonly ItemNo[];
}

export interface BsdAnswer {
  /** Tag of the sale, or null if no sale is planned. */
  readonly tag: BsdEventTag | null;
  readonly events: readonly BsdEvent[];
}

/**
 * True while an event is active; false if its dates are unreadable.
 * @param now ms since 1970 UTC
 * @example
 * isOn(aBsdEvent(), testNow); // true
 * isOn(aBsdEvent({ endDate: 'soon' }), testNow); // false
 */
export const isOn = ({ startDate, endDate }: EventDates, now: number): boolean =>
  Date.parse(startDate) <= now && now <= Date.parse(endDate);

const tagImage = (tag: BsdEventTag | null, { language }: Pick<Storefront, 'language'>, now: number): string => {
  if (tag === null || !isOn(tag, now)) return '';
  return language === 'ko' ? tag.commonImgUrl : tag.globalImgUrl;
};

/** Returns the image for the device (the app uses the mobile one), or the marketplace’s tag if missing. */
const imageOf = (event: BsdEvent, { tag }: BsdAnswer, storefront: Storefront, now: number): string => {
  const isWide = storefront.device === 'pc' && storefront.app === undefined;
  return (isWide ? event.dwebImageUrl : event.mwebImageUrl) || tagImage(tag, storefront, now);
};

const bannerOf = (event: BsdEvent, answer: BsdAnswer, storefront: Storefront, now: number): BsdBanner => ({
  text: event.bannerText,
  ...readableColours(event),
  imageUrl: imageOf(event, answer, storefront, now),
  itemNos: [event.itemNo],
});

const looksOf = ({ itemNos: _, ...looks }: BsdBanner): string => JSON.stringify(looks);

/**
 * Returns the banners of the active events, each once with the items that it belongs to.
 * @example
 * const events = [aBsdEvent({ bannerText: 'Big sale' }), aBsdEvent({ itemNo: itemNo('I2') })];
 * const banners = bsdBanners({ tag: null, events }, aStorefront(), testNow);
 * banners.map(({ text, itemNos }) => [text, itemNos].join(' '))[0]; // Big sale I1
 */
export const bsdBanners = (answer: BsdAnswer, storefront: Storefront, now: number): readonly BsdBanner[] => {
  const banners = answer.events
    .filter((event) => event.bigSmile && isOn(event, now))
    .map((event) => bannerOf(event, answer, storefront, now));
  return groupBy(banners, looksOf).flatMap(([, [first, ...others]]) =>
    first ? [{ ...first, itemNos: [first, ...others].flatMap(({ itemNos }) => itemNos) }] : [],
  );
};
