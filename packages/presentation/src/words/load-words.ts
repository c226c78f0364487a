import type { LaterWords, UiWords, WordChanges } from './keys.ts';
import type { Language, Storefront } from '@baguni/domain';
import { lazyMessageBook } from './message-book.ts';
import { translationsOf, type TranslationTables, type Translations } from './translations.ts';

type Tables = Pick<TranslationTables, 'ui' | 'mobile' | 'later'>;
type Later = () => Promise<{ readonly laterWords: LaterWords }>;

interface Loaded {
  readonly words: UiWords;
  readonly mobileWords: WordChanges;
}

const tables = ({ words, mobileWords }: Loaded, later: Later): Tables => ({
  ui: words,
  mobile: mobileWords,
  later: async () => (await later()).laterWords,
});

// Explicit imports per language, so that the bundler creates a chunk for each.
const loaders: Readonly<Record<Language, () => Promise<Tables>>> = {
  ko: async () => tables(await import('./ko-words.ts'), () => import('./later-ko.ts')),
  en: async () => tables(await import('./en-words.ts'), () => import('./later-en.ts')),
  cn: async () => tables(await import('./cn-words.ts'), () => import('./later-cn.ts')),
  jp: async () => tables(await import('./jp-words.ts'), () => import('./later-jp.ts')),
};

/** Loads the first-view words of one language. `loadLater` loads the rest, `messages.load` the messages. */
export const loadWords = async ({ language, device }: Pick<Storefront, 'language' | 'device'>): Promise<Translations> =>
  translationsOf({ language, device, ...(await loaders[language]()), messages: lazyMessageBook(language) });

/** Loads all words and messages, for a page that is rendered once. */
export const loadAllWords = async (place: Pick<Storefront, 'language' | 'device'>): Promise<Translations> => {
  const words = await loadWords(place);
  await Promise.all([words.messages.load(), words.loadLater()]);
  return words;
};
