import { SLOTS_KEY } from '@baguni/contract';
import { slotKey } from '@baguni/domain';
import { expect, test } from 'vitest';
import type { StoredTexts } from './session-memory.ts';
import { slotMemory } from './slot-memory.ts';

const storageOf = (texts = new Map<string, string>()): StoredTexts => ({
  getItem: (key) => texts.get(key) ?? null,
  setItem: (key, text) => void texts.set(key, text),
});
const none = { addressNo: '', slotKeys: [] };

test('[LY-09] remembers the chosen delivery times and their address over a reload', () => {
  const storage = storageOf();
  expect(slotMemory(storage).recall()).toEqual(none);
  const kept = { addressNo: '3', slotKeys: [slotKey('2026-11-21.Dawn.0.F1')] };
  slotMemory(storage).remember(kept);
  expect(slotMemory(storage).recall()).toEqual(kept);
});

test.each(['', '{', 'null', '[]', '{"addressNo":3,"slotKeys":[]}', '{"addressNo":"3","slotKeys":[""]}'])(
  '[LY-09] %j in storage counts as none',
  (text) => {
    expect(slotMemory(storageOf(new Map([[SLOTS_KEY, text]]))).recall()).toEqual(none);
  },
);

test('[LY-09] ignores a full or denied storage', () => {
  const denied = (): never => {
    throw new Error('QuotaExceededError');
  };
  const memory = slotMemory({ getItem: denied, setItem: denied });
  expect(() => memory.remember(none)).not.toThrow();
  expect(memory.recall()).toEqual(none);
});
