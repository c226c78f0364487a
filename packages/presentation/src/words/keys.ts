import type { words as korean } from './ko.ts';
import type { laterWords as laterKorean } from './later-ko.ts';

export type FirstWordKey = keyof typeof korean;
/** Key of a word in a lazy chunk. */
export type LaterWordKey = keyof typeof laterKorean;
export type WordKey = FirstWordKey | LaterWordKey;
/** First-view words of a language; the type ensures completeness. */
export type UiWords = Readonly<Record<FirstWordKey, string>>;
/** Lazy words of a language; the type ensures completeness. */
export type LaterWords = Readonly<Record<LaterWordKey, string>>;
/** Words that replace others, e.g. on mobile. */
export type WordChanges = Readonly<Partial<UiWords>>;
