import type { Language } from '@baguni/domain';

/** Where a system says which language messages are in, the first that says something counts (POSIX). */
const variables = ['LC_ALL', 'LC_MESSAGES', 'LANG'] as const;

const ours: Readonly<Record<string, Language>> = { ko: 'ko', en: 'en', zh: 'cn', ja: 'jp' };

/**
 * The language of the system: English where it is none of ours (EN-03).
 * @param env the variables of a process
 * @param locale where none of them says a language, as on Windows, e.g. `ko-KR`
 */
export const systemLanguage = (env: Readonly<Record<string, string | undefined>>, locale: string): Language => {
  const said = variables.map((name) => env[name] ?? '').find((text) => text !== '') ?? locale;
  const name = /^[a-z]+/iu.exec(said)?.[0].toLowerCase() ?? '';
  return (Object.hasOwn(ours, name) ? ours[name] : undefined) ?? 'en';
};
