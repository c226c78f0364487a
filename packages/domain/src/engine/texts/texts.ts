import { attempt } from '../../money/either.ts';
import { formatText, textOf, placeholdersIn, type Params } from '../../messages/format-message.ts';
import { formatMoney, type Money } from '../../money/money.ts';
import { won } from '../../money/won.ts';
import { couponRules } from '../../rules/coupon.ts';
import { deleteRules } from '../../rules/delete.ts';
import { quantityRules } from '../../rules/quantity.ts';
import { formatWon } from '../../storefront/format.ts';
import { countryCode } from '../countries.ts';
import { additionsOf } from '../simple-additions.ts';
import type { EngineTerms, ShopExplanation } from '../engine.ts';
import type { ShopFinding, ShopMessages, Values, Words } from '../finding.ts';
import type { Offer } from '../promotions/offer.ts';
import { inCurrency, paramsWithWonSign, valueOf, type TextWithValues } from './texts-in-currency.ts';
import type { ShopRule } from '../rule.ts';
import type { Shop } from '../shop.ts';
import { failedWords, notOfferedWords, unknownCodeWords } from '../promotions/promotion-texts.ts';

/** The sources of the texts of an engine. */
export interface ShopTexts {
  readonly terms: Pick<EngineTerms<string>, 'currency' | 'messages'>;
  readonly shop: Shop;
}

type CodeWithValues = Pick<ShopFinding, 'code' | 'params'>;

type Text = Pick<TextWithValues, 'text' | 'language'>;

const locales: Readonly<Record<string, string>> = { ko: 'ko-KR', en: 'en-US', cn: 'zh-CN', jp: 'ja-JP' };

const localeOf = (language: string): string =>
  valueOf(locales, language) ?? attempt(() => Intl.getCanonicalLocales(language)[0] ?? 'en-US') ?? 'en-US';

/** Returns the tags of a language, e.g. `ja-JP`, `ja` and `jp`. */
const tagsOf = (language: string): readonly string[] => {
  const [tag = ''] = localeOf(language).split('-');
  return [language, tag, ...Object.keys(locales).filter((one) => localeOf(one).startsWith(tag))];
};

const isMoney = (value: string | number | Money | null): value is Money => typeof value === 'object' && value !== null;

/** Formats an amount: won like the marketplace in its languages, otherwise with `Intl` (PG-19). */
const formatAmount = (amount: Money, language: string): string =>
  amount.currency.code === 'KRW' && Object.hasOwn(locales, language)
    ? formatWon(won(amount.minor), language === 'ko' ? 'ko' : 'en')
    : formatMoney(amount, localeOf(language));

const formatNumber = (value: string | number, language: string): string | number =>
  typeof value === 'number' && !Object.hasOwn(locales, language)
    ? new Intl.NumberFormat(localeOf(language)).format(value)
    : value;

/** Returns the name of a country with an ISO code. The marketplace names its countries itself. */
export const countryName = (country: string, language: string): string =>
  countryCode.test(country)
    ? (new Intl.DisplayNames(localeOf(language), { type: 'region' }).of(country) ?? country)
    : country;

const formatValues = ({ text, language, values }: TextWithValues): Params => {
  const signed = paramsWithWonSign({ text, language });
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (name === 'country' && typeof value === 'string') return [name, countryName(value, language)];
      if (!isMoney(value)) return [name, formatNumber(value, language)];
      const isSigned = value.currency.code === 'KRW' && signed.includes(name);
      return [name, isSigned ? value.minor : formatAmount(value, language)];
    }),
  );
};

const ownWordsOf = ({ rules, exclusions }: Shop, code: string): Words | undefined =>
  [...rules, ...exclusions].find((one) => one.code === code && one.message)?.message;

// this engine supplies the values, so no text without values is needed
const withoutOffers: Offer['functions']['messages'] = {
  'PROMOTION-NOT-OFFERED': notOfferedWords,
  'CODE-UNKNOWN': unknownCodeWords,
  'RULE-FAILED': failedWords,
};

/** Messages about promotions that the engine itself returns. */
export const commonWordsOf = ({ offers: [offer] }: Shop): Offer['functions']['messages'] =>
  offer?.functions.messages ?? withoutOffers;

const promotionWordsOf = (shop: Shop, code: string): Words | undefined => {
  const common = commonWordsOf(shop);
  return (
    shop.offers.find((offer) => offer.code === code)?.message ??
    shop.offers.find(({ reasons }) => Object.hasOwn(reasons, code))?.reasons[code] ??
    valueOf(common, code)
  );
};

/** True if the shop has its own message for a code. */
export const isOwnCode = (shop: Shop, code: string): boolean =>
  (ownWordsOf(shop, code) ?? promotionWordsOf(shop, code)) !== undefined;

/** Returns a text in a language or its fallback, with the language that formats its values. */
const textFor = (words: Words, language: string): Text | undefined => {
  const available = [...tagsOf(language), 'en', ...Object.keys(words)].find((one) => Object.hasOwn(words, one));
  return available === undefined ? undefined : { text: words[available] ?? '', language: available };
};

const messageFor = (words: Words | undefined, { code, params }: CodeWithValues, language: string): Text | undefined =>
  words && Object.hasOwn(words, code)
    ? { text: textOf(words, code, (name) => Object.hasOwn(params ?? {}, name)), language }
    : undefined;

/** Returns the text of a promotion message; the one without values if a value is missing. */
const promotionText = (
  shop: Shop,
  words: Words,
  { code, params }: CodeWithValues,
  language: string,
): Text | undefined => {
  const found = textFor(words, language);
  const isWhole = placeholdersIn(found?.text ?? '').every((name) => Object.hasOwn(params ?? {}, name));
  const plain = isWhole ? undefined : promotionWordsOf(shop, `${code}?`);
  return plain ? textFor(plain, language) : found;
};

/** Returns a text whose quantities are in the unit of a measured item, e.g. `500 g` instead of `500개` (EN-16). */
const withUnit = (text: string, { unit }: Values): string =>
  typeof unit !== 'string'
    ? text
    : text
        .replace(/(\{(?:min|max|multiple|left|pieces)\}|\b1\b)[개点件]?/gu, '$1 {unit}')
        .replace(' or fewer', ' or less');

/**
 * Returns the text of a code: of a rule or exclusion, then the messages of the shop, its promotion, the marketplace.
 */
const findText = (
  { terms: { currency, messages = {} }, shop }: ShopTexts,
  finding: CodeWithValues,
  language: string,
  marketplace: Words,
): TextWithValues | undefined => {
  const { code } = finding;
  const values = finding.params ?? {};
  const own = ownWordsOf(shop, code);
  if (own) {
    const text = textFor(own, language);
    return text && { ...text, values };
  }
  const ofShop = (tags: readonly string[]): Text | undefined =>
    tags.map((one) => messageFor(valueOf(messages, one), finding, one)).find(Boolean);
  const words = promotionWordsOf(shop, code);
  const text =
    ofShop(tagsOf(language)) ??
    (words ? promotionText(shop, words, finding, language) : messageFor(marketplace, finding, language)) ??
    // same fallback as a custom rule: English, then any language of the shop
    ofShop(['en', ...Object.keys(messages)]);
  if (!text) return undefined;
  if (words) return { ...text, values };
  const { language: spoken } = text;
  return inCurrency({ text: withUnit(text.text, values), language: spoken, values }, code, currency, localeOf(spoken));
};

const formatted = (found: TextWithValues): string => formatText(found.text, formatValues(found));

/** Formats a finding with the texts of a shop, or of the marketplace (ER-09); undefined without a text. */
export const textOfFinding = (
  texts: ShopTexts,
  finding: CodeWithValues,
  language: string,
  marketplace: Words = {},
): string | undefined => {
  const found = findText(texts, finding, language, marketplace);
  return found && formatted(found);
};

/** Formats the values of a finding for the text of the shop, so that they can be serialized. */
export const formatParams = (texts: ShopTexts, finding: CodeWithValues, language: string): Params => {
  const found = findText(texts, finding, language, {});
  return formatValues({ text: '', language, ...found, values: finding.params });
};

/** Returns the codes of custom rules, exclusions and promotions. */
export const ownCodesOf = ({ rules, exclusions: own, offers }: Shop): ReadonlySet<string> =>
  new Set([
    ...[...rules, ...own, ...offers].filter(({ message }) => message).map(({ code }) => code),
    ...offers.flatMap(({ reasons }) => Object.keys(reasons)),
  ]);

/** Returns every rule that an engine may evaluate. */
export const rulesOf = (shop: Shop): readonly Pick<ShopRule, 'codes' | 'requirement'>[] => [
  ...shop.rules,
  ...quantityRules,
  ...additionsOf(shop.base),
  ...couponRules,
  ...deleteRules,
];

const promotionCodes = (shop: Shop): readonly string[] =>
  shop.offers.length > 0
    ? [
        ...shop.offers.flatMap(({ code, reasons }) => [code, ...Object.keys(reasons)]),
        ...Object.keys(commonWordsOf(shop)),
      ]
    : [];

const textsOf = (
  codes: readonly string[],
  wordsOf: (code: string) => Words | undefined,
  language: string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    codes.flatMap((code) => {
      const found = textFor(wordsOf(code) ?? {}, language);
      return found ? [[code, found.text]] : [];
    }),
  );

/** Returns the messages of a shop in a language, in addition to the marketplace (ER-09). */
export const shopMessages = ({ terms: { messages = {} }, shop }: ShopTexts, language: string): Words => ({
  ...textsOf(promotionCodes(shop), (code) => promotionWordsOf(shop, code), language),
  ...valueOf(messages, language),
  ...textsOf(
    [...shop.rules, ...shop.exclusions].map(({ code }) => code),
    (code) => ownWordsOf(shop, code),
    language,
  ),
});

/** Merges messages by language and code; the later ones have priority. */
export const mergeMessages = (...all: readonly (ShopMessages | undefined)[]): ShopMessages =>
  Object.fromEntries(
    [...new Set(all.flatMap((messages = {}) => Object.keys(messages)))].map((language) => [
      language,
      Object.fromEntries(all.flatMap((messages) => Object.entries(messages?.[language] ?? {}))),
    ]),
  );

/** Explains a code with the rules that may return it (EN-02). */
export const explanationOf = (
  texts: ShopTexts,
  { code, params }: CodeWithValues,
  language: string,
  marketplace: Words = {},
): ShopExplanation | undefined => {
  const found = findText(texts, { code, params }, language, marketplace);
  if (!found) return undefined;
  const { shop } = texts;
  const answering = rulesOf(shop).filter(({ codes }) => codes.some((one) => one === code));
  const own = ownCodesOf(shop).has(code) ? ['EN-09'] : [];
  const requirements = [...new Set([...own, ...answering.map(({ requirement }) => requirement)])];
  return { code, text: formatted(found), requirements };
};
