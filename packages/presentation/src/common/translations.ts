import type { Language, Messages } from '@baguni/domain/internal';
import { makeAutoObservable, observableRef } from 'mobx';

export interface Translations {
  readonly language: Language;
  readonly ui: Readonly<Record<string, string>>;
  readonly messages: MessageBook;
}

/** Messages of a language: loaded, loading, or failed. */
export interface MessageBook {
  readonly table: Messages | undefined;
  readonly isMissing: boolean;
  readonly load: () => Promise<void>;
}

export const loadedMessageBook = (table: Messages): MessageBook => ({
  table,
  isMissing: false,
  load: () => Promise.resolve(),
});

/** Messages loaded after the first view, because refusals appear later. */
export class LazyMessageBook implements MessageBook {
  table: Messages | undefined = undefined;
  isMissing = false;
  readonly #fetch: () => Promise<Messages>;
  #loading: Promise<void> | undefined;

  /** @param fetch loads the messages of one language */
  constructor(fetch: () => Promise<Messages>) {
    this.#fetch = fetch;
    makeAutoObservable(this, { table: observableRef, load: false });
  }

  readonly load = (): Promise<void> => {
    this.#loading ??= this.#fetch().then(
      (table) => this.loaded(table),
      () => this.loaded(undefined),
    );
    return this.#loading;
  };

  private loaded(table: Messages | undefined): void {
    this.table = table;
    this.isMissing = table === undefined;
    if (this.isMissing) this.#loading = undefined;
  }
}

// a bundler splits only imports whose path is written out
const loaders: Readonly<Record<Language, () => Promise<{ readonly messages: Messages }>>> = {
  ko: () => import('@baguni/domain/messages/ko'),
  en: () => import('@baguni/domain/messages/en'),
  cn: () => import('@baguni/domain/messages/cn'),
  jp: () => import('@baguni/domain/messages/jp'),
};

/** Creates the message book of one language without loading it (ER-09). */
export const lazyMessageBook = (language: Language): MessageBook =>
  new LazyMessageBook(async () => (await loaders[language]()).messages);

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
