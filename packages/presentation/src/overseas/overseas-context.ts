import type { Language } from '@baguni/domain/internal';
import type { ViewContext } from '../common/context.ts';
import { translateOf, type Texts, type TranslateOf } from '../common/word.ts';
import type { OverseasWords } from './overseas-words-ko.ts';

export type TranslateOverseas = TranslateOf<OverseasWords>;

const loaders: Readonly<Record<Language, () => Promise<{ readonly overseasWords: Texts<OverseasWords> }>>> = {
  ko: () => import('./overseas-words-ko.ts'),
  en: () => import('./overseas-words-en.ts'),
  cn: () => import('./overseas-words-cn.ts'),
  jp: () => import('./overseas-words-jp.ts'),
};

export const loadOverseasWords = async (language: Language): Promise<TranslateOverseas> =>
  translateOf((await loaders[language]()).overseasWords);

export interface OverseasContext {
  readonly view: ViewContext;
  readonly translate: TranslateOverseas;
}
