import { expect, test, vi } from 'vitest';
import fc from 'fast-check';
import { languages, type Language } from '../storefront/storefront.ts';
import { messagesOf } from '../testing/rules.ts';
import { isMessageKey, messageParams } from './keys.ts';
import { messages as ko, type MessageKey } from './ko.ts';
import { placeholdersIn, formatMessage, formatText } from './format-message.ts';
import { arbText, oddTexts, anApiError } from '../testing/index.ts';
import { forAll } from '../testing/laws.ts';
import { isAmountParam, wonInText } from './amounts.ts';
import { isStale, isUnknownOutcome, type ApiErrorKind } from './api-error.ts';
import { nearest } from '../names/nearest.ts';

const keys = Object.keys(ko).filter(isMessageKey);
const foreign = languages.filter((language) => language !== 'ko');
const inAll = (languagesAsked: readonly Language[]) =>
  languagesAsked.flatMap((language) => keys.map((key) => [language, key] satisfies [Language, MessageKey]));

test('[ER-09] the keys are those of the Korean table, each with the parameters of its text', () => {
  const plain = keys.filter((key) => messageParams[key].length > 0).map((key) => `${key}?`);
  expect([...Object.keys(messageParams), ...plain].toSorted()).toEqual(Object.keys(ko).toSorted());
  for (const key of keys) expect(messageParams[key]).toEqual([...new Set(placeholdersIn(ko[key]))]);
});

test.each(inAll(foreign))('[ER-09] %s %s names the same values as the Korean text', (language, key) => {
  const sorted = (text: string) => [...new Set(placeholdersIn(text))].toSorted();
  expect(sorted(messagesOf[language][key])).toEqual(sorted(ko[key]));
});

test.each(languages)('[ER-09] %s has exactly the expected keys and no empty text', (language) => {
  expect(Object.keys(messagesOf[language]).toSorted()).toEqual(Object.keys(ko).toSorted());
  for (const text of Object.values(messagesOf[language])) expect(text.trim()).not.toBe('');
});

const script: Readonly<Record<Language, RegExp>> = {
  ko: /^[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]*$/u,
  en: /^[^\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]*$/u,
  cn: /^[^\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]*\p{Script=Han}[^\p{Script=Hangul}\p{Script=Hiragana}]*$/u,
  jp: /^[^\p{Script=Hangul}]*[\p{Script=Hiragana}\p{Script=Katakana}][^\p{Script=Hangul}]*$/u,
};

test.each(languages)('[ER-09] %s is written in its own script', (language) => {
  for (const [key, text] of Object.entries(messagesOf[language])) {
    expect(text, key).toMatch(script[language]);
    if (key.endsWith('?')) expect(text, key).not.toMatch(/[{}…]/u);
  }
});

test('[ER-09] Korean messages are polite as hints are, and no particle follows inserted data', () => {
  for (const [key, text] of Object.entries(ko)) {
    expect(text, key).toMatch(/요[.?]( \(\{code\}\))?$/);
    expect(text, key).not.toMatch(/니다|니까|십시오|므로/);
    expect(text, key).not.toMatch(/\{product\}’?[가-힣]/);
  }
});

test('[ER-02] inherited names are not messages', () => {
  for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty', '', 'CART-BR9-99'])
    expect(isMessageKey(name)).toBe(false);
});

test('[DL-02] the delete confirmation depends on its location', () => {
  const { ko: korean, en } = messagesOf;
  expect(en['DELETE-CONFIRM-Toolbar']).toBe('Do you want to delete the selected items?');
  expect(en['DELETE-CONFIRM-BeforeOrder']).toBe('Do you want to delete the selected items and move on?');
  expect(korean['DELETE-CONFIRM-Toolbar']).not.toBe(korean['DELETE-CONFIRM-BeforeOrder']);
});

const formatKeys = Object.keys(messageParams).filter(isMessageKey);
const hostile = ['{0}', '{product}', '{max}', '$&', '$1', '$$', "$'", '`', '{{product}}', '\\', ...oddTexts];

test('[ER-09] inserts the values into the text', () => {
  expect(formatMessage(ko, 'CART-BR7-03', { product: '사과' })).toBe('‘사과’ 상품은 품절되어 주문할 수 없어요.');
  expect(formatMessage(ko, 'CART-BR3-05', { min: 3 })).toBe('최소 구매 수량은 3개예요. 3개 이상 입력해 주세요.');
  expect(formatMessage(ko, 'TEMPORARY-PROBLEM')).toBe(ko['TEMPORARY-PROBLEM']);
});

test('[PG-19] numbers have thousands separators; digits in texts do not', () => {
  expect(formatMessage(ko, 'CART-BR3-06', { max: 12_000 })).toContain('12,000개');
  expect(formatMessage(ko, 'TEMPORARY-PROBLEM-CODE', { code: '9999' })).toContain('(9999)');
});

test.each(hostile)('[ER-09] a product named %j is shown unchanged', (product) => {
  expect(formatMessage(ko, 'CART-BR7-36', { product })).toBe(`‘${product}’ 상품은 현재 주문할 수 없어요.`);
});

test('[ER-09] inserted texts are never parsed again, in any message of any language', () => {
  const arbValue = fc.oneof(arbText, fc.string(), fc.constantFrom(...hostile));
  forAll([fc.constantFrom(...languages), fc.constantFrom(...formatKeys), arbValue], (language, key, value) => {
    const params = Object.fromEntries(messageParams[key].map((name) => [name, value]));
    // Independent calculation: splits at the placeholders and joins with the value.
    const expected = messagesOf[language][key].split(/\{\w+\}/).join(value);
    expect(formatMessage(messagesOf[language], key, params)).toBe(expected);
  });
});

test('[EN-02 ER-09] returns a text and never throws, whatever untyped code passes', () => {
  const anything = fc.oneof(fc.anything(), fc.constantFrom(null, undefined, Symbol('x'), 10n));
  const code = fc.oneof(fc.constantFrom(null, undefined, 5, {}), fc.string(), fc.constantFrom(...formatKeys));
  const params = fc.oneof(anything, fc.record({ max: anything }));
  forAll([anything, code, params], (messages, ...rest) => {
    const [key, values] = rest as unknown as [(typeof formatKeys)[number], undefined];
    expect(typeof formatMessage(messages as typeof ko, key, values)).toBe('string');
    expect(typeof formatMessage(ko, key, values)).toBe('string');
  });
  const odd = (max: unknown) => formatMessage(ko, 'CART-BR3-06', { max } as never);
  expect([null, undefined, {}, Symbol('x'), 10n].map(odd)).toEqual(Array.from({ length: 5 }, () => odd(undefined)));
  expect(odd(null)).toBe(ko['CART-BR3-06?']);
});

test('[ER-09] without a value shows the text without values; inherited names are missing', () => {
  expect(formatMessage(ko, 'CART-BR7-36')).toBe(ko['CART-BR7-36?']);
  expect(formatMessage(ko, 'CART-BR3-17', { product: '끈' })).toBe(ko['CART-BR3-17?']);
  expect(formatMessage({ ...ko, 'CART-BR7-36': '{constructor}' }, 'CART-BR7-36', {})).toBe(ko['CART-BR7-36?']);
  expect(formatText('{constructor}{toString}', {})).toBe('……');
});

test.each(languages)('[EN-08 ER-09] in %s the values with a won sign are exactly the amounts', (language) => {
  for (const key of keys) {
    const text = messagesOf[language][key];
    const signed = text.match(wonInText[language] ?? /$^/u)?.flatMap(placeholdersIn) ?? [];
    const amounts = placeholdersIn(text).filter((name) => isAmountParam(key, name));
    expect([key, new Set(signed)]).toEqual([key, new Set(amounts)]);
  }
});

test.each(languages)(
  '[ER-09] in %s the reasons why items cannot be added read well below a list of several items',
  (language) => {
    for (const key of keys.filter((one) => /^CART-BR1-|^ADD-FAILED/u.test(one)))
      expect(messagesOf[language][key], key).not.toMatch(/\bthis item|^the item|이 상품|[该此]商品|この商品/iu);
  },
);

test.each(languages)('[EN-08] %s uses the won sign only next to a value or 0', (language) => {
  for (const key of keys)
    expect(messagesOf[language][key].replaceAll(wonInText[language] ?? /$^/gu, ''), key).not.toMatch(
      /₩|[\d}]원|韩元|ウォン/u,
    );
});

test.each<readonly [ApiErrorKind, boolean]>([
  ['Refused', false],
  ['Network', true],
  ['TimedOut', true],
  ['Unreadable', true],
])('[DL-04 QT-05] after %s it is unknown whether a write happened: %s', (kind, isUnknown) => {
  expect(isUnknownOutcome(anApiError({ kind }))).toBe(isUnknown);
});

test.each([
  [503, '9503', true],
  [409, '9409', true],
  [422, '9422', true],
  [422, 'CART-BR7-47', false],
  [409, 'CART-STALE', false],
  [429, '9429', false],
  [500, '9999', false],
  [400, 'CART-BR7-01', false],
])('[DL-04 QT-05 SV-04] after failure %i with %s the outcome is unknown: %s', (status, resultCode, isUnknown) => {
  expect(isUnknownOutcome(anApiError({ status, resultCode }))).toBe(isUnknown);
});

test.each([
  [409, 'X-1', true],
  [404, 'CART-CHANGED', true],
  [404, 'CART-STALE', true],
  [404, 'ORDER-FAILED', false],
  [422, 'CART-BR7-47', false],
])('[CK-13] HTTP %d with %s reports a changed cart: %s', (status, resultCode, stale) => {
  expect(isStale(anApiError({ resultCode, status }))).toBe(stale);
});

test.each([
  ['quantty', 'quantity'],
  ['QUANTITY', 'quantity'],
  ['prices', 'price'],
  ['stirct', 'strict'],
  ['qty', ''],
  ['', ''],
  ['id', ''],
  ['foo', ''],
  ['lnag', 'lang'],
])('[EN-07] suggests %j for %j', (name, meant) => {
  expect(nearest(name, ['prize', 'price', 'quantity', 'strict', 'no', 'now', 'lang'])).toBe(meant);
});

test('[EN-07] compares a very long name with no name and suggests none', () => {
  const compared = vi.spyOn(Math, 'min');
  expect(nearest('quantity'.repeat(10_000), ['quantity', 'price'])).toBe('');
  const longOnes = compared.mock.calls.length;
  expect(nearest('quantty', ['quantity'])).toBe('quantity');
  expect([longOnes, compared.mock.calls.length > 0]).toEqual([0, true]);
  compared.mockRestore();
});
