import { expect, test } from 'vitest';
import { languages, type Language } from '../storefront/storefront.ts';
import { messagesOf } from '../testing/rules.ts';
import { isMessageKey, messageParams } from './keys.ts';
import { messages as ko, type MessageKey } from './ko.ts';
import { placeholdersIn } from './params.ts';

const keys = Object.keys(ko).filter(isMessageKey);
const foreign = languages.filter((language) => language !== 'ko');
const inAll = (languagesAsked: readonly Language[]) =>
  languagesAsked.flatMap((language) => keys.map((key) => [language, key] satisfies [Language, MessageKey]));

test('[ER-09] the keys are those of the Korean table, each with the parameters of its text', () => {
  expect(Object.keys(messageParams).toSorted()).toEqual(Object.keys(ko).toSorted());
  for (const key of keys) expect(messageParams[key]).toEqual([...new Set(placeholdersIn(ko[key]))]);
});

test.each(inAll(foreign))('[ER-09] %s %s names the same values as the Korean text', (language, key) => {
  const sorted = (text: string) => [...new Set(placeholdersIn(text))].toSorted();
  expect(sorted(messagesOf[language][key])).toEqual(sorted(ko[key]));
});

test.each(languages)('[ER-09] %s has exactly the expected keys and no empty text', (language) => {
  expect(Object.keys(messagesOf[language]).toSorted()).toEqual(Object.keys(ko).toSorted());
  for (const key of keys) expect(messagesOf[language][key].trim()).not.toBe('');
});

const script: Readonly<Record<Language, RegExp>> = {
  ko: /^[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]*$/u,
  en: /^[^\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]*$/u,
  cn: /^[^\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]*\p{Script=Han}[^\p{Script=Hangul}\p{Script=Hiragana}]*$/u,
  jp: /^[^\p{Script=Hangul}]*[\p{Script=Hiragana}\p{Script=Katakana}][^\p{Script=Hangul}]*$/u,
};

test.each(languages)('[ER-09] %s is written in its own script', (language) => {
  for (const key of keys) expect(messagesOf[language][key], key).toMatch(script[language]);
});

test('[ER-09] Korean alerts are formal, and no particle follows inserted data', () => {
  for (const key of keys) {
    expect(ko[key], key).toMatch(/(니다|시오|니까)[.?]( \(\{code\}\))?$/);
    expect(ko[key], key).not.toMatch(/\{product\}’?[가-힣]/);
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
