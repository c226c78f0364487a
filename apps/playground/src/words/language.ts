import { languages, type Language } from '@baguni/domain';

/** What each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  ko: '한국어',
  en: 'English',
  cn: '简体中文',
  jp: '日本語',
};

/** A language as HTML names it. */
export const htmlLangs: Readonly<Record<Language, string>> = { ko: 'ko', en: 'en', cn: 'zh-Hans', jp: 'ja' };

/** Whether a text names one of the languages. */
export const isLanguage = (text: unknown): text is Language => languages.some((one) => one === text);

/** The first of a browser’s languages that there are words for; English where there is none. */
export const languageOf = (tags: readonly string[]): Language => {
  const known = tags.map((tag) => tag.toLowerCase().split('-')[0]);
  const match = known.flatMap((tag) => languages.filter((one) => htmlLangs[one].split('-')[0] === tag))[0];
  return match ?? 'en';
};
