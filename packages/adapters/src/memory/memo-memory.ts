import { MEMO_KEY, recallMemo } from '@baguni/contract';
import type { MemoMemory } from '@baguni/use-cases';
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
