import { option as O } from 'fp-ts';
import { languages, type Language } from './storefront.ts';

/** The value of `charset`, in its cookie or in a query, for each language; the specification names two of them (RT-06). */
export const charsets: Readonly<Record<Language, string>> = { ko: 'koKR', en: 'enUS', cn: 'zhCN', jp: 'jaJP' };

/**
 * The language that a charset names; none for any other text.
 * @example
 * ['zhCN', 'utf-8'].map((charset) => O.toNullable(languageOfCharset(charset))); // [ 'cn', null ]
 */
export const languageOfCharset = (charset: string): O.Option<Language> =>
  O.fromNullable(languages.find((language) => charsets[language] === charset));
