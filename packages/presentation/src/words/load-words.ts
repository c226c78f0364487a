import type { Language, Messages, Storefront } from '@baguni/domain';
import { wordsOf, type UiWords, type WordChanges, type Words } from './words.ts';

interface Tables {
  readonly ui: UiWords;
  readonly mobile: WordChanges;
  readonly messages: Messages;
}

type Loaded = readonly [
  { readonly words: UiWords },
  { readonly mobileWords: WordChanges },
  { readonly messages: Messages },
];

const tables = ([{ words }, { mobileWords }, { messages }]: Loaded): Tables => ({
  ui: words,
  mobile: mobileWords,
  messages,
});

// written out for each language: only then does a bundler make a part of its own of each
const loaders: Readonly<Record<Language, () => Promise<Tables>>> = {
  ko: async () =>
    tables(await Promise.all([import('./ko.ts'), import('./mobile-ko.ts'), import('@baguni/domain/messages/ko')])),
  en: async () =>
    tables(await Promise.all([import('./en.ts'), import('./mobile-en.ts'), import('@baguni/domain/messages/en')])),
  cn: async () =>
    tables(await Promise.all([import('./cn.ts'), import('./mobile-cn.ts'), import('@baguni/domain/messages/cn')])),
  jp: async () =>
    tables(await Promise.all([import('./jp.ts'), import('./mobile-jp.ts'), import('@baguni/domain/messages/jp')])),
};

/** Loads the words of a page: its own language and no other (PG-12, ER-09). */
export const loadWords = async ({ language, device }: Pick<Storefront, 'language' | 'device'>): Promise<Words> =>
  wordsOf({ language, device, ...(await loaders[language]()) });
