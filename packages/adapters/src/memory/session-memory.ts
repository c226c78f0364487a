import { cartUnitId, type CartUnitId } from '@baguni/domain';
import type { Memory, RememberedSelection } from '@baguni/use-cases';
import { option as O } from 'fp-ts';

/** Of a browser's storage, what a memory needs. */
export type StoredTexts = Pick<Storage, 'getItem' | 'setItem'>;

/** Under which name the selection is kept. */
export const SELECTION_KEY = 'baguni.selection';

/** More units than any cart holds: a longer list is not ours. */
const MOST_UNITS = 2_000;

// read by hand: the first view remembers its selection before any codec has been loaded
const unitIdsOf = (value: unknown): readonly CartUnitId[] | undefined =>
  Array.isArray(value) && value.length <= MOST_UNITS && value.every((id: unknown) => Number.isSafeInteger(id))
    ? value.map(cartUnitId)
    : undefined;

const selectionOf = (value: unknown): RememberedSelection | undefined => {
  if (typeof value !== 'object' || value === null || !('known' in value && 'selected' in value)) return undefined;
  const [known, selected] = [unitIdsOf(value.known), unitIdsOf(value.selected)];
  return known && selected && { known, selected };
};

const recall = (storage: StoredTexts): O.Option<RememberedSelection> => {
  try {
    const text = storage.getItem(SELECTION_KEY);
    return text === null ? O.none : O.fromNullable(selectionOf(JSON.parse(text)));
  } catch {
    // a browser that denies storage has nothing stored, and half a text says nothing
    return O.none;
  }
};

const remember = (storage: StoredTexts, selection: RememberedSelection): void => {
  try {
    storage.setItem(SELECTION_KEY, JSON.stringify(selection));
  } catch {
    // full or denied: the page works on; after a reload nothing is remembered
  }
};

/** The memory of one browser tab: which units it knew and which were selected (LS-02). Bad data counts as absent. */
export const sessionMemory = (storage: StoredTexts): Memory => ({
  recall: () => recall(storage),
  remember: (selection) => remember(storage, selection),
});
