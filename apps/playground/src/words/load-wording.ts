import type { Language } from '@baguni/domain';
import type { Spoken } from './wording.ts';

type Parts = Omit<Spoken, 'language'>;

const all = async <W, T, M>(
  words: Promise<{ readonly words: W }>,
  translations: Promise<{ readonly translations: T }>,
  messages: Promise<{ readonly messages: M }>,
) => ({
  ...(await words),
  ...(await translations),
  ...(await messages),
});

const loaders: Readonly<Record<Language, () => Promise<Parts>>> = {
  ko: () => all(import('./ko.ts'), import('@baguni/cli/translations/ko'), import('@baguni/domain/messages/ko')),
  en: () => all(import('./en.ts'), import('@baguni/cli/translations/en'), import('@baguni/domain/messages/en')),
  cn: () => all(import('./cn.ts'), import('@baguni/cli/translations/cn'), import('@baguni/domain/messages/cn')),
  jp: () => all(import('./jp.ts'), import('@baguni/cli/translations/jp'), import('@baguni/domain/messages/jp')),
};

/** Everything that is said in a language; others are not fetched. */
export const loadWording = async (language: Language): Promise<Spoken> => ({
  language,
  ...(await loaders[language]()),
});
