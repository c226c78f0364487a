import { messageText } from '../common/word.ts';
import { describe, expect, test } from 'vitest';
import { devices, languages, type Language } from '@baguni/domain/internal';
import { loadAllWords } from './load-words.ts';
import { mobileWords as mobileCn, words as cn } from './cn-words.ts';
import { mobileWords as mobileEn, words as en } from './en-words.ts';
import { mobileWords as mobileJp, words as jp } from './jp-words.ts';
import { mobileWords as mobileKo, words as ko } from './ko-words.ts';
import { bestPriceWords } from '../best-coupons/best-price-words.ts';
import { checkoutWords } from '../checkout/checkout-words.ts';
import { clubWords } from '../club/club-words.ts';
import { deliveryWords } from '../delivery/delivery-words.ts';
import { informationWords } from '../cart/information-words.ts';
import { layerWords } from '../layers/layer-words.ts';
import { memoWords } from '../memo/memo-words.ts';
import { nudgeWords } from '../nudges/nudge-words.ts';
import { optionWords } from '../options/option-words.ts';
import { recommendationWords } from '../recommendations/recommendation-words.ts';
import { removalWords } from '../removal/removal-words.ts';
import { sheetWords } from '../estimate/sheet-words.ts';
import { visitWords } from '../visit/visit-words.ts';
import { couponWords as couponKo } from '../coupons/coupon-words-ko.ts';
import { couponWords as couponEn } from '../coupons/coupon-words-en.ts';
import { couponWords as couponCn } from '../coupons/coupon-words-cn.ts';
import { couponWords as couponJp } from '../coupons/coupon-words-jp.ts';
import { overseasWords as overseasKo } from '../overseas/overseas-words-ko.ts';
import { overseasWords as overseasEn } from '../overseas/overseas-words-en.ts';
import { overseasWords as overseasCn } from '../overseas/overseas-words-cn.ts';
import { overseasWords as overseasJp } from '../overseas/overseas-words-jp.ts';

const tables: Readonly<Record<Language, Readonly<Record<keyof typeof ko, string>>>> = { ko, en, cn, jp };
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
  'tabWithCount',
  'fixNameOf',
  'withState',
  'feeBoth',
  'additionText',
  'ledgerNamed',
  'ledgerPrice',
  'ledgerRate',
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

test('languages share no text, except symbols and names', () => {
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

const lazyTables = {
  checkout: checkoutWords,
  club: clubWords,
  coupon: { ko: couponKo, en: couponEn, cn: couponCn, jp: couponJp },
  delivery: deliveryWords,
  information: informationWords,
  layer: layerWords,
  memo: memoWords,
  nudge: nudgeWords,
  option: optionWords,
  overseas: { ko: overseasKo, en: overseasEn, cn: overseasCn, jp: overseasJp },
  recommendation: recommendationWords,
  removal: removalWords,
  sheet: sheetWords,
  visit: visitWords,
};

const leaves = (value: object, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(value).flatMap(([key, one]: [string, unknown]) =>
    typeof one === 'object' && one !== null ? leaves(one, `${path}${key}.`) : [[`${path}${key}`, String(one)] as const],
  );

describe.each(Object.entries(lazyTables))('[ER-09] texts of the chunk with %s', (_, byLanguage) => {
  test.each(languages)('[PG-12] are complete in %s, with the placeholders of the Korean ones', (language) => {
    const [korean, texts] = [leaves(byLanguage.ko), leaves(byLanguage[language])];
    expect(texts.map(([key]) => key).toSorted()).toEqual(korean.map(([key]) => key).toSorted());
    for (const [key, text] of texts) {
      expect([text.trim(), text === ''], key).toEqual([text, false]);
      expect(text, key).not.toMatch(foreign[language]);
      expect(holes(text), key).toEqual(holes(new Map(korean).get(key) ?? ''));
    }
  });
});

test('Chinese texts give a discount in percent, not in tenths of the price', async () => {
  const tables: readonly object[] = [await loadAllWords({ language: 'cn', device: 'm' }), cn, bestPriceWords.cn];
  const texts = [...tables, ...Object.values(lazyTables).map((table) => table.cn)].flatMap((table) => leaves(table));
  expect(texts.length).toBeGreaterThan(500);
  // 折扣 is a discount, and 折叠 is to fold
  expect(texts.filter(([, text]) => /折(?![扣叠])/u.test(text))).toEqual([]);
});
