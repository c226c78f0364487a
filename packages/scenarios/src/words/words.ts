import { languages, type Language } from '@baguni/domain';

/** One text in the four languages of the cart: Korean, English, Chinese (simplified), Japanese. */
export type Translations = readonly [ko: string, en: string, cn: string, jp: string];

/** A text as a page of that language shows it. */
export const inLanguage = (words: Translations, language: Language): string =>
  words[languages.indexOf(language)] ?? words[0];

/** A text by the language that it is in. */
export const byLanguage = ([ko, en, cn, jp]: Translations): Readonly<Record<Language, string>> => ({ ko, en, cn, jp });
