import type { TranslateOf, WordsOf } from '../../words/translate-of.ts';
import type { words as korean } from './overseas-ko.ts';

export type OverseasWords = WordsOf<typeof korean>;
export type TranslateOverseas = TranslateOf<typeof korean>;
