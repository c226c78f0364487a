import { cartTabs, type CartTab } from './features.ts';
import { txKey, type TxKey } from '../money/ids.ts';
import { decoded, originOf, partsOf, type AddressParts } from './address.ts';
import { devices, languages, type Device, type Language } from './storefront.ts';

/** Location of a cart page; a missing device is undefined. */
export interface CartPlace {
  readonly language: Language;
  readonly device: Device | undefined;
  /** Segment after `cart`; All if it is not a tab. */
  readonly tab: CartTab;
}

export interface OrderPlace {
  readonly language: Language;
  readonly device: Device | undefined;
  readonly txKey: TxKey;
}

export type RoutePage =
  | ({ readonly type: 'Cart' } & CartPlace)
  | ({ readonly type: 'Order' } & OrderPlace)
  /** `/` and `/cart` redirect to the buyer’s language and device. */
  | { readonly type: 'Root'; readonly tab: CartTab }
  | { readonly type: 'Unknown' };

const tabSegments: Readonly<Record<CartTab, string>> = {
  All: '',
  SmileFresh: '/emartmall',
  SmileDelivery: '/stardelivery',
  ExpressShop: '/expressshop',
};

const tabOf = (rest: readonly string[]): CartTab =>
  cartTabs.find((tab) => tabSegments[tab] === rest.map((segment) => `/${segment}`).join('')) ?? 'All';

const orderPage = (language: Language, device: Device | undefined, rest: readonly string[]): RoutePage => {
  const key = rest.length === 1 ? decoded(rest[0] ?? '') : null;
  return key ? { type: 'Order', language, device, txKey: txKey(key) } : { type: 'Unknown' };
};

/** Returns the page of a path; ignores further segments. */
export const pageAt = (pathname: string): RoutePage => {
  const [before, first, ...behindLanguage] = pathname.replace(/\/$/u, '').split('/');
  if (before !== '') return { type: 'Unknown' };
  if (first === undefined || first === 'cart') return { type: 'Root', tab: tabOf(behindLanguage) };
  const language = languages.find((known) => known === first);
  if (!language) return { type: 'Unknown' };
  const device = devices.find((known) => known === behindLanguage[0]);
  const [page, ...rest] = device === undefined ? behindLanguage : behindLanguage.slice(1);
  if (page === undefined || page === 'cart') return { type: 'Cart', language, device, tab: tabOf(rest) };
  return page === 'order' ? orderPage(language, device, rest) : { type: 'Unknown' };
};

const pathBefore = ({ language, device }: Pick<CartPlace, 'language' | 'device'>): string =>
  `/${language}${device === undefined ? '' : `/${device}`}`;

/** Returns the path of a cart page, e.g. `/ko/pc/cart/emartmall`. */
export const cartPath = (place: CartPlace): string => `${pathBefore(place)}/cart${tabSegments[place.tab]}`;

/** Returns the path of a checkout page, e.g. `/ko/pc/order/7f3a`. */
export const orderPath = (place: OrderPlace): string =>
  `${pathBefore(place)}/order/${encodeURIComponent(place.txKey.toWellFormed())}`;

/** Path of identity verification, on the marketplace’s member site or in the demo. */
export const SELF_AUTHENTICATION = '/self-authentication';

/** Returns an address of a cart page with another tab. Everything else stays, also a relative address. */
export const withTab = (address: AddressParts | string, tab: CartTab): string => {
  const { pathname, search, hash } = partsOf(address);
  const page = pageAt(pathname);
  const path = page.type === 'Cart' ? cartPath({ ...page, tab }) : pathname;
  return `${typeof address === 'string' ? originOf(address) : ''}${path}${search}${hash}`;
};
