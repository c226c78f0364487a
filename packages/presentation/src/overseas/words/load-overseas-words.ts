import type { Language } from '@baguni/domain';
import { sayOf } from '../../words/say-of.ts';
import type { OverseasWords, SayOverseas } from './overseas-words.ts';

const loaders: Readonly<Record<Language, () => Promise<{ readonly words: OverseasWords }>>> = {
  ko: () => import('./overseas-ko.ts'),
  en: () => import('./overseas-en.ts'),
  cn: () => import('./overseas-cn.ts'),
  jp: () => import('./overseas-jp.ts'),
};

/** Loads the words of one language and no other (ER-09). */
export const loadOverseasWords = async (language: Language): Promise<SayOverseas> =>
  sayOf((await loaders[language]()).words);
