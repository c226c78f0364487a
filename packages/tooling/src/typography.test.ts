import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './lib/root.ts';

const folders = '{packages,apps}/*/src/**/*.{ts,tsx,json}';
const isShown = (file: string): boolean =>
  !/\.(?:test|stories)\.tsx?$|[\\/]testing[\\/]|^packages[\\/]tooling[\\/]/u.test(file);

/** A string literal on one line. */
const literal = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`\n]*`/gu;

const texts = globSync(folders, { cwd: root })
  .filter(isShown)
  .flatMap((file) =>
    (readFileSync(`${root}${file}`, 'utf8').match(literal) ?? []).map((quoted) => [file, quoted.slice(1, -1)] as const),
  );

const found = (script: RegExp, fault: RegExp): readonly string[] =>
  texts.filter(([, text]) => script.test(text) && fault.test(text)).map(([file, text]) => `${file}: ${text}`);

const korean = /\p{Script=Hangul}/u;
const chinese =
  /^[^\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]*\p{Script=Han}[^\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]*$/u;
const japanese = /^[^\p{Script=Hangul}]*[\p{Script=Hiragana}\p{Script=Katakana}][^\p{Script=Hangul}]*$/u;

test('texts in four languages are found', () => {
  for (const script of [korean, chinese, japanese]) expect(found(script, script).length).toBeGreaterThan(500);
});

test('Chinese and Japanese texts have full-width punctuation without spaces', () => {
  const cjk = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]';
  const fault = new RegExp(
    `${cjk} ?[,;:!?()]|[,;:!?)] ?${cjk}| [。，、！？：；（）「」]|[。，、！？：；（）「」] |～`,
    'u',
  );
  expect([...found(chinese, fault), ...found(japanese, fault)]).toEqual([]);
});

test('quotation marks are those of the language: ‘’ in Korean, “” in Chinese, 「」 in Japanese', () => {
  expect(found(korean, /[“”「」]/u)).toEqual([]);
  expect(found(chinese, /[‘’「」]/u)).toEqual([]);
  expect(found(japanese, /[“”‘’]/u)).toEqual([]);
});

test('Korean texts have half-width punctuation, and Japanese questions end in a question mark', () => {
  expect(found(korean, /[。，、：（）？！]/u)).toEqual([]);
  expect(found(japanese, /(?:です|ます|ました|しょう)か。/u)).toEqual([]);
});
