import {
  itemNo,
  languages,
  sellerKey,
  txKey,
  type ItemNo,
  type Language,
  type SellerKey,
  type TxKey,
} from '@baguni/domain/internal';

export const services = ['SmileFresh', 'SmileDelivery', 'ExpressShop'] as const;
export type Service = (typeof services)[number];

type PlainPage = 'Home' | Service | 'SignIn' | 'SignUp' | 'Orders' | 'Help';

export type ShopPage =
  | { readonly type: PlainPage }
  | { readonly type: 'Item'; readonly itemNo: ItemNo }
  | { readonly type: 'MiniShop'; readonly sellerKey: SellerKey }
  | { readonly type: 'Receipt'; readonly txKey: TxKey }
  | { readonly type: 'Search'; readonly query: string };

/** Paths of single pages; those that a stage also has use its spelling (RT-16). */
export const plainPaths: Readonly<Record<PlainPage, string>> = {
  Home: '/shop',
  SmileFresh: '/smile-fresh',
  SmileDelivery: '/smile-delivery',
  ExpressShop: '/express-shop',
  SignIn: '/sign-in',
  SignUp: '/sign-up',
  Orders: '/orders',
  Help: '/help',
};

export const SEARCH = '/search';
const QUERY_LENGTH = 100;

const encoded = (key: string): string => encodeURIComponent(key.toWellFormed());

const pathOf = (page: ShopPage): string => {
  switch (page.type) {
    case 'Item':
      return `/item/${encoded(page.itemNo)}`;
    case 'MiniShop':
      return `/minishop/${encoded(page.sellerKey)}`;
    case 'Receipt':
      return `/receipt/${encoded(page.txKey)}`;
    case 'Search':
      return page.query === '' ? SEARCH : `${SEARCH}?q=${encoded(page.query)}`;
    case 'Home':
    case 'SmileFresh':
    case 'SmileDelivery':
    case 'ExpressShop':
    case 'SignIn':
    case 'SignUp':
    case 'Orders':
    case 'Help':
      return plainPaths[page.type];
  }
};

export const shopPath = (language: Language, page: ShopPage): string => `/${language}${pathOf(page)}`;

const isPlain = (type: string): type is PlainPage => Object.hasOwn(plainPaths, type);
const plainTypes = Object.keys(plainPaths).filter(isPlain);

/** Removes control characters and outer white space from a search text and cuts it at 100 characters. */
export const searchQuery = (text: string): string =>
  Array.from(
    text
      .normalize('NFC')
      .replaceAll(/[\p{C}\s]+/gu, ' ')
      .trim(),
  )
    .slice(0, QUERY_LENGTH)
    .join('');

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

const keyedPage = (path: string): ShopPage | null => {
  const [, kind, key = ''] = /^\/(item|minishop|receipt)\/([^/]+)$/u.exec(path) ?? [];
  const known = decoded(key);
  if (kind === undefined || !known) return null;
  switch (kind) {
    case 'item':
      return { type: 'Item', itemNo: itemNo(known) };
    case 'receipt':
      return { type: 'Receipt', txKey: txKey(known) };
    default:
      return { type: 'MiniShop', sellerKey: sellerKey(known) };
  }
};

export interface AskedShopPage {
  readonly page: ShopPage;
  readonly language: Language | null;
}

export const shopPageAt = (address: string): AskedShopPage | null => {
  const [before = '', ...rest] = (address.split('#')[0] ?? '').split('?');
  const language = languages.find((one) => before.startsWith(`/${one}/`)) ?? null;
  const path = language === null ? before : before.slice(language.length + 1);
  if (path === SEARCH) {
    const query = searchQuery(new URLSearchParams(rest.join('?')).get('q') ?? '');
    return { page: { type: 'Search', query }, language };
  }
  const type = plainTypes.find((one) => plainPaths[one] === path);
  const page: ShopPage | null = type ? { type } : keyedPage(path);
  return page && { page, language };
};
