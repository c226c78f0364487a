import { languages } from '@baguni/domain';
import { expect, test } from 'vitest';
import { languageOf } from './language.ts';
import { loadWording } from './load-wording.ts';

test.each([
  [['ko-KR', 'en'], 'ko'],
  [['fr', 'ja-JP'], 'jp'],
  [['zh-TW'], 'cn'],
  [['EN'], 'en'],
  [['fr'], 'en'],
  [[], 'en'],
])('[EN-20] a browser of %j is answered in %s', (tags, language) => {
  expect(languageOf(tags)).toBe(language);
});

/** All that a language says, sentences with values in them. */
const saidIn = (words: unknown): readonly unknown[] => {
  if (typeof words === 'function') return [Reflect.apply(words, undefined, ['1', '2', '3'])];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(saidIn) : [words];
};

test('[EN-20] every language says everything in its own words', async () => {
  const all = await Promise.all(languages.map(loadWording));
  const said = all.map(({ words }) => saidIn(words));
  expect(new Set(said.map(({ length }) => length)).size).toBe(1);
  for (const words of said)
    for (const word of words) expect(typeof word === 'string' && word.trim().length > 1, String(word)).toBe(true);
  expect(new Set(all.map(({ words }) => words.lead)).size).toBe(4);
});
