import type { words as korean } from './ko.ts';
import type { laterWords as laterKorean } from './later-ko.ts';

/** The name of a word of the first view. */
export type FirstWordKey = keyof typeof korean;
/** The name of a word that a later part says. */
export type LaterWordKey = keyof typeof laterKorean;
/** The name of a word of the page. */
export type WordKey = FirstWordKey | LaterWordKey;
/** One language's words of the first view; complete by type. */
export type UiWords = Readonly<Record<FirstWordKey, string>>;
/** One language's words of later parts; complete by type. */
export type LaterWords = Readonly<Record<LaterWordKey, string>>;
/** Words that replace others, e.g. on mobile (PG-12). */
export type WordChanges = Readonly<Partial<UiWords>>;
