import { SLOTS_KEY, recallSlots } from '@baguni/contract';
import type { SlotMemory } from '@baguni/use-cases';
import type { StoredTexts } from './session-memory.ts';

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
