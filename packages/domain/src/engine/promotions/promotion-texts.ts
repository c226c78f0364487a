import type { Words } from '../finding.ts';

/** Message for an applied promotion that the shop does not offer; required by every engine. */
export const notOfferedWords: Words = { en: 'There is no offer ‘{promotion}’.' };

/** Message for a coupon code that no offer has; required by every engine. */
export const unknownCodeWords: Words = { en: 'There is no coupon code {coupon}. Please check it.' };

/** Message for a rule or promotion that throws; for its author, so in English only. */
export const failedWords: Words = { en: '{name}: {error}' };

/** The same without values. */
const failedPlainly: Words = { en: 'A rule or an offer of this shop failed.' };

const withValues: Readonly<Record<string, Words>> = {
  'PROMOTION-NOT-OFFERED': notOfferedWords,
  'CODE-UNKNOWN': unknownCodeWords,
  'RULE-FAILED': failedWords,
  'PROMOTION-FAILED': failedWords,
  'PROMOTION-NOT-IN-USE': { en: '‘{name}’ is not in use.' },
  'PROMOTION-NOT-NOW': { en: '‘{name}’ is not on at the moment.' },
  'PROMOTION-NOT-FOR-BUYER': { en: '‘{name}’ is not for your account.' },
  'CODE-NOT-HELD': { en: 'Enter the coupon code for ‘{name}’.' },
  'CODE-NOT-YET': { en: 'The coupon code {coupon} is not valid yet.' },
  'CODE-EXPIRED': { en: 'The coupon code {coupon} has expired.' },
  'CODE-USED-UP': { en: 'The coupon code {coupon} has been used up.' },
  'CODE-NOT-FOR-BUYER': { en: 'The coupon code {coupon} is not for your account.' },
  'PROMOTION-TAKES-NOTHING': { en: 'Nothing in your selection qualifies for ‘{name}’.' },
  'PROMOTION-NOT-WITH-PROMOTION': { en: '‘{name}’ and ‘{other}’ can’t be used together.' },
  'PROMOTION-BETTER-OTHERWISE': { en: '‘{name}’ is not used because you pay no more without it.' },
  'PROMOTION-NOT-WITH-COUPON': { en: '‘{name}’ can’t be used with this coupon.' },
};

/** Returns the text without values, which is used if a value is missing. */
const plainText = (text = ''): string =>
  text
    .replace(/^‘\{name\}’/u, 'This offer')
    .replace('‘{name}’', 'this offer')
    .replace('The coupon code {coupon}', 'This coupon code');

const allWords = (): Readonly<Record<string, Words>> => ({
  ...withValues,
  ...Object.fromEntries(Object.entries(withValues).map(([code, { en }]) => [`${code}?`, { en: plainText(en) }])),
  'PROMOTION-NOT-OFFERED?': { en: 'There is no such offer.' },
  'CODE-UNKNOWN?': { en: 'There is no such coupon code. Please check it.' },
  'RULE-FAILED?': failedPlainly,
  'PROMOTION-FAILED?': failedPlainly,
  'PROMOTION-NOT-WITH-PROMOTION?': { en: 'This offer can’t be used together with another one.' },
});

/** Messages about promotions by code, in English; `promotionMessages` contains the other languages. */
export const promotionWords: Readonly<Record<string, Words>> = /* @__PURE__ */ allWords();
