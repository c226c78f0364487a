import { readJson, rememberedSelection, writeJson } from '@baguni/contract';
import type { Memory, RememberedSelection } from '@baguni/domain';
import { option as O } from 'fp-ts';

/** Of a browser's storage, what a memory needs. */
export type StoredTexts = Pick<Storage, 'getItem' | 'setItem'>;

/** Under which name the selection is kept. */
export const SELECTION_KEY = 'baguni.selection';

const storedIn = (storage: StoredTexts): string | null => {
  try {
    return storage.getItem(SELECTION_KEY);
  } catch {
    // a browser that denies storage has nothing stored
    return null;
  }
};

const store = (storage: StoredTexts, selection: RememberedSelection): void => {
  try {
    storage.setItem(SELECTION_KEY, writeJson(rememberedSelection, selection));
  } catch {
    // full or denied: the page works on, and a reload selects by the date alone (LS-02)
  }
};

/** The memory of one browser tab: which units it knew and which were selected (LS-02). Bad data counts as absent. */
export const sessionMemory = (storage: StoredTexts): Memory => ({
  recall: () => {
    const text = storedIn(storage);
    return text === null ? O.none : readJson(rememberedSelection, text);
  },
  remember: (selection) => store(storage, selection),
});
