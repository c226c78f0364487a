import type { MessageKey } from './ko.ts';
import type { ParamsOf } from './format-message.ts';

/** Message values that are amounts in the smallest currency unit. A test compares them with the won signs. */
export const amountParams: { readonly [K in MessageKey]?: readonly (keyof ParamsOf<K>)[] } = {
  'CART-BR7-19': ['max'],
  'CART-BR7-20': ['max'],
  'CART-BR7-41': ['won'],
  'CART-BR7-41-WON': ['won'],
  'ASK-SMALLEST-CHANGE': ['lost'],
  'ASK-CHANGE-PIECES': ['lost'],
  'ASK-TAIWAN-ID': ['max'],
  'COUPON-MINIMUM': ['min'],
  'ORDER-AT-TOTAL': ['payable'],
  'ORDER-PREPARED-AGAIN': ['before', 'payable'],
  'ORDER-PRICE-CHANGED': ['before', 'payable'],
};

const wonBefore = /₩(\{\w+\}|0(?![\d,]))()/gu;

/** Won amounts in a language: a value in braces or 0, with its sign and, in Korean, a matching particle. */
export const wonInText: Readonly<Record<string, RegExp>> = {
  ko: /(\{\w+\}|(?<!\d)0)원(을|으로)?/gu,
  en: wonBefore,
  cn: wonBefore,
  jp: wonBefore,
};
