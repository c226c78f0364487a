import { MEMO_KEY, recallMemo } from '@baguni/contract';
import type { MemoMemory } from '@baguni/use-cases';
import type { StoredTexts } from './session-memory.ts';

/** The memo of the order in the storage of one browser tab (LY-08). */
export const memoMemory = (storage: StoredTexts): MemoMemory => ({
  recall: () => recallMemo(storage),
  remember: (memo) => {
    try {
      storage.setItem(MEMO_KEY, memo);
    } catch {
      // full or denied: the page holds it; after a reload nothing is remembered
    }
  },
});
