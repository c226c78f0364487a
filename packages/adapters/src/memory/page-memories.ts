import { MEMO_KEY, recallMemo, SLOTS_KEY, recallSlots } from '@baguni/contract';
import type { MemoMemory, SlotMemory } from '@baguni/use-cases';
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
