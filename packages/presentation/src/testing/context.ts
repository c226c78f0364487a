import { option as O } from 'fp-ts';
import { messages as cnMessages } from '@baguni/domain/messages/cn';
import { messages as enMessages } from '@baguni/domain/messages/en';
import { messages as jpMessages } from '@baguni/domain/messages/jp';
import { messages as koMessages } from '@baguni/domain/messages/ko';
import type { Device, Language, Storefront } from '@baguni/domain';
import { viewContext, type Links, type ViewContext } from '../common/context.ts';
import { words as cn } from '../words/cn.ts';
import { laterWords as laterCn } from '../words/later-cn.ts';
import { words as en } from '../words/en.ts';
import { laterWords as laterEn } from '../words/later-en.ts';
import { words as jp } from '../words/jp.ts';
import { laterWords as laterJp } from '../words/later-jp.ts';
import { words as ko } from '../words/ko.ts';
import { laterWords as laterKo } from '../words/later-ko.ts';
import { mobileWords as mobileCn } from '../words/mobile-cn.ts';
import { mobileWords as mobileEn } from '../words/mobile-en.ts';
import { mobileWords as mobileJp } from '../words/mobile-jp.ts';
import { mobileWords as mobileKo } from '../words/mobile-ko.ts';
import { loadedMessageBook } from '../words/message-book.ts';
import { translationsOf, type Translations } from '../words/translations.ts';

const tables = {
  ko: { ui: ko, later: laterKo, mobile: mobileKo, messages: loadedMessageBook(koMessages) },
  en: { ui: en, later: laterEn, mobile: mobileEn, messages: loadedMessageBook(enMessages) },
  cn: { ui: cn, later: laterCn, mobile: mobileCn, messages: loadedMessageBook(cnMessages) },
  jp: { ui: jp, later: laterJp, mobile: mobileJp, messages: loadedMessageBook(jpMessages) },
} as const;

export const testWords = (language: Language, device: Device = 'pc'): Translations =>
  translationsOf({ language, device, ...tables[language] });

export const testLinks: Links = {
  home: '/home',
  smileDeliveryHome: '/smile-delivery',
  expressShopHome: '/express-shop',
  item: '/item/',
  customerCentre: '/help',
  head: 'Plain',
  closeTo: '',
  environments: [
    ['local', ''],
    ['development', 'https://dev-cart.marketplace.example'],
  ],
  memberSite: '',
  demo: '/demo',
};

export const testContext = (over: Partial<Storefront> = {}, links: Partial<Links> = {}): ViewContext => {
  const storefront: Storefront = { tenant: 'marketplace', device: 'pc', language: 'ko', app: O.none, ...over };
  return viewContext(storefront, testWords(storefront.language, storefront.device), { ...testLinks, ...links });
};
