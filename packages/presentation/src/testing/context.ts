import { messages as cnMessages } from '@baguni/domain/messages/cn';
import { messages as enMessages } from '@baguni/domain/messages/en';
import { messages as jpMessages } from '@baguni/domain/messages/jp';
import { messages as koMessages } from '@baguni/domain/messages/ko';
import type { Device, Language, Storefront } from '@baguni/domain/internal';
import { viewContext, type Links, type ViewContext } from '../common/context.ts';
import { translationsOf } from '../page/load-words.ts';
import * as cn from '../page/cn-words.ts';
import * as en from '../page/en-words.ts';
import * as jp from '../page/jp-words.ts';
import * as ko from '../page/ko-words.ts';
import { loadedMessageBook, type Translations } from '../common/translations.ts';

const tables = { ko: [ko, koMessages], en: [en, enMessages], cn: [cn, cnMessages], jp: [jp, jpMessages] } as const;

export const testWords = (language: Language, device: Device = 'pc'): Translations => {
  const [words, messages] = tables[language];
  return translationsOf(language, device, words, loadedMessageBook(messages));
};

export const testLinks: Links = {
  home: '/home',
  smileDeliveryHome: '/smile-delivery',
  expressShopHome: '/express-shop',
  item: '/item/',
  customerCentre: '/help',
  orders: '/orders',
  head: 'Plain',
  closeTo: '',
  back: undefined,
  environments: [
    ['local', ''],
    ['development', 'https://dev-cart.marketplace.example'],
  ],
  memberSite: '',
  demo: '/demo',
};

export const testContext = (over: Partial<Storefront> = {}, links: Partial<Links> = {}): ViewContext => {
  const storefront: Storefront = { tenant: 'marketplace', device: 'pc', language: 'ko', app: undefined, ...over };
  return viewContext(storefront, testWords(storefront.language, storefront.device), { ...testLinks, ...links });
};

/** Returns a view with ordinary spaces and line breaks in its dates, which are formatted as `unbroken`. */
export const breakable = <A>(view: A): A => {
  const map = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replaceAll('\u{A0}', ' ').replaceAll('\u{2060}', '');
    if (Array.isArray(value)) return value.map(map);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, map(part)]));
  };
  return map(view) as A;
};
