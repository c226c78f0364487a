import { formatMessage, type MessageKey, type Params } from '@baguni/domain';
import type { Translations } from './translations.ts';
import { word } from './word.ts';

/**
 * Formats a message: empty while loading, a fallback text if loading failed. It requests the book, so that a failed
 * load is retried.
 */
export const messageText = (words: Translations, code: MessageKey, params?: Params): string => {
  const { table, isMissing } = words.messages;
  if (table) return formatMessage(table, code, params);
  void words.messages.load();
  return isMissing ? word(words, 'notSaid') : '';
};
