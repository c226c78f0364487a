import type { Language, Messages } from '@baguni/domain';

// written out for each language: only then does a bundler make a part of its own of each
const loaders: Readonly<Record<Language, () => Promise<{ readonly messages: Messages }>>> = {
  ko: () => import('@baguni/domain/messages/ko'),
  en: () => import('@baguni/domain/messages/en'),
  cn: () => import('@baguni/domain/messages/cn'),
  jp: () => import('@baguni/domain/messages/jp'),
};

/** Loads the messages of one language and no other (ER-09). */
export const loadMessages = async (language: Language): Promise<Messages> => (await loaders[language]()).messages;
