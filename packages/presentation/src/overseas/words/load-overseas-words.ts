import type { Language } from '@baguni/domain';
import { sayOf } from '../../words/say-of.ts';
import type { OverseaWords, SayOversea } from './overseas-words.ts';

const loaders: Readonly<Record<Language, () => Promise<{ readonly words: OverseaWords }>>> = {
  ko: () => import('./overseas-ko.ts'),
  en: () => import('./overseas-en.ts'),
  cn: () => import('./overseas-cn.ts'),
  jp: () => import('./overseas-jp.ts'),
};

/** Loads the words of one language and no other (ER-09). */
export const loadOverseaWords = async (language: Language): Promise<SayOversea> =>
  sayOf((await loaders[language]()).words);
