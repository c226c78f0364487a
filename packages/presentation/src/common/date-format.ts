import type { Language } from '@baguni/domain';
import { htmlLangs } from './word.ts';

/** Creates date formats lazily, once per language, because creating one costs 100 times as much as formatting. */
export const dateFormat = (
  options: (language: Language) => Intl.DateTimeFormatOptions,
): ((language: Language) => Intl.DateTimeFormat) => {
  const made: Partial<Record<Language, Intl.DateTimeFormat>> = {};
  return (language) => (made[language] ??= new Intl.DateTimeFormat(htmlLangs[language], options(language)));
};
