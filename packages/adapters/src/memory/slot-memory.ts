import { SLOTS_KEY, recallSlots } from '@baguni/contract';
import type { SlotMemory } from '@baguni/use-cases';
import type { StoredTexts } from './session-memory.ts';

/** The delivery times that were chosen, in the storage of one browser tab (LY-09). */
export const slotMemory = (storage: StoredTexts): SlotMemory => ({
  recall: () => recallSlots(storage),
  remember: (kept) => {
    try {
      storage.setItem(SLOTS_KEY, JSON.stringify(kept));
    } catch {
      // full or denied: the page holds them; after a reload nothing is remembered
    }
  },
});
