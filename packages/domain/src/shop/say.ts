import { option as O } from 'fp-ts';
import { formatText } from '../messages/format-message.ts';
import type { Params } from '../messages/params.ts';
import { formatMoney, type Money } from '../money/money.ts';
import { addRules } from '../rules/add/index.ts';
import { couponRules } from '../rules/coupon/index.ts';
import { quantityRules } from '../rules/quantity/index.ts';
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

/** Whether a code is one of the shop’s own: it has words of its own. */
export const isOwnCode = (shop: Shop, code: string): boolean => wordsOf(shop, code) !== undefined;

/** Words with the language that they are of: where a shop does not speak one, its values are written as its words are. */
interface Said {
  readonly text: string;
  readonly language: string;
}

const saidIn = (words: Words, language: string): Said | undefined => {
  const spoken = [language, 'en', ...Object.keys(words)].find((one) => words[one] !== undefined);
  return spoken === undefined ? undefined : { text: words[spoken] ?? '', language: spoken };
};

const saidOf = (
  { messages }: Pick<EngineTerms<string>, 'messages'>,
  shop: Shop,
  code: string,
  language: string,
): Said | undefined => {
  const own = wordsOf(shop, code);
  if (own) return saidIn(own, language);
  const table: Words = messages?.[language] ?? {};
  const text = Object.hasOwn(table, code) ? table[code] : undefined;
  return text === undefined ? undefined : { text, language };
};

/** Says findings in the words of a shop, and of the marketplace where it has none (ER-09, EN-09). */
export const sayIn =
  (terms: Pick<EngineTerms<string>, 'messages'>, shop: Shop) =>
  ({ code, params }: Pick<ShopFinding, 'code' | 'params'>, language: string): string => {
    const said = saidOf(terms, shop, code, language);
    return said ? formatText(said.text, valuesIn(params, said.language)) : code;
  };

/** What a code means, by the rules that may answer it (EN-02, EN-09). */
export const explanationIn =
  (terms: Pick<EngineTerms<string>, 'messages'>, shop: Shop) =>
  (code: string, params: Values, language: string): O.Option<ShopExplanation> => {
    if (!saidOf(terms, shop, code, language)) return O.none;
    const rules = [...shop.rules, ...quantityRules, ...addRules, ...couponRules];
    const answering = rules.filter(({ codes }) => codes.some((one) => one === code));
    const own = shop.offers.some((offer) => offer.code === code) || shop.exclusions.some((one) => one.code === code);
    const requirements = [...new Set([...(own ? ['EN-09'] : []), ...answering.map(({ requirement }) => requirement)])];
    return O.some({ code, text: sayIn(terms, shop)({ code, params }, language), requirements });
  };
