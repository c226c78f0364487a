import { formatMessage, type MessageKey, type Params } from '@baguni/domain';
import type { Translations } from './translations.ts';
import { word } from './word.ts';

/**
 * A message of the domain in words (ER-09): nothing while the book is on its way, what can be said without it if it is
 * missing. Whoever wants a message asks for the book, so that one that was missing is tried again.
 */
export const messageText = (words: Translations, code: MessageKey, params?: Params): string => {
  const { table, isMissing } = words.messages;
  if (table) return formatMessage(table, code, params);
  void words.messages.load();
  return isMissing ? word(words, 'notSaid') : '';
};
