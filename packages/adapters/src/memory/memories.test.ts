import { MEMO_KEY, SLOTS_KEY, SPLIT_KEY } from '@baguni/contract';
import { cartUnitId, slotKey, won } from '@baguni/domain/internal';
import { expect, test } from 'vitest';
import { lostActionMemory, memoDraft, memoMemory, slotMemory, splitPlanMemory } from './page-memories.ts';
import { SELECTION_KEY, sessionMemory, type StoredTexts } from './session-memory.ts';

const storageOf = (texts = new Map<string, string>()): StoredTexts => ({
  getItem: (key) => texts.get(key) ?? null,
  setItem: (key, text) => void texts.set(key, text),
});

const selection = { known: [cartUnitId(1), cartUnitId(2)], selected: [cartUnitId(2)] };
const slots = { addressNo: '3', slotKeys: [slotKey('2026-11-21.Dawn.0.F1')] };
const plan = [{ cartUnitIds: selection.known, total: won(5000) }];
const noSlots = { addressNo: '', slotKeys: [] };

test('[LS-02] remembers known and selected units over a reload', () => {
  const storage = storageOf();
  expect(sessionMemory(storage).recall()).toBeUndefined();
  sessionMemory(storage).remember(selection);
  expect(sessionMemory(storage).recall()).toEqual(selection);
});

test('[LY-08] remembers a memo over a reload until it is cleared', () => {
  const storage = storageOf();
  expect(memoMemory(storage).recall()).toBe('');
  memoMemory(storage).remember('<b>문 앞에</b>');
  expect(memoMemory(storage).recall()).toBe('<b>문 앞에</b>');
  memoMemory(storage).remember('');
  expect(memoMemory(storage).recall()).toBe('');
});

test('[LY-09] remembers the chosen delivery times and their address over a reload', () => {
  const storage = storageOf();
  expect(slotMemory(storage).recall()).toEqual(noSlots);
  slotMemory(storage).remember(slots);
  expect(slotMemory(storage).recall()).toEqual(slots);
});

test('[CK-01] remembers the orders of a split over a reload', () => {
  const storage = storageOf();
  expect(splitPlanMemory(storage).recall()).toEqual([]);
  splitPlanMemory(storage).remember(plan);
  expect(splitPlanMemory(storage).recall()).toEqual(plan);
});

test('[ER-04] remembers the action of a lost session until it is cleared; other texts count as none', () => {
  const texts = new Map<string, string>();
  const memory = lostActionMemory(storageOf(texts));
  const action = { shopper: 'A', selected: selection.selected, isAsked: false, command: { type: 'Order' } } as const;
  expect(memory.recall()).toBeUndefined();
  memory.remember(action);
  expect(memory.recall()).toEqual(action);
  const [key = ''] = texts.keys();
  for (const text of ['', '{', '[]', '{"shopper":1,"selected":[]}', '{"shopper":"A"}']) {
    texts.set(key, text);
    expect(memory.recall()).toBeUndefined();
  }
  memory.remember(action);
  memory.remember(undefined);
  expect(memory.recall()).toBeUndefined();
});

const tooMany = JSON.stringify({ known: Array.from({ length: 2_001 }, (_, i) => i + 1), selected: [] });
const selections = ['{"known":[1]}', '{"known":["1"],"selected":[]}', '{"known":[1.5],"selected":[]}', tooMany];

test.each(['', 'null', '{', '[]', ...selections])('[LS-02] %s in storage counts as an absent selection', (text) => {
  expect(sessionMemory(storageOf(new Map([[SELECTION_KEY, text]]))).recall()).toBeUndefined();
});

test('[LY-08] keeps the typed memo, also an empty one, until it is saved', () => {
  const storage = storageOf(new Map());
  const typed = ['가\n"'.repeat(60), '', undefined].map((text) => {
    memoDraft(storage).keep(text);
    return memoDraft(storage).text;
  });
  expect(typed).toEqual(['가\n"'.repeat(60), '', undefined]);
  expect(memoMemory(storage).recall()).toBe('');
});

test.each(['{', '7', 'null', JSON.stringify('a'.repeat(10_001))])(
  '[LY-08] %.9s in storage is no typed memo',
  (text) => {
    expect(memoDraft(storageOf(new Map([['baguni.memo.draft', text]]))).text).toBeUndefined();
  },
);

test.each(['가'.repeat(51), 'a\nb', '\u0000'])('[LY-08] %j in storage counts as no memo', (text) => {
  expect(memoMemory(storageOf(new Map([[MEMO_KEY, text]]))).recall()).toBe('');
});

test.each(['', '{', 'null', '[]', '{"addressNo":3,"slotKeys":[]}', '{"addressNo":"3","slotKeys":[""]}'])(
  '[LY-09] %j in storage counts as no delivery times',
  (text) => {
    expect(slotMemory(storageOf(new Map([[SLOTS_KEY, text]]))).recall()).toEqual(noSlots);
  },
);

test.each(['', '{', 'null', '{}', '[1]', '[{"cartUnitIds":["1"],"total":0}]', '[{"cartUnitIds":[1]}]'])(
  '[CK-01] %s in storage counts as no split',
  (text) => {
    expect(splitPlanMemory(storageOf(new Map([[SPLIT_KEY, text]]))).recall()).toEqual([]);
  },
);

test('[CK-01 LY-08 LY-09] a full or denied storage remembers nothing and throws no error', () => {
  const fails = (): never => {
    throw new Error('QuotaExceededError');
  };
  const denied = { getItem: fails, setItem: fails };
  sessionMemory(denied).remember(selection);
  memoMemory(denied).remember('문 앞에');
  memoDraft(denied).keep('문 앞에');
  slotMemory(denied).remember(slots);
  splitPlanMemory(denied).remember(plan);
  expect(splitPlanMemory(denied).recall()).toEqual([]);
  expect(sessionMemory(denied).recall()).toBeUndefined();
  expect([memoMemory(denied).recall(), memoDraft(denied).text]).toEqual(['', undefined]);
  expect(slotMemory(denied).recall()).toEqual(noSlots);
});
