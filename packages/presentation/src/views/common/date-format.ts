import type { Language } from '@baguni/domain';
import { htmlLangs } from '../../words/names.ts';

/**
 * A way of writing dates in each language. Each is made when it is first used, and once: making one costs a hundred times as much as
 * writing a date with it, and dates are written again after each press.
 */
export const dateFormat = (
  options: (language: Language) => Intl.DateTimeFormatOptions,
): ((language: Language) => Intl.DateTimeFormat) => {
  const made: Partial<Record<Language, Intl.DateTimeFormat>> = {};
  return (language) => (made[language] ??= new Intl.DateTimeFormat(htmlLangs[language], options(language)));
};
