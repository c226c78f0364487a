import { expect, test } from 'vitest';
import { systemLanguage } from './system-language.ts';

test.each([
  [{ LANG: 'ko_KR.UTF-8' }, 'ko'],
  [{ LANG: 'en_GB' }, 'en'],
  [{ LANG: 'zh_CN.UTF-8' }, 'cn'],
  [{ LANG: 'ja' }, 'jp'],
  [{ LANG: 'fr_FR.UTF-8' }, 'en'],
  [{ LANG: 'C.UTF-8' }, 'en'],
  [{ LANG: 'POSIX' }, 'en'],
  [{ LANG: 'constructor' }, 'en'],
  [{ LC_ALL: 'ja_JP', LC_MESSAGES: 'zh_CN', LANG: 'ko_KR' }, 'jp'],
  [{ LC_MESSAGES: 'zh_CN', LANG: 'ko_KR' }, 'cn'],
  [{ LC_ALL: '', LANG: 'ko_KR' }, 'ko'],
] as const)('[EN-03] a system of %j speaks %s', (env, language) => {
  expect(systemLanguage(env, 'ja-JP')).toBe(language);
});

test('[EN-03] a system without these variables speaks the language of its locale', () => {
  expect(systemLanguage({}, 'zh-Hans-CN')).toBe('cn');
  expect(systemLanguage({ LANG: '' }, 'ko-KR')).toBe('ko');
  expect(systemLanguage({}, 'de-DE')).toBe('en');
});
