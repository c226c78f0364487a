import { cartTabs, type CartTab } from './tabs.ts';
import { option as O } from 'fp-ts';
import { txKey, type TxKey } from '../money/ids.ts';
import { decoded, originOf, partsOf, type AddressParts } from './address.ts';
import { devices, languages, type Device, type Language } from './storefront.ts';

/** Where a cart page stands in a path; a device that is not named is none (RT-01). */
export interface CartPlace {
  /** The first segment. */
  readonly language: Language;
  /** The second segment, where it names one. */
  readonly device: O.Option<Device>;
  /** What stands behind `cart`; All where that is no tab (RT-02). */
  readonly tab: CartTab;
}

/** Where the page of a checkout stands in a path (CK-13). */
export interface OrderPlace {
  /** The first segment. */
  readonly language: Language;
  /** The second segment, where it names one. */
  readonly device: O.Option<Device>;
  /** The checkout. */
  readonly txKey: TxKey;
}

/** Which page an address asks for. */
export type RoutePage =
  /** A page of the cart. */
  | ({ readonly type: 'Cart' } & CartPlace)
  /** The page of a checkout. */
  | ({ readonly type: 'Order' } & OrderPlace)
  /** `/` leads to the buyer's language and device (RT-01). */
  | { readonly type: 'Root' }
  /** No page of ours. */
  | { readonly type: 'Unknown' };

/** The path of each tab behind `cart` (RT-02). */
const tabSegments: Readonly<Record<CartTab, string>> = {
  All: '',
  SmileFresh: '/emartmall',
  SmileDelivery: '/stardelivery',
  ExpressShop: '/expressshop',
};

const tabOf = (rest: readonly string[]): CartTab =>
  cartTabs.find((tab) => tabSegments[tab] === rest.map((segment) => `/${segment}`).join('')) ?? 'All';

/** The segments of a path; a slash at its end says nothing. */
const segmentsOf = (pathname: string): readonly string[] => pathname.replace(/\/$/u, '').split('/').slice(1);

const orderPage = (language: Language, device: O.Option<Device>, rest: readonly string[]): RoutePage => {
  const key = rest.length === 1 ? decoded(rest[0] ?? '') : null;
  return key ? { type: 'Order', language, device, txKey: txKey(key) } : { type: 'Unknown' };
};

/**
 * Which page a path asks for; what stands behind it is not read.
 * @example
 * const page = pageAt('/ko/m/cart/expressshop');
 * page.type === 'Cart' && page.tab; // ExpressShop
 * pageAt('/fr/cart'); // { type: 'Unknown' }
 */
export const pageAt = (pathname: string): RoutePage => {
  if (pathname === '' || pathname === '/') return { type: 'Root' };
  const [first, ...behindLanguage] = segmentsOf(pathname);
  const language = languages.find((known) => known === first);
  if (!language) return { type: 'Unknown' };
  const device = O.fromNullable(devices.find((known) => known === behindLanguage[0]));
  const [page, ...rest] = O.isSome(device) ? behindLanguage.slice(1) : behindLanguage;
  if (page === 'cart') return { type: 'Cart', language, device, tab: tabOf(rest) };
  return page === 'order' ? orderPage(language, device, rest) : { type: 'Unknown' };
};

const pathBefore = ({ language, device }: Pick<CartPlace, 'language' | 'device'>): string =>
  `/${language}${O.isSome(device) ? `/${device.value}` : ''}`;

/**
 * The path of a cart page, e.g. `/ko/pc/cart/emartmall` (RT-01, RT-02).
 * @example
 * cartPath({ language: 'ko', device: O.some('pc'), tab: 'SmileFresh' }); // /ko/pc/cart/emartmall
 * cartPath({ language: 'en', device: O.none, tab: 'All' }); // /en/cart
 */
export const cartPath = (place: CartPlace): string => `${pathBefore(place)}/cart${tabSegments[place.tab]}`;

/**
 * The path of a checkout's page, e.g. `/ko/pc/order/7f3a` (CK-13).
 * @example
 * orderPath({ language: 'ko', device: O.some('m'), txKey: txKey('7f/3a') }); // /ko/m/order/7f%2F3a
 */
export const orderPath = (place: OrderPlace): string =>
  `${pathBefore(place)}/order/${encodeURIComponent(place.txKey.toWellFormed())}`;

/** Where buyers verify who they are, on the marketplace's site for members or in the demo (CK-15). */
export const SELF_AUTHENTICATION = '/self-authentication';

/**
 * An address with another tab: language, device, query and hash stay as they are, letter for letter (RT-03). What is no
 * cart page stays as it is. Answers from the path on, or whole where it was given whole as text.
 * @example
 * withTab('/ko/pc/cart?fromPC=true#top', 'ExpressShop'); // /ko/pc/cart/expressshop?fromPC=true#top
 * withTab('/ko/order/7f3a', 'ExpressShop'); // /ko/order/7f3a
 */
export const withTab = (address: AddressParts | string, tab: CartTab): string => {
  const { pathname, search, hash } = partsOf(address);
  const page = pageAt(pathname);
  const path = page.type === 'Cart' ? cartPath({ ...page, tab }) : pathname;
  return `${typeof address === 'string' ? originOf(address) : ''}${path}${search}${hash}`;
};
