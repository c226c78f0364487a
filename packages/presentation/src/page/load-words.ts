import type { Device, Language, Storefront } from '@baguni/domain/internal';
import { lazyMessageBook, type MessageBook, type Translations } from '../common/translations.ts';
import type { words as korean } from './ko-words.ts';

interface PageWords {
  readonly words: Readonly<Record<keyof typeof korean, string>>;
  readonly mobileWords: Readonly<Partial<Record<keyof typeof korean, string>>>;
}

// Explicit imports per language, so that the bundler creates a chunk for each.
const loaders: Readonly<Record<Language, () => Promise<PageWords>>> = {
  ko: () => import('./ko-words.ts'),
  en: () => import('./en-words.ts'),
  cn: () => import('./cn-words.ts'),
  jp: () => import('./jp-words.ts'),
};

export const translationsOf = (
  language: Language,
  device: Device,
  { words, mobileWords }: PageWords,
  messages: MessageBook,
): Translations => ({ language, ui: { ...words, ...(device === 'm' ? mobileWords : {}) }, messages });

/** Loads the words of one language; `messages.load` loads the messages. */
export const loadWords = async ({ language, device }: Pick<Storefront, 'language' | 'device'>): Promise<Translations> =>
  translationsOf(language, device, await loaders[language](), lazyMessageBook(language));

/** Loads words and messages, for a page that is rendered once. */
export const loadAllWords = async (place: Pick<Storefront, 'language' | 'device'>): Promise<Translations> => {
  const words = await loadWords(place);
  await words.messages.load();
  return words;
};
