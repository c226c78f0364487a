import type { Language } from '@baguni/domain';
import { translateOf } from '../../words/translate-of.ts';
import type { OverseasWords, TranslateOverseas } from './overseas-words.ts';

const loaders: Readonly<Record<Language, () => Promise<{ readonly words: OverseasWords }>>> = {
  ko: () => import('./overseas-ko.ts'),
  en: () => import('./overseas-en.ts'),
  cn: () => import('./overseas-cn.ts'),
  jp: () => import('./overseas-jp.ts'),
};

export const loadOverseasWords = async (language: Language): Promise<TranslateOverseas> =>
  translateOf((await loaders[language]()).words);
