import type { Language } from '@baguni/domain';
import { isLanguage } from './language.ts';

const NAME = 'baguni-playground-language';

/** Keeps the language that was chosen for the next visit, where a browser lets pages keep anything. */
export const keepLanguage = (language: Language): void => {
  try {
    localStorage.setItem(NAME, language);
  } catch {
    // it is chosen anew next time
  }
};

/** The language that was chosen on an earlier visit; none where none was. */
export const keptLanguage = (): Language | undefined => {
  try {
    const kept = localStorage.getItem(NAME);
    return isLanguage(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
};
