import type { Language } from '@baguni/domain';

/** Where a system says which language messages are in, the first that says something counts (POSIX). */
const variables = ['LC_ALL', 'LC_MESSAGES', 'LANG'] as const;

/** By the names of the engine, and by those of ISO 639. */
const ours: Readonly<Record<string, Language>> = { ko: 'ko', en: 'en', cn: 'cn', zh: 'cn', jp: 'jp', ja: 'jp' };

/** A name of a language with whatever narrows it: `ja`, `zh-Hans-CN`, `ko_KR.UTF-8`. */
const tag = /^([a-z]+)(?:[-_.@].*)?$/iu;

/** The language of ours that a name such as `ja`, `EN` or `zh_CN` means; undefined where it is none of them (EN-03). */
export const languageNamed = (name: string): Language | undefined => {
  const said = tag.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(ours, said) ? ours[said] : undefined;
};

/**
 * The language of the system: English where it is none of ours (EN-03).
 * @param env the variables of a process
 * @param locale where none of them says a language, as on Windows, e.g. `ko-KR`
 */
export const systemLanguage = (env: Readonly<Record<string, string | undefined>>, locale: string): Language =>
  languageNamed(variables.map((name) => env[name] ?? '').find((text) => text !== '') ?? locale) ?? 'en';
