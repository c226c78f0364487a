import type { LaterWords, UiWords } from './keys.ts';
import { messageText } from './message-text.ts';
import { describe, expect, test } from 'vitest';
import { devices, languages, type Language } from '@baguni/domain';
import { loadAllWords } from './load-words.ts';
import { words as firstCn } from './cn.ts';
import { laterWords as laterCn } from './later-cn.ts';
import { words as firstEn } from './en.ts';
import { laterWords as laterEn } from './later-en.ts';
import { words as firstJp } from './jp.ts';
import { laterWords as laterJp } from './later-jp.ts';
import { words as firstKo } from './ko.ts';
import { laterWords as laterKo } from './later-ko.ts';
import { mobileWords as mobileCn } from './mobile-cn.ts';
import { mobileWords as mobileEn } from './mobile-en.ts';
import { mobileWords as mobileJp } from './mobile-jp.ts';
import { mobileWords as mobileKo } from './mobile-ko.ts';

const ko = { ...firstKo, ...laterKo };
const tables: Readonly<Record<Language, UiWords & LaterWords>> = {
  ko,
  en: { ...firstEn, ...laterEn },
  cn: { ...firstCn, ...laterCn },
  jp: { ...firstJp, ...laterJp },
};
const mobile: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  ko: mobileKo,
  en: mobileEn,
  cn: mobileCn,
  jp: mobileJp,
};

const foreign: Readonly<Record<Language, RegExp>> = {
  ko: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  en: /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  cn: /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  jp: /\p{Script=Hangul}/u,
};
const own: Readonly<Record<Language, RegExp>> = {
  ko: /\p{Script=Hangul}/u,
  en: /[a-z]/u,
  cn: /\p{Script=Han}/u,
  jp: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
};
/** Texts of symbols and numbers, or international names. */
const wordless: ReadonlySet<string> = new Set([
  'titleWithService',
  'orderDocumentTitle',
  'documentTitle',
  'tabWithCount',
  'fixNameOf',
  'withState',
  'feeBoth',
  'additionText',
  'ledgerNamed',
  'ledgerPrice',
  'ledgerRate',
  'yes',
  'companySFExpress',
]);

const holes = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].toSorted();

describe.each(languages)('words in %s', (language) => {
  const table = tables[language];

  test('[PG-12] every word exists in its language, with the placeholders of the Korean one', () => {
    expect(Object.keys(table).toSorted()).toEqual(Object.keys(ko).toSorted());
    for (const [key, text] of Object.entries(table)) {
      expect(text.trim(), key).toBe(text);
      expect(text, key).not.toBe('');
      expect(text, key).not.toMatch(foreign[language]);
      if (!wordless.has(key)) expect(text, key).toMatch(own[language]);
      for (const form of text.split('||')) expect(holes(form), key).toEqual(holes(ko[key as keyof typeof ko]));
    }
  });

  test('[PG-12] mobile words differ from the common ones and have the same placeholders', () => {
    expect(Object.keys(mobile[language]).length).toBeGreaterThan(0);
    for (const [key, text] of Object.entries(mobile[language])) {
      const common = table[key as keyof typeof ko];
      expect(text, key).not.toBe(common);
      expect(text, key).not.toMatch(foreign[language]);
      for (const form of text.split('||')) expect(holes(form), key).toEqual(holes(common));
    }
  });

  test.each(devices)('[PG-12] loads for %s with its own wording', async (device) => {
    const words = await loadAllWords({ language, device });
    expect(words.language).toBe(language);
    for (const key of Object.keys(ko) as (keyof typeof ko)[])
      expect(words.ui[key]).toBe((device === 'm' ? mobile[language][key] : undefined) ?? table[key]);
    expect(messageText(words, 'EMPTY-CART')).toMatch(own[language]);
  });
});

test('no two languages share a text, except for symbols and names', () => {
  const pairs = [
    [ko, tables.en],
    [ko, tables.cn],
    [ko, tables.jp],
    [tables.en, tables.cn],
    [tables.en, tables.jp],
  ] as const;
  const same = pairs.flatMap(([a, b]) =>
    (Object.keys(ko) as (keyof typeof ko)[]).filter((key) => a[key] === b[key] && !wordless.has(key)),
  );
  expect(same).toEqual([]);
});
