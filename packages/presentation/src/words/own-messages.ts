import type { Messages } from '@baguni/domain';
import type { MessageBook } from './message-book.ts';
import type { Translations } from './translations.ts';

type OwnWords = (language: string) => Readonly<Record<string, string>>;

const bookWith = (book: MessageBook, own: Readonly<Record<string, string>>): MessageBook => {
  let merged: { readonly of: Messages; readonly table: Messages } | undefined;
  return {
    get table() {
      const { table } = book;
      if (table && merged?.of !== table) merged = { of: table, table: { ...table, ...own } };
      return table && merged?.table;
    },
    get isMissing() {
      return book.isMissing;
    },
    load: () => book.load(),
  };
};

export const withOwnMessages = (words: Translations, own: OwnWords): Translations => {
  const texts = own(words.language);
  return Object.keys(texts).length === 0 ? words : { ...words, messages: bookWith(words.messages, texts) };
};

export const addOwnMessages = (words: Translations, own: OwnWords): void => {
  Object.assign(words, withOwnMessages(words, own));
};
