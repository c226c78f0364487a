import type { Device, Language } from '@baguni/domain';
import type { UiWords, WordChanges } from './keys.ts';
import type { MessageBook } from './message-book.ts';

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
