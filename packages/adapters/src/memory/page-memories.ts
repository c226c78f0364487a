import { MEMO_KEY, recallMemo, recallSplit, SLOTS_KEY, recallSlots, SPLIT_KEY } from '@baguni/contract';
import type { LostAction, LostActionMemory, MemoMemory, SlotMemory, SplitPlanMemory } from '@baguni/use-cases';
import type { StoredTexts } from './session-memory.ts';

export const memoMemory = (storage: StoredTexts): MemoMemory => ({
  recall: () => recallMemo(storage),
  remember: (memo) => {
    try {
      storage.setItem(MEMO_KEY, memo);
    } catch {
      // storage full or denied: the memo lasts until reload
    }
  },
});

export const slotMemory = (storage: StoredTexts): SlotMemory => ({
  recall: () => recallSlots(storage),
  remember: (kept) => {
    try {
      storage.setItem(SLOTS_KEY, JSON.stringify(kept));
    } catch {
      // storage full or denied: the slots last until reload
    }
  },
});

export const splitPlanMemory = (storage: StoredTexts): SplitPlanMemory => ({
  recall: () => recallSplit(storage),
  remember: (plan) => {
    try {
      storage.setItem(SPLIT_KEY, JSON.stringify(plan));
    } catch {
      // storage full or denied: the shopper splits each order
    }
  },
});

const LOST_KEY = 'baguni.lost';

const isLostAction = (value: unknown): value is LostAction =>
  typeof value === 'object' &&
  value !== null &&
  'shopper' in value &&
  typeof value.shopper === 'string' &&
  'selected' in value &&
  Array.isArray(value.selected);

export const lostActionMemory = (storage: StoredTexts): LostActionMemory => ({
  recall: () => {
    try {
      const value: unknown = JSON.parse(storage.getItem(LOST_KEY) ?? 'null');
      return isLostAction(value) ? value : undefined;
    } catch {
      // storage is denied or contains malformed JSON
      return undefined;
    }
  },
  remember: (action) => {
    try {
      storage.setItem(LOST_KEY, action === undefined ? '' : JSON.stringify(action));
    } catch {
      // storage full or denied: the action is lost
    }
  },
});
