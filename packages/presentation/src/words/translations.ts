import type { Device, Language } from '@baguni/domain';
import type { LaterWords, UiWords, WordChanges } from './keys.ts';
import type { MessageBook } from './message-book.ts';

export interface Translations {
  readonly language: Language;
  readonly device: Device;
  readonly ui: UiWords & Partial<LaterWords>;
  readonly messages: MessageBook;
  /** Loads lazy words once; a failed load is retried by the next request. */
  readonly loadLater: () => Promise<void>;
}

export interface TranslationTables {
  readonly language: Language;
  readonly device: Device;
  readonly ui: UiWords;
  readonly mobile: WordChanges;
  readonly messages: MessageBook;
  readonly later: LaterWords | (() => Promise<LaterWords>);
}

export const translationsOf = ({ language, device, ui, mobile, messages, later }: TranslationTables): Translations => {
  const words = { ...ui, ...(device === 'm' ? mobile : {}), ...(typeof later === 'function' ? {} : later) };
  const loadLater = async (): Promise<void> => {
    if (typeof later === 'function') Object.assign(words, await later());
  };
  return { language, device, ui: words, messages, loadLater };
};
