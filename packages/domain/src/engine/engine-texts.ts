import { checkText } from './cart/arguments.ts';
import type { CustomFields } from './cart/fields.ts';
import { codesByName, emittedCodes } from './codes.ts';
import type { Engine, ShopExplanation } from './engine.ts';
import type { ShopFinding, ShopMessages, Values, Words } from './finding.ts';
import type { Shop } from './shop.ts';
import { explanationOf, textOfFinding, type ShopTexts } from './texts/texts.ts';

/** Returns messages by the codes of the rules. */
const messagesByCode = (codeOf: (name: string) => string, messages: ShopMessages = {}): ShopMessages =>
  Object.fromEntries(
    Object.entries(messages).map(([language, words]) => [
      language,
      Object.fromEntries(Object.entries(words).map(([name, text]) => [codeOf(name), text])),
    ]),
  );

const textsOf = (shop: Shop, codeOf: (name: string) => string): ShopTexts => ({
  terms: { ...shop, messages: messagesByCode(codeOf, shop.messages) },
  shop,
});

/**
 * Formats a finding in a language with amounts in the currency of the engine. A code without a text is returned
 * unchanged.
 * @param marketplace texts of the engine in this language, e.g. of `@baguni/domain/messages/en`, for codes without a text in
 * the terms
 * @example
 * formatFinding(shop, { code: 'MIN_SPEND', params: { min: 500 } }, 'en', messages); // This coupon can be used on purchases of $5.00 or more.
 */
export const formatFinding = <C extends string, F extends CustomFields>(
  engine: Engine<C, F>,
  finding: Pick<ShopFinding, 'code' | 'params'>,
  language: string,
  marketplace?: Words,
): string => {
  checkText(finding?.code, 'finding.code');
  const { code, params } = finding;
  const codeOf = codesByName(engine.shop);
  return textOfFinding(textsOf(engine.shop, codeOf), { code: codeOf(code), params }, language, marketplace) ?? code;
};

/**
 * Explains a code; undefined for a value that is no code, or without a text.
 * @param marketplace texts of the engine in this language, for codes without a text in the terms
 * @example
 * explainCode(shop, 'TOO_MANY_ITEMS', { max: 2 }, 'en', messages)?.requirements; // [ 'CK-01' ]
 */
export const explainCode = <C extends string, F extends CustomFields>(
  engine: Engine<C, F>,
  code: string,
  params: Values,
  language: string,
  marketplace?: Words,
): ShopExplanation | undefined => {
  // plain JavaScript may pass any value
  if (typeof code !== 'string') return undefined;
  const codeOf = codesByName(engine.shop);
  const found = explanationOf(textsOf(engine.shop, codeOf), { code: codeOf(code), params }, language, marketplace);
  return found && { ...found, code };
};

/**
 * Returns every code that the engine can return, sorted, so that a shop can write its messages in another language.
 * @example
 * codesOf(shop).includes('OUT_OF_STOCK'); // true
 */
export const codesOf = <C extends string, F extends CustomFields>({ shop }: Engine<C, F>): readonly string[] =>
  emittedCodes(shop);
