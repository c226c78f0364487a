import type { ItemNo } from '../../money/ids.ts';
import { readableColours } from './readable-colours.ts';
import type { Storefront } from '../../storefront/storefront.ts';

/** When an event is on: both ends belong to it, ISO 8601 (PG-15). */
export interface EventDates {
  /** The first moment, ISO 8601. */
  readonly startDate: string;
  /** The last moment, ISO 8601. */
  readonly endDate: string;
}

/** The marketplace's tag of its big sale, in Korean and in the other languages (CM-30). */
export interface BsdEventTag extends EventDates {
  /** The picture in Korean. */
  readonly commonImgUrl: string;
  /** The picture in all other languages. */
  readonly globalImgUrl: string;
}

/** What the big sale says of one item (CM-31). */
export interface BsdEvent extends EventDates {
  /** The item. */
  readonly itemNo: ItemNo;
  /** The item takes part in the big sale; of others nothing is shown. */
  readonly bigSmile: boolean;
  /** Text as the marketplace wrote it; never markup. */
  readonly bannerText: string;
  /** The picture on a PC; empty where there is none. */
  readonly dwebImageUrl: string;
  /** Also the app's. */
  readonly mwebImageUrl: string;
  /** `#rrggbb`, as the marketplace chose it. */
  readonly textColor: string;
  /** `#rrggbb`. */
  readonly bgColor: string;
}

/** A banner of the big sale, as it is shown. */
export interface BsdBanner {
  /** What the banner says; text, never markup. */
  readonly text: string;
  /** Readable on `bgColor`. */
  readonly textColor: string;
  /** `#rrggbb`. */
  readonly bgColor: string;
  /** Empty where there is none. */
  readonly imageUrl: string;
  /** Items of the cart that take part. */
  readonly itemNos: readonly ItemNo[];
}

/** What is known of the big sale. */
export interface BsdAnswer {
  /** The tag of the whole sale; null where none is planned. */
  readonly tag: BsdEventTag | null;
  /** What the sale says of items of the cart. */
  readonly events: readonly BsdEvent[];
}

/**
 * Whether an event is on; one whose dates cannot be read never is (PG-15).
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

/** The image of the device, the mobile one in the app; the marketplace's tag where the item's event has none. */
const imageOf = (event: BsdEvent, { tag }: BsdAnswer, storefront: Storefront, now: number): string => {
  const isWide = storefront.device === 'pc' && storefront.app._tag === 'None';
  return (isWide ? event.dwebImageUrl : event.mwebImageUrl) || tagImage(tag, storefront, now);
};

/**
 * The banner of the big sale between its dates: the first event that is on, with all items that take part; null where none is (PG-15).
 * @example
 * const events = [aBsdEvent({ bannerText: 'Big sale' }), aBsdEvent({ itemNo: itemNo('I2') })];
 * const banner = bsdBanner({ tag: null, events }, aStorefront(), testNow);
 * [banner?.text, banner?.itemNos]; // [ 'Big sale', [ 'I1', 'I2' ] ]
 */
export const bsdBanner = (answer: BsdAnswer, storefront: Storefront, now: number): BsdBanner | null => {
  const on = answer.events.filter((event) => event.bigSmile && isOn(event, now));
  const [first] = on;
  if (first === undefined) return null;
  return {
    text: first.bannerText,
    ...readableColours(first),
    imageUrl: imageOf(first, answer, storefront, now),
    itemNos: on.map(({ itemNo }) => itemNo),
  };
};
