import type { Device, Language } from '@baguni/domain';
import type { LaterWords, UiWords, WordChanges } from './keys.ts';
import type { MessageBook } from './message-book.ts';

/** All words that a page says: its own, for its device, and the messages of the domain. */
export interface Translations {
  readonly language: Language;
  readonly device: Device;
  /** The words of the first view, and those of later parts once they are loaded. */
  readonly ui: UiWords & Partial<LaterWords>;
  readonly messages: MessageBook;
  /** Loads what later parts say, once; what did not come is loaded by the next part that needs it. */
  readonly loadLater: () => Promise<void>;
}

/** What one language and device bring. */
export interface TranslationTables {
  readonly language: Language;
  readonly device: Device;
  readonly ui: UiWords;
  /** Laid over `ui` on mobile (PG-12). */
  readonly mobile: WordChanges;
  readonly messages: MessageBook;
  /** What later parts say, or how to load it. */
  readonly later: LaterWords | (() => Promise<LaterWords>);
}

/** The words of a page; mobile wording overrides the common one (PG-12). */
export const translationsOf = ({ language, device, ui, mobile, messages, later }: TranslationTables): Translations => {
  const words = { ...ui, ...(device === 'm' ? mobile : {}), ...(typeof later === 'function' ? {} : later) };
  const loadLater = async (): Promise<void> => {
    if (typeof later === 'function') Object.assign(words, await later());
  };
  return { language, device, ui: words, messages, loadLater };
};
