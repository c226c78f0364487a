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
import { freeShippingWords } from '../recommendations/free-shipping-words.ts';
import { layerWords } from '../layers/layer-words.ts';
import { lateFrame } from '../gateways/gateway-pages.ts';
import { memoWords } from '../memo/memo-words.ts';
import { nudgeWords } from '../nudges/nudge-words.ts';
import { offlineWords } from '../shell/offline-words.ts';
import { optionWords } from '../options/option-words.ts';
import { orderPageWords } from '../checkout/order-page-words.ts';
import { recommendationWords } from '../recommendations/recommendation-words.ts';
import { removalWords } from '../removal/removal-words.ts';
import { shareWords } from '../cart/share-words.ts';
import { sheetWords } from '../estimate/sheet-words.ts';
import { shortcutsView } from '../shell/shortcut-words.ts';
import { splitWords } from '../layers/split-words.ts';
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
  bestPrice: bestPriceWords,
  checkout: checkoutWords,
  club: clubWords,
  coupon: { ko: couponKo, en: couponEn, cn: couponCn, jp: couponJp },
  delivery: deliveryWords,
  frame: lateFrame,
  freeShipping: freeShippingWords,
  information: informationWords,
  layer: layerWords,
  memo: memoWords,
  nudge: nudgeWords,
  offline: offlineWords,
  option: optionWords,
  orderPage: orderPageWords,
  overseas: { ko: overseasKo, en: overseasEn, cn: overseasCn, jp: overseasJp },
  recommendation: recommendationWords,
  removal: removalWords,
  share: shareWords,
  sheet: sheetWords,
  shortcut: Object.fromEntries(languages.map((language) => [language, shortcutsView(language)])),
  split: splitWords,
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

/** Every text of the page, its mobile wordings and its lazy chunks, by table and path. */
const textsOf = (language: Language): readonly (readonly [path: string, text: string])[] =>
  Object.entries<object>({
    page: tables[language],
    mobile: mobile[language],
    ...Object.fromEntries(Object.entries(lazyTables).map(([name, table]) => [name, table[language] ?? {}])),
  }).flatMap(([name, table]) => leaves(table, `${name}.`));

test('Chinese texts give a discount in percent, not in tenths of the price', () => {
  const texts = textsOf('cn');
  expect(texts.length).toBeGreaterThan(500);
  // 折扣 is a discount, and 折叠 is to fold
  expect(texts.filter(([, text]) => /折(?![扣叠])/u.test(text))).toEqual([]);
});

test.each(languages)(
  'in %s a text of several sentences also ends the last one, and no text ends in an ellipsis',
  (language) => {
    const isUnfinished = (text: string) => /[.?!] |[。？！](?!$|[”」）])/u.test(text) && !/[.?!。？！}\d]$/u.test(text);
    const forms = textsOf(language).flatMap(([path, text]) => text.split('||').map((form) => [path, form] as const));
    expect(forms.filter(([, text]) => isUnfinished(text) || text.includes('…'))).toEqual([]);
  },
);

/** Counts that are never 1. */
const several: readonly string[] = [
  'removal.deletedSeveral',
  'removal.undoSeveral',
  'removal.savedSeveral',
  'removal.undoSavedSeveral',
  'visit.severalChanges',
  'visit.mergedSeveral',
  'recommendation.fromPieces',
  'split.title',
  'option.textNote',
  'option.textError',
];

test('English texts have a form for one and a form for many', () => {
  const plural = /\{n\} (?!(?:item|coupon|limit|line|piece|thing) )(?:[a-z-]+ )?[a-z-]+s\b/u;
  const wrong = textsOf('en').filter(([path, text]) => {
    const [one = '', many] = text.split('||');
    return many === undefined ? plural.test(one) && !several.includes(path) : plural.test(one) || one === many;
  });
  expect(wrong).toEqual([]);
});

/** Names whose label has another key. */
const unrelated: readonly string[] = ['page.addressChangeName', 'orderPage.recipientName'];

test.each(languages)('in %s the accessible name of a control contains its label', (language) => {
  const texts = new Map(textsOf(language));
  const named = [...texts]
    .filter(([path]) => /(?:Of|Name)$/u.test(path))
    .flatMap(([path, name]) => {
      const label = texts.get(path.replace(/(?:Of|Name)$/u, ''));
      return label === undefined || unrelated.includes(path)
        ? []
        : [{ path, name: name.toLowerCase(), label: label.toLowerCase() }];
    });
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ name, label }) => !name.split('||').every((form) => form.includes(label)))).toEqual([]);
});
