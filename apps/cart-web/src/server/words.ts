import type { Storefront } from '@baguni/domain';
import { loadAllWords, type Translations } from '@baguni/presentation';

const loading = new Map<string, Promise<Translations>>();

/** All words of a language and device, with its messages; loaded once for the life of the server. */
const allWords = ({ language, device }: Storefront): Promise<Translations> => {
  const key = `${language}/${device}`;
  const known = loading.get(key) ?? loadAllWords({ language, device });
  loading.set(key, known);
  return known;
};

/** Words that note whether a message of the domain was said: then the page must have it too. */
export interface NotedWords {
  readonly words: Translations;
  /** The same words, without a note: of what a page keeps as it was drawn. */
  readonly unnoted: Translations;
  readonly hasMessages: () => boolean;
}

/** The words of a page to be drawn once. */
export const notedWords = async (storefront: Storefront): Promise<NotedWords> => {
  const words = await allWords(storefront);
  let hasMessages = false;
  const messages = {
    get table() {
      hasMessages = true;
      return words.messages.table;
    },
    isMissing: false,
    load: () => Promise.resolve(),
  };
  return { words: { ...words, messages }, unnoted: words, hasMessages: () => hasMessages };
};
