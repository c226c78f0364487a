import { languages, type Language } from '@baguni/domain/internal';

/** A text in Korean, English, simplified Chinese and Japanese. */
export type Translations = readonly [ko: string, en: string, cn: string, jp: string];

export const inLanguage = (words: Translations, language: Language): string =>
  words[languages.indexOf(language)] ?? words[0];

export const byLanguage = ([ko, en, cn, jp]: Translations): Readonly<Record<Language, string>> => ({ ko, en, cn, jp });
