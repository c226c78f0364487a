import { isMemo, type MemoMemory } from '@baguni/domain';
import type { StoredTexts } from './session-memory.ts';

/** Under which name the memo of the order is kept. */
export const MEMO_KEY = 'baguni.memo';

/** The memo of the order in the storage of one browser tab. What is no memo counts as none (LY-08). */
export const memoMemory = (storage: StoredTexts): MemoMemory => ({
  recall: () => {
    try {
      const text = storage.getItem(MEMO_KEY) ?? '';
      return isMemo(text) ? text : '';
    } catch {
      // a browser that denies storage has nothing stored
      return '';
    }
  },
  remember: (memo) => {
    try {
      storage.setItem(MEMO_KEY, memo);
    } catch {
      // full or denied: the page holds it; after a reload nothing is remembered
    }
  },
});
