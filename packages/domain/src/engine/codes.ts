import { didYouMean } from '../names/nearest.ts';
import { exclusions } from '../coupons/stacking.ts';
import type { refundMessages } from '../messages/refunds.ts';
import { checkArgument, checkText, isKnownCode, kindOf, OBJECT } from './cart/arguments.ts';
import type { Shop } from './shop.ts';
import { commonWordsOf, ownCodesOf, rulesOf } from './texts/texts.ts';

/** Names of the codes of a shop. */
export interface CodeNames {
  /** Returns the code that the engine returns for a code of a rule. */
  readonly nameOf: (code: string) => string;
  /** Returns a finding with the name of its code. */
  readonly named: <F extends { readonly code: string }>(found: F) => F;
}

/** Returns a function that renames codes; those of the marketplace and of the shop itself stay. */
const renamed = (shop: Shop, nameOf: (code: string) => string | undefined, from: string, to: string) => {
  const own = ownCodesOf(shop);
  return (code: string): string =>
    !shop.base.codes || own.has(code)
      ? code
      : // a rule of the marketplace that the shop lists itself keeps its code
        (nameOf(code) ?? (code.startsWith('CART-') ? code : code.replaceAll(from, to)));
};

/** Returns the names of codes: readable ones in a simple shop. */
export const codeNames = (shop: Shop): CodeNames => {
  const nameOf = renamed(shop, (code) => shop.base.codes?.[code], '-', '_');
  return { nameOf, named: (found) => ({ ...found, code: nameOf(found.code) }) };
};

/** Returns a function from a code that the engine returned to the first code of a rule with this name. */
export const codesByName = (shop: Shop): ((name: string) => string) => {
  const { codes = {} } = shop.base;
  const codeOf = (name: string): string | undefined => Object.keys(codes).find((code) => codes[code] === name);
  // names have no hyphen, so one with a hyphen is the code of a rule, such as UNABLE-ADULT_LIMIT
  return renamed(shop, (name) => (name.includes('-') ? name : codeOf(name)), '_', '-');
};

/** True for a known language tag, e.g. `de-AT`, and for the names of the languages of the marketplace. */
const isLanguage = (language: string): boolean => ['cn', 'jp'].includes(language) || isKnownCode('language', language);

/**
 * Throws a TypeError for a message whose code is a misspelt one of the engine. Other unknown codes stay: they may belong to
 * promotions that the shop does not offer at present.
 */
export const checkMessageCodes = (shop: Shop): void => {
  const codes = Object.values(shop.base.codes ?? {});
  const known = new Set([...codes, ...ownCodesOf(shop)]);
  for (const [language, words] of Object.entries(shop.messages ?? {})) {
    const isTexts = isLanguage(language) && kindOf(words) === OBJECT;
    checkArgument(isTexts, `messages.${language}`, 'texts of a language, e.g. de-AT', words);
    for (const [name, text] of Object.entries(words)) {
      checkText(text, `messages.${language}.${name}`);
      const code = name.replace('?', '');
      // those of the marketplace have hyphens
      const meant = known.has(code) || code.includes('-') ? '' : didYouMean(code, codes);
      if (meant !== '') throw new TypeError(`messages.${language}: no code of the engine: ${code}${meant}`);
    }
  }
};

/** Returns a coupon or promotion with the name of the code of its reason. */
export const withNamedReason =
  (shop: Shop) =>
  <R extends { readonly reason: { readonly code: string } | undefined }>(of: R): R =>
    of.reason ? { ...of, reason: codeNames(shop).named(of.reason) } : of;

/** Codes of commands and of the search for offers, which belong to no rule. */
const ofCommands = [
  'UNIT-NOT-IN-CART',
  'COUPON-NOT-HELD',
  'COUPON-NOT-IN-USE',
  'COUPON-DUPLICATED',
  'COUPON-WORTH-NOTHING',
  'COUPON-BETTER-OTHERWISE',
] as const;

/** Codes of refunds. */
const ofRefunds = [
  'REFUND-RETURNED',
  'REFUND-SHIPPING',
  'REFUND-NO-LONGER-APPLIES',
  'REFUND-DEDUCTION-RETURNED',
  'REFUND-UNKNOWN-UNIT',
  'REFUND-TOO-MANY',
  'REFUND-ALREADY-RETURNED',
  'REFUND-OTHER-TERMS',
] as const satisfies readonly (keyof typeof refundMessages.en)[];

/** Returns every code that an engine of a shop can return, sorted. */
export const emittedCodes = (shop: Shop): readonly string[] => {
  const all = [
    ...rulesOf(shop).flatMap(({ codes }) => codes),
    ...exclusions.map(({ code }) => code),
    ...ofCommands,
    ...ofRefunds,
    ...ownCodesOf(shop),
    ...Object.keys(commonWordsOf(shop)).filter((code) => !code.endsWith('?')),
  ];
  return [...new Set(all.map(codeNames(shop).nameOf))].toSorted();
};
