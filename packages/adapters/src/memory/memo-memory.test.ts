import { MEMO_KEY } from '@baguni/contract';
import { expect, test } from 'vitest';
import { memoMemory } from './memo-memory.ts';
import type { StoredTexts } from './session-memory.ts';

const storageOf = (texts = new Map<string, string>()): StoredTexts => ({
  getItem: (key) => texts.get(key) ?? null,
  setItem: (key, text) => void texts.set(key, text),
});

test('[LY-08] remembers a memo over a reload until it is cleared', () => {
  const storage = storageOf();
  expect(memoMemory(storage).recall()).toBe('');
  memoMemory(storage).remember('<b>문 앞에</b>');
  expect(memoMemory(storage).recall()).toBe('<b>문 앞에</b>');
  memoMemory(storage).remember('');
  expect(memoMemory(storage).recall()).toBe('');
});

test.each(['가'.repeat(51), 'a\nb', '\u0000'])('[LY-08] %j in the store counts as none', (text) => {
  expect(memoMemory(storageOf(new Map([[MEMO_KEY, text]]))).recall()).toBe('');
});

test('[LY-08] ignores a full or denied storage', () => {
  const denied = (): never => {
    throw new Error('QuotaExceededError');
  };
  const memory = memoMemory({ getItem: denied, setItem: denied });
  expect(() => memory.remember('문 앞에')).not.toThrow();
  expect(memory.recall()).toBe('');
});
