/** Names that stand for amounts in every message. */
const amountNames: readonly string[] = ['won', 'lost', 'before', 'payable'];

/** Other amounts, by code and name. */
const otherAmounts: readonly string[] = [
  'CART-BR7-19 max',
  'CART-BR7-20 max',
  'ASK-TAIWAN-ID max',
  'COUPON-MINIMUM min',
];

/** True if a message value is an amount in the smallest currency unit. A test compares them with the won signs. */
export const isAmountParam = (code: string, name: string): boolean =>
  amountNames.includes(name) || otherAmounts.includes(`${code} ${name}`);

const wonBefore = /₩(\{\w+\}|0(?![\d,]))()/gu;

/** Won amounts in a language: a value in braces or 0, with its sign and, in Korean, a matching particle. */
export const wonInText: Readonly<Record<string, RegExp>> = {
  ko: /(\{\w+\}|(?<!\d)0)원(을|으로)?/gu,
  en: wonBefore,
  cn: wonBefore,
  jp: wonBefore,
};
