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

test('[EN-20] every language says everything in its own words', async () => {
  const all = await Promise.all(languages.map(loadWording));
  const said = all.map(({ words }) =>
    Object.values(words).map((word: unknown) => (typeof word === 'function' ? String(word) : JSON.stringify(word))),
  );
  for (const words of said) for (const word of words) expect(word.length).toBeGreaterThan(2);
  expect(new Set(all.map(({ words }) => words.lead)).size).toBe(4);
});
