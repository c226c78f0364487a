import { option as O } from 'fp-ts';
import { formatText, textOf } from '../../messages/format-message.ts';
import { placeholdersIn, type Params } from '../../messages/params.ts';
import { formatMoney, type Money } from '../../money/money.ts';
import { won } from '../../money/won.ts';
import { addRules } from '../../rules/add.ts';
import { couponRules } from '../../rules/coupon.ts';
import { quantityRules } from '../../rules/quantity.ts';
import { formatWon } from '../../storefront/format.ts';
import type { Engine, EngineTerms } from '../engine.ts';
import type { ShopFinding, Words } from '../finding.ts';
import type { Offer } from '../promotions/promotion.ts';
import { inCurrency, signedIn, valueOf, type Said } from './texts-in-currency.ts';
import type { Shop } from '../shop.ts';
import { failedWords, notOfferedWords } from '../promotions/promotion-texts.ts';

const locales: Readonly<Record<string, string>> = { ko: 'ko-KR', en: 'en-US', cn: 'zh-CN', jp: 'ja-JP' };

const localeOf = (language: string): string =>
  valueOf(locales, language) ??
  O.getOrElse(() => 'en-US')(O.tryCatch(() => Intl.getCanonicalLocales(language)[0] ?? 'en-US'));

const isMoney = (value: string | number | Money | null): value is Money => typeof value === 'object' && value !== null;

/** Formats an amount: won like the marketplace in its languages, otherwise with `Intl` (PG-19). */
const amountIn = (amount: Money, language: string): string =>
  amount.currency.code === 'KRW' && Object.hasOwn(locales, language)
    ? formatWon(won(amount.minor), language === 'ko' ? 'ko' : 'en')
    : formatMoney(amount, localeOf(language));

const numberIn = (value: string | number, language: string): string | number =>
  typeof value === 'number' && !Object.hasOwn(locales, language)
    ? new Intl.NumberFormat(localeOf(language)).format(value)
    : value;

const valuesIn = ({ text, language, values }: Said): Params => {
  const signed = signedIn({ text, language });
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (!isMoney(value)) return [name, numberIn(value, language)];
      const isSigned = value.currency.code === 'KRW' && signed.includes(name);
      return [name, isSigned ? value.minor : amountIn(value, language)];
    }),
  );
};

const ownWordsOf = ({ rules, exclusions }: Shop, code: string): Words | undefined =>
  rules.find((rule) => rule.code === code && rule.message)?.message ??
  exclusions.find((one) => one.code === code)?.message;

// this engine supplies the values, so no text without values is needed
const withoutOffers: Offer['common'] = { 'PROMOTION-NOT-OFFERED': notOfferedWords, 'RULE-FAILED': failedWords };

const commonWordsOf = ({ offers: [offer] }: Shop): Offer['common'] => offer?.common ?? withoutOffers;

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

type Text = Pick<Said, 'text' | 'language'>;

/** Returns a text in a language or its fallback, with the language that formats its values. */
const textIn = (words: Words, language: string): Text | undefined => {
  const spoken = [language, 'en', ...Object.keys(words)].find((one) => Object.hasOwn(words, one));
  return spoken === undefined ? undefined : { text: words[spoken] ?? '', language: spoken };
};

export interface Saying {
  readonly terms: Pick<EngineTerms<string>, 'currency' | 'messages'>;
  readonly shop: Shop;
}

const messageIn = (
  words: Words | undefined,
  { code, params }: Pick<ShopFinding, 'code' | 'params'>,
  language: string,
): Text | undefined =>
  words && Object.hasOwn(words, code)
    ? { text: textOf(words, code, (name) => Object.hasOwn(params ?? {}, name)), language }
    : undefined;

/** Returns the text of a promotion message; the one without values if a value is missing. */
const kindTextIn = (
  shop: Shop,
  kind: Words,
  { code, params }: Pick<ShopFinding, 'code' | 'params'>,
  language: string,
): Text | undefined => {
  const said = textIn(kind, language);
  const isWhole = placeholdersIn(said?.text ?? '').every((name) => Object.hasOwn(params ?? {}, name));
  const plain = isWhole ? undefined : promotionWordsOf(shop, `${code}?`);
  return plain ? textIn(plain, language) : said;
};

/**
 * Returns the text of a code: of a rule or exclusion, then the messages of the shop, its promotion, the marketplace.
 */
const saidOf = (
  { terms: { currency, messages = {} }, shop }: Saying,
  finding: Pick<ShopFinding, 'code' | 'params'>,
  language: string,
  marketplace: Words,
): Said | undefined => {
  const { code } = finding;
  const values = finding.params ?? {};
  const own = ownWordsOf(shop, code);
  if (own) {
    const text = textIn(own, language);
    return text && { ...text, values };
  }
  const ofShop = (spoken: string): Text | undefined => messageIn(valueOf(messages, spoken), finding, spoken);
  const kind = promotionWordsOf(shop, code);
  const text =
    ofShop(language) ??
    (kind ? kindTextIn(shop, kind, finding, language) : messageIn(marketplace, finding, language)) ??
    // same fallback as a custom rule: English, then any language of the shop
    ['en', ...Object.keys(messages)].map(ofShop).find((said) => said !== undefined);
  if (!text) return undefined;
  return kind ? { ...text, values } : inCurrency({ ...text, values }, code, currency, localeOf(text.language));
};

const written = (said: Said): string => formatText(said.text, valuesIn(said));

/** Formats findings with the texts of a shop, or of the marketplace (ER-09). */
export const sayIn =
  (saying: Saying): Engine<string>['say'] =>
  (finding, language, marketplace = {}) => {
    const said = saidOf(saying, finding, language, marketplace);
    return said ? written(said) : finding.code;
  };

/** Formats the values of a finding for the text of the shop, so that they can be serialized. */
export const paramsIn =
  (saying: Saying) =>
  (finding: Pick<ShopFinding, 'code' | 'params'>, language: string): Params => {
    const said = saidOf(saying, finding, language, {});
    return valuesIn({ text: '', language, ...said, values: finding.params });
  };

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
      const said = textIn(wordsOf(code) ?? {}, language);
      return said ? [[code, said.text]] : [];
    }),
  );

/** Returns the messages of a shop in a language, in addition to the marketplace (ER-09). */
export const wordsIn =
  ({ messages = {} }: Pick<EngineTerms<string>, 'messages'>, shop: Shop) =>
  (language: string): Words => ({
    ...textsOf(promotionCodes(shop), (code) => promotionWordsOf(shop, code), language),
    ...valueOf(messages, language),
    ...textsOf(
      [...shop.rules, ...shop.exclusions].map(({ code }) => code),
      (code) => ownWordsOf(shop, code),
      language,
    ),
  });

/** Explains a code with the rules that may return it (EN-02). */
export const explanationIn =
  (saying: Saying): Engine<string>['explain'] =>
  (code, params, language, marketplace = {}) => {
    const said = saidOf(saying, { code, params }, language, marketplace);
    if (!said) return O.none;
    const { shop } = saying;
    const rules = [...shop.rules, ...quantityRules, ...addRules, ...couponRules];
    const answering = rules.filter(({ codes }) => codes.some((one) => one === code));
    const isOf = (offer: Shop['offers'][number]): boolean => offer.code === code || Object.hasOwn(offer.reasons, code);
    const own = shop.offers.some(isOf) || shop.exclusions.some((one) => one.code === code);
    const requirements = [...new Set([...(own ? ['EN-09'] : []), ...answering.map(({ requirement }) => requirement)])];
    return O.some({ code, text: written(said), requirements });
  };
