import type { ItemNo } from '../../money/ids.ts';
import { groupBy } from '../cart/tree.ts';
import type { Storefront } from '../../storefront/storefront.ts';

/** Text and background, `#rrggbb`. */
export interface Colours {
  readonly textColor: string;
  readonly bgColor: string;
}

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 4.5;

const channel = (value: number): number => {
  const share = value / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (colour: string): number => {
  const [red, green, blue] = [1, 3, 5].map((at) => channel(Number.parseInt(colour.slice(at, at + 2), 16)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
};

/** Returns the contrast of two colours, 1 to 21 (WCAG 2.2). */
export const contrastOf = ({ textColor, bgColor }: Colours): number => {
  const [one, other] = [luminance(textColor), luminance(bgColor)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
};

/** Returns the colours if the text is readable; otherwise uses black or white text, whichever has more contrast. */
export const readableColours = ({ textColor, bgColor }: Colours): Colours => {
  if (contrastOf({ textColor, bgColor }) >= LEAST_CONTRAST) return { textColor, bgColor };
  const [black, white] = [
    { textColor: '#000000', bgColor },
    { textColor: '#ffffff', bgColor },
  ] as const;
  return contrastOf(black) >= contrastOf(white) ? black : white;
};

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

/** True while an event is active; false if its dates are unreadable. */
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

/** Returns the banners of the active events, each once with the items that it belongs to. */
export const bsdBanners = (answer: BsdAnswer, storefront: Storefront, now: number): readonly BsdBanner[] => {
  const banners = answer.events
    .filter((event) => event.bigSmile && isOn(event, now))
    .map((event) => bannerOf(event, answer, storefront, now));
  return groupBy(banners, looksOf).flatMap(([, [first, ...others]]) =>
    first ? [{ ...first, itemNos: [first, ...others].flatMap(({ itemNos }) => itemNos) }] : [],
  );
};
