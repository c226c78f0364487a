import type { UiWords, WordChanges } from './keys.ts';
import type { Language, Storefront } from '@baguni/domain';
import { lazyMessageBook } from './message-book.ts';
import { translationsOf, type Translations } from './translations.ts';

interface Tables {
  readonly ui: UiWords;
  readonly mobile: WordChanges;
}

type Loaded = readonly [{ readonly words: UiWords }, { readonly mobileWords: WordChanges }];

const tables = ([{ words }, { mobileWords }]: Loaded): Tables => ({ ui: words, mobile: mobileWords });

// written out for each language: only then does a bundler make a part of its own of each
const loaders: Readonly<Record<Language, () => Promise<Tables>>> = {
  ko: async () => tables(await Promise.all([import('./ko.ts'), import('./mobile-ko.ts')])),
  en: async () => tables(await Promise.all([import('./en.ts'), import('./mobile-en.ts')])),
  cn: async () => tables(await Promise.all([import('./cn.ts'), import('./mobile-cn.ts')])),
  jp: async () => tables(await Promise.all([import('./jp.ts'), import('./mobile-jp.ts')])),
};

/** Loads the words of a page: its own language and no other (PG-12, ER-09). Messages come by `messages.load`. */
export const loadWords = async ({ language, device }: Pick<Storefront, 'language' | 'device'>): Promise<Translations> =>
  translationsOf({ language, device, ...(await loaders[language]()), messages: lazyMessageBook(language) });

/** Loads the words of a page with all messages, for what is drawn once. */
export const loadAllWords = async (place: Pick<Storefront, 'language' | 'device'>): Promise<Translations> => {
  const words = await loadWords(place);
  await words.messages.load();
  return words;
};
