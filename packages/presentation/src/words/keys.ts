import type { words as korean } from './ko.ts';

/** The name of a word of the page. */
export type WordKey = keyof typeof korean;
/** One language's table of words; complete by type. */
export type UiWords = Readonly<Record<WordKey, string>>;
/** Words that replace others, e.g. on mobile (PG-12). */
export type WordChanges = Readonly<Partial<UiWords>>;
