import { messageText } from './word.ts';
import { languages, type Messages } from '@baguni/domain';
import { messages as ko } from '@baguni/domain/messages/ko';
import { autorun } from 'mobx';
import { expect, test } from 'vitest';
import { testWords } from '../testing/context.ts';
import { lazyMessageBook, LazyMessageBook, loadedMessageBook, type Translations } from './translations.ts';

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
