import { languages, type Language } from '@baguni/domain/internal';

/** A text in Korean, English, simplified Chinese and Japanese. */
export type Translations = readonly [ko: string, en: string, cn: string, jp: string];

export const inLanguage = (words: Translations, language: Language): string =>
  words[languages.indexOf(language)] ?? words[0];

export type Texts = Readonly<Record<Language, string>>;

export const byLanguage = ([ko, en, cn, jp]: Translations): Texts => ({ ko, en, cn, jp });

/** Reads a text in one language as a string, or in each of them as `Texts`. */
export type Say<T> = (words: Translations) => T;

/** Says texts in one language. */
export const sayIn =
  (language: Language): Say<string> =>
  (words) =>
    inLanguage(words, language);

/** An object whose fields of these names are texts as `Say` returns them. */
export type Said<A, Names extends keyof A, T> = Omit<A, Names> & Readonly<Record<Names, T>>;
