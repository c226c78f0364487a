import { languages, type Language, type Messages, type ShopFinding } from '@baguni/domain/internal';
import { formatFinding } from '@baguni/domain/texts';
import type { Shop } from './shop.ts';

/** The messages of the engine in one language. */
export interface MessageLanguage {
  readonly language: Language;
  /** The language tag for HTML. */
  readonly tag: string;
  /** Returns the text of a finding; a code without a text stands for itself. */
  readonly say: (shop: Pick<Shop, 'engine'>, finding: Pick<ShopFinding, 'code' | 'params'>) => string;
}

const loaders: Readonly<Record<Language, () => Promise<{ readonly messages: Messages }>>> = {
  ko: () => import('@baguni/domain/messages/ko'),
  en: () => import('@baguni/domain/messages/en'),
  cn: () => import('@baguni/domain/messages/cn'),
  jp: () => import('@baguni/domain/messages/jp'),
};

/** The languages of the messages, with HTML tags and names. */
export const messageLanguages: Readonly<Record<Language, { readonly tag: string; readonly name: string }>> = {
  ko: { tag: 'ko', name: '한국어' },
  en: { tag: 'en', name: 'English' },
  cn: { tag: 'zh-Hans', name: '简体中文' },
  jp: { tag: 'ja', name: '日本語' },
};

/** Loads the messages of a language. */
export const loadMessages = async (language: Language): Promise<MessageLanguage> => {
  const { messages } = await loaders[language]();
  const { tag } = messageLanguages[language];
  return { language, tag, say: ({ engine }, finding) => formatFinding(engine, finding, language, messages) };
};

const STORED = 'baguni-playground-language';

/** Stores the language for the next visit, if the browser permits it. */
export const storeLanguage = (language: Language): void => {
  try {
    localStorage.setItem(STORED, language);
  } catch {
    // the next visit starts in English
  }
};

/** Returns the stored language, or English. */
export const readLanguage = (): Language => {
  try {
    const stored = localStorage.getItem(STORED);
    return languages.find((one) => one === stored) ?? 'en';
  } catch {
    return 'en';
  }
};
