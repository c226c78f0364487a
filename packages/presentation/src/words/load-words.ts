import type { LaterWords, UiWords, WordChanges } from './keys.ts';
import type { Language, Storefront } from '@baguni/domain';
import { lazyMessageBook } from './message-book.ts';
import { translationsOf, type TranslationTables, type Translations } from './translations.ts';

type Tables = Pick<TranslationTables, 'ui' | 'mobile' | 'later'>;
type Loaded = readonly [{ readonly words: UiWords }, { readonly mobileWords: WordChanges }];
type Later = () => Promise<{ readonly laterWords: LaterWords }>;

const tables = ([{ words }, { mobileWords }]: Loaded, later: Later): Tables => ({
  ui: words,
  mobile: mobileWords,
  later: async () => (await later()).laterWords,
});

// written out for each language: only then does a bundler make a part of its own of each
const loaders: Readonly<Record<Language, () => Promise<Tables>>> = {
  ko: async () =>
    tables(await Promise.all([import('./ko.ts'), import('./mobile-ko.ts')]), () => import('./later-ko.ts')),
  en: async () =>
    tables(await Promise.all([import('./en.ts'), import('./mobile-en.ts')]), () => import('./later-en.ts')),
  cn: async () =>
    tables(await Promise.all([import('./cn.ts'), import('./mobile-cn.ts')]), () => import('./later-cn.ts')),
  jp: async () =>
    tables(await Promise.all([import('./jp.ts'), import('./mobile-jp.ts')]), () => import('./later-jp.ts')),
};

/**
 * Loads the words of a page's first view: its own language and no other (PG-12, ER-09). Those of later parts come by
 * `loadLater`, messages by `messages.load`.
 */
export const loadWords = async ({ language, device }: Pick<Storefront, 'language' | 'device'>): Promise<Translations> =>
  translationsOf({ language, device, ...(await loaders[language]()), messages: lazyMessageBook(language) });

/** Loads the words of a page with all messages, for what is drawn once. */
export const loadAllWords = async (place: Pick<Storefront, 'language' | 'device'>): Promise<Translations> => {
  const words = await loadWords(place);
  await Promise.all([words.messages.load(), words.loadLater()]);
  return words;
};
