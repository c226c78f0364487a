import { cartUnitId } from '@baguni/domain';
import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { SELECTION_KEY, sessionMemory, type StoredTexts } from './session-memory.ts';

const storageOf = (texts = new Map<string, string>()): StoredTexts => ({
  getItem: (key) => texts.get(key) ?? null,
  setItem: (key, text) => void texts.set(key, text),
});

const selection = { known: [cartUnitId(1), cartUnitId(2)], selected: [cartUnitId(2)] };

test('[LS-02] remembers known and selected units over a reload', () => {
  const storage = storageOf();
  expect(sessionMemory(storage).recall()).toEqual(O.none);
  sessionMemory(storage).remember(selection);
  expect(sessionMemory(storage).recall()).toEqual(O.some(selection));
});

const tooMany = JSON.stringify({ known: Array.from({ length: 2_001 }, (_, i) => i + 1), selected: [] });

test.each([
  '',
  'null',
  '{',
  '[]',
  '{"known":[1]}',
  '{"known":["1"],"selected":[]}',
  '{"known":[1.5],"selected":[]}',
  tooMany,
])('[LS-02] %s in storage counts as absent', (text) => {
  expect(sessionMemory(storageOf(new Map([[SELECTION_KEY, text]]))).recall()).toEqual(O.none);
});

test('ignores a full or denied storage', () => {
  const denied = (): never => {
    throw new Error('QuotaExceededError');
  };
  const memory = sessionMemory({ getItem: denied, setItem: denied });
  expect(() => memory.remember(selection)).not.toThrow();
  expect(memory.recall()).toEqual(O.none);
});
