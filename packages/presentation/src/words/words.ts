import type { Device, Language } from '@baguni/domain';
import type { words as korean } from './ko.ts';
import type { MessageBook } from './message-book.ts';

/** The name of a word of the page. */
export type WordKey = keyof typeof korean;
/** One language's table of words; complete by type. */
export type UiWords = Readonly<Record<WordKey, string>>;
/** Words that replace others, e.g. on mobile (PG-12). */
export type WordChanges = Readonly<Partial<UiWords>>;

/** All words that a page says: its own, for its device, and the messages of the domain. */
export interface Words {
  readonly language: Language;
  readonly device: Device;
  readonly ui: UiWords;
  readonly messages: MessageBook;
}

/** What one language and device bring. */
export interface WordTables {
  readonly language: Language;
  readonly device: Device;
  readonly ui: UiWords;
  /** Laid over `ui` on mobile (PG-12). */
  readonly mobile: WordChanges;
  readonly messages: MessageBook;
}

/** The words of a page: on mobile its own wording goes before the common one (PG-12). */
export const wordsOf = ({ language, device, ui, mobile, messages }: WordTables): Words => ({
  language,
  device,
  ui: device === 'm' ? { ...ui, ...mobile } : ui,
  messages,
});
