import { messages as ko } from '@baguni/domain/messages/ko';
import { autorun } from 'mobx';
import { expect, test } from 'vitest';
import { testWords } from '../testing/context.ts';
import { LazyMessageBook, addOwnMessages, withOwnMessages } from './translations.ts';
import { messageText } from './word.ts';

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

test('[EN-09] an engine without its own messages leaves the words unchanged', () => {
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
