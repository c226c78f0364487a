import { languages, type Language } from './storefront.ts';

/** Value of `charset`, in its cookie or in a query, by language; the specification names two of them. */
export const charsets: Readonly<Record<Language, string>> = { ko: 'koKR', en: 'enUS', cn: 'zhCN', jp: 'jaJP' };

/** Returns the language of a charset, or undefined. */
export const languageOfCharset = (charset: string): Language | undefined =>
  languages.find((language) => charsets[language] === charset);
