import type { Device, Language } from '@baguni/domain';
import type { UiWords, WordChanges } from './keys.ts';
import type { MessageBook } from './message-book.ts';

/** All words that a page says: its own, for its device, and the messages of the domain. */
export interface Translations {
  readonly language: Language;
  readonly device: Device;
  readonly ui: UiWords;
  readonly messages: MessageBook;
}

/** What one language and device bring. */
export interface TranslationTables {
  readonly language: Language;
  readonly device: Device;
  readonly ui: UiWords;
  /** Laid over `ui` on mobile (PG-12). */
  readonly mobile: WordChanges;
  readonly messages: MessageBook;
}

/** The words of a page; mobile wording overrides the common one (PG-12). */
export const translationsOf = ({ language, device, ui, mobile, messages }: TranslationTables): Translations => ({
  language,
  device,
  ui: device === 'm' ? { ...ui, ...mobile } : ui,
  messages,
});
