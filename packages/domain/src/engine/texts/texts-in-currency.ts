import { isAmountParam, wonInText } from '../../messages/amounts.ts';
import { placeholdersIn } from '../../messages/format-message.ts';
import type { Currency } from '../../money/currency.ts';
import { formatMoney, money } from '../../money/money.ts';
import type { Values } from '../finding.ts';

/** A text with its language and values. */
export interface TextWithValues {
  readonly text: string;
  readonly language: string;
  readonly values: Values;
}

/** Returns the own value of a key, so that a code such as `constructor` has none. */
export const valueOf = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** Returns the index of the final consonant of a Korean word; 0 if it ends in a vowel or is not Korean. */
const finalOf = (word: string): number => {
  const syllable = (word.codePointAt(word.length - 1) ?? 0) - 0xac_00;
  return syllable >= 0 && syllable < 11_172 ? syllable % 28 : 0;
};

const RIEUL = 8;

/** Returns a particle after the Korean name of a currency: 달러를, 엔을. */
const particleAfter = ({ code }: Currency, particle: string): string => {
  const name = new Intl.DisplayNames('ko', { type: 'currency' }).of(code) ?? code;
  // written 엔화, read 엔
  const final = finalOf(name.replace(/화$/u, ''));
  if (particle === '을') return final === 0 ? '를' : '을';
  return final === 0 || final === RIEUL ? '로' : '으로';
};

/** Returns the parameters that already have a won sign in the text. */
export const paramsWithWonSign = ({ text, language }: Pick<TextWithValues, 'text' | 'language'>): readonly string[] => {
  const sign = valueOf(wonInText, language);
  return sign ? (text.match(sign) ?? []).flatMap(placeholdersIn) : [];
};

/** Converts a marketplace message to a currency (EN-08): amounts become money; won keeps its signs. */
export const inCurrency = (
  { text, language, values }: TextWithValues,
  code: string,
  currency: Currency,
  locale: string,
): TextWithValues => {
  const sign = valueOf(wonInText, language);
  const zero = () => formatMoney(money(currency, 0), locale);
  const unsigned = (_: string, value: string, particle?: string): string =>
    `${value === '0' ? zero() : value}${particle ? particleAfter(currency, particle) : ''}`;
  return {
    text: currency.code === 'KRW' || !sign ? text : text.replace(sign, unsigned),
    language,
    values: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        isAmountParam(code, name) && Number.isSafeInteger(value) ? money(currency, Number(value)) : value,
      ]),
    ),
  };
};
