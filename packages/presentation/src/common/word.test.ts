import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { breakable, testWords } from '../testing/context.ts';
import type { CartWords } from '../cart/cart-words-ko.ts';
import { filled, wordOf, messageText } from './word.ts';
import { languages, type Messages } from '@baguni/domain/internal';
import { messages as ko } from '@baguni/domain/messages/ko';
import { autorun } from 'mobx';
import {
  lazyMessageBook,
  LazyMessageBook,
  loadedMessageBook,
  type Translations,
  addOwnMessages,
  withOwnMessages,
} from './translations.ts';
import { dateFormat, dayText, koreanDay, unbroken } from './context.ts';

test('fills placeholders and adds thousands separators to numbers', () => {
  expect(filled('{n}개, {name}', { n: 1234, name: '김' })).toBe('1,234개, 김');
});

test('chooses one or many by n', () => {
  expect(filled('{n} item||{n} items', { n: 1 })).toBe('1 item');
  expect(filled('{n} item||{n} items', { n: 0 })).toBe('0 items');
  expect(filled('{n}개', { n: 1 })).toBe('1개');
});

test('[XS-2] keeps the text of a seller unchanged', () => {
  const odd = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('{n}', '$&', '$1', '{name}||{n}', '__proto__'));
  fc.assert(
    fc.property(odd, (name) => {
      expect(wordOf<CartWords>()(testWords('ko'), 'deleteName', { name })).toBe(`${name} 삭제`);
      expect(wordOf<CartWords>()(testWords('en'), 'deleteName', { name })).toBe(`Delete ${name}`);
    }),
  );
});

const wordsWith = (messages: Translations['messages']): Translations => ({ ...testWords('ko'), messages });

const said = (words: Translations): readonly string[] => {
  const texts: string[] = [];
  autorun(() => void texts.push(messageText(words, 'EMPTY-CART')));
  return texts;
};

test('[ER-09] a message appears as soon as its book is loaded, and requesting one loads the book', async () => {
  const texts = said(wordsWith(new LazyMessageBook(() => Promise.resolve(ko))));
  expect(texts).toEqual(['']);
  await Promise.resolve();
  await Promise.resolve();
  expect(texts).toEqual(['', ko['EMPTY-CART']]);
});

test('[ER-09] reports a book that failed to load and fetches it again at the next request', async () => {
  const tries: Promise<Messages>[] = [Promise.reject(new Error('gone')), Promise.resolve(ko)];
  const book = new LazyMessageBook(() => tries.shift() ?? Promise.reject(new Error('no more')));
  await book.load();
  const words = wordsWith(book);
  expect([book.isMissing, messageText(words, 'EMPTY-CART')]).toEqual([true, words.ui['notSaid']]);
  await book.load();
  expect(messageText(words, 'EMPTY-CART')).toBe(ko['EMPTY-CART']);
});

test.each(languages)('[ER-09] the book of %s has that language and is fetched once', async (language) => {
  const book = lazyMessageBook(language);
  expect(book.load()).toBe(book.load());
  await book.load();
  expect(messageText(wordsWith(book), 'EMPTY-CART')).toBe(messageText(testWords(language), 'EMPTY-CART'));
  expect(loadedMessageBook(ko).isMissing).toBe(false);
});

const own = (language: string) => ({ 'SHOP-1': `own in ${language}`, 'EMPTY-CART': `empty in ${language}` });

const unread = () => new LazyMessageBook(() => Promise.resolve(ko));

test('[ER-09 EN-09] messages of a custom engine extend and override those of the marketplace, in the page language', () => {
  const words = withOwnMessages(testWords('jp'), own);
  const { table } = words.messages;
  expect(table).toMatchObject({ 'SHOP-1': 'own in jp', 'EMPTY-CART': 'empty in jp' });
  expect(messageText(words, 'EMPTY-CART')).toBe('empty in jp');
  expect(table?.['CART-BR7-33']).toBe(testWords('jp').messages.table?.['CART-BR7-33']);
  // Read repeatedly while rendering, so merged once.
  expect(words.messages.table).toBe(table);
});

test('[EN-09] an engine without its own messages changes no texts', () => {
  const words = testWords('ko');
  expect(withOwnMessages(words, () => ({}))).toBe(words);
});

test('[ER-09 EN-09] a running page uses them once its messages are loaded, and knows when they are missing', async () => {
  const words = { ...testWords('ko'), messages: unread() };
  addOwnMessages(words, own);
  const texts: string[] = [];
  autorun(() => void texts.push(messageText(words, 'EMPTY-CART')));
  expect([words.messages.table, texts]).toEqual([undefined, ['']]);
  await words.messages.load();
  expect(texts).toEqual(['', 'empty in ko']);

  const gone = { ...testWords('ko'), messages: new LazyMessageBook(() => Promise.reject(new Error('gone'))) };
  addOwnMessages(gone, own);
  await gone.messages.load();
  expect([gone.messages.isMissing, gone.messages.table]).toEqual([true, undefined]);
});

test('[SV-02] creates a format on first use, once per language', () => {
  const make = vi.spyOn(Intl, 'DateTimeFormat');
  const format = dateFormat(() => ({ dateStyle: 'long', timeZone: 'UTC' }));
  expect(make).not.toHaveBeenCalled();
  const texts = (['ko', 'jp', 'ko'] as const).map((language) => format(language, 0));
  expect(breakable(texts)).toEqual(['1970년 1월 1일', '1970年1月1日', '1970년 1월 1일']);
  expect(make).toHaveBeenCalledTimes(2);
  make.mockRestore();
});

// `_` is a no-break space, `|` a word joiner
test.each([
  ['ko', '11월_27일_(금)', '1970년_1월_1일'],
  ['en', 'Fri,_Nov_27', 'Jan_1,_1970'],
  ['cn', '11|月|27|日|周|五', '1970|年|1|月|1|日'],
  ['jp', '11|月|27|日|(|金|)', '1970|年|1|月|1|日'],
] as const)('[PG-16] in %s no line breaks inside a date', (language, day, date) => {
  const marked = (text: string): string => text.replaceAll('\u{A0}', '_').replaceAll('\u{2060}', '|');
  expect(marked(dayText({ words: testWords(language) }, '2026-11-27'))).toBe(day);
  expect(marked(koreanDay(0, language))).toBe(date);
  expect(marked(unbroken('10:00–13:00 11/27'))).toBe('10:00–|13:00_11/|27');
});
