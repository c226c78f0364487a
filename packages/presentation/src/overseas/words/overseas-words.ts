import type { SayOf, WordsOf } from '../../words/say-of.ts';
import type { words as korean } from './overseas-ko.ts';

/** One language's words; complete by type. */
export type OverseaWords = WordsOf<typeof korean>;
/** A word with its values. */
export type SayOversea = SayOf<typeof korean>;
