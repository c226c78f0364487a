import type { Language } from '@baguni/domain';
import { sayOf, type SayOf, type WordsOf } from '../../words/say-of.ts';
import type { words as korean } from './oversea-ko.ts';

/** One language's words; complete by type. */
export type OverseaWords = WordsOf<typeof korean>;
/** A word with its values. */
export type SayOversea = SayOf<typeof korean>;

const loaders: Readonly<Record<Language, () => Promise<{ readonly words: OverseaWords }>>> = {
  ko: () => import('./oversea-ko.ts'),
  en: () => import('./oversea-en.ts'),
  cn: () => import('./oversea-cn.ts'),
  jp: () => import('./oversea-jp.ts'),
};

/** Loads the words of one language and no other (ER-09). */
export const loadOverseaWords = async (language: Language): Promise<SayOversea> =>
  sayOf((await loaders[language]()).words);
