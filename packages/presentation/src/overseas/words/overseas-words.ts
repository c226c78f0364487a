import type { TranslateOf, WordsOf } from '../../words/translate-of.ts';
import type { words as korean } from './overseas-ko.ts';

/** One language's words; complete by type. */
export type OverseasWords = WordsOf<typeof korean>;
/** A word with its values. */
export type TranslateOverseas = TranslateOf<typeof korean>;
