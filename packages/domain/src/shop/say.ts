import { option as O } from 'fp-ts';
import { isMessageKey } from '../messages/keys.ts';
import { formatMessage } from '../messages/format-message.ts';
import type { Params } from '../messages/params.ts';
import { formatMoney, type Money } from '../money/money.ts';
import { rulesOfCode } from '../rules/catalogue.ts';
import type { EngineTerms, ShopExplanation } from './engine.ts';
import type { ShopFinding, Values, Words } from './finding.ts';
import type { Shop } from './shop.ts';
import { promotionWords } from './words.ts';

/** The product’s languages by the tags that `Intl` knows. */
const locales: Readonly<Record<string, string>> = { ko: 'ko-KR', en: 'en-US', cn: 'zh-CN', jp: 'ja-JP' };

const isMoney = (value: string | number | Money): value is Money => typeof value === 'object';

const valuesIn = (values: Values, language: string): Params =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      isMoney(value) ? formatMoney(value, locales[language] ?? language) : value,
    ]),
  );

const wordsOf = ({ rules, offers, exclusions }: Shop, code: string): Words | undefined =>
  rules.find((rule) => rule.code === code && rule.message)?.message ??
  offers.find((offer) => offer.code === code)?.message ??
  exclusions.find((one) => one.code === code)?.message ??
  (Object.hasOwn(promotionWords, code) ? promotionWords[code] : undefined);

const textOf = (terms: Pick<EngineTerms<string>, 'messages'>, shop: Shop, code: string, language: string) => {
  const own = wordsOf(shop, code);
  if (own) return own[language] ?? own['en'] ?? Object.values(own)[0];
  const table = terms.messages?.[language];
  return table && isMessageKey(code) ? table[code] : undefined;
};

/** Says findings in the words of a shop, and of the marketplace where it has none (ER-09, EN-09). */
export const sayIn =
  (terms: Pick<EngineTerms<string>, 'messages'>, shop: Shop) =>
  ({ code, params }: Pick<ShopFinding, 'code' | 'params'>, language: string): string => {
    const text = textOf(terms, shop, code, language);
    // the words stand under a key of their own, so that a code of the shop needs no table
    return text === undefined
      ? code
      : formatMessage({ 'CART-BR-100': text } as never, 'CART-BR-100', valuesIn(params, language));
  };

/** What a code means, by the rules that may answer it (EN-02, EN-09). */
export const explanationIn =
  (terms: Pick<EngineTerms<string>, 'messages'>, shop: Shop) =>
  (code: string, params: Values, language: string): O.Option<ShopExplanation> => {
    if (textOf(terms, shop, code, language) === undefined) return O.none;
    const ofShop = shop.rules.filter((rule) => rule.code === code).map(({ requirement }) => requirement);
    const ofMarketplace = isMessageKey(code) ? rulesOfCode(code).map(({ requirement }) => requirement) : [];
    const requirements = [...new Set([...ofShop, ...ofMarketplace])];
    return O.some({ code, text: sayIn(terms, shop)({ code, params }, language), requirements });
  };
