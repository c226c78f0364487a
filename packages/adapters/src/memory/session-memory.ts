import { cartUnitId, type CartUnitId } from '@baguni/domain/internal';
import type { Memory, RememberedSelection } from '@baguni/use-cases';

export type StoredTexts = Pick<Storage, 'getItem' | 'setItem'>;

export const SELECTION_KEY = 'baguni.selection';

/** Upper bound for a plausible list of units. */
const MOST_UNITS = 2_000;

// parsed by hand, because the first view needs it before any codec is loaded
const unitIdsOf = (value: unknown): readonly CartUnitId[] | undefined =>
  Array.isArray(value) && value.length <= MOST_UNITS && value.every((id: unknown) => Number.isSafeInteger(id))
    ? value.map(cartUnitId)
    : undefined;

const selectionOf = (value: unknown): RememberedSelection | undefined => {
  if (typeof value !== 'object' || value === null || !('known' in value && 'selected' in value)) return undefined;
  const [known, selected] = [unitIdsOf(value.known), unitIdsOf(value.selected)];
  return known && selected && { known, selected };
};

const recall = (storage: StoredTexts): RememberedSelection | undefined => {
  try {
    const text = storage.getItem(SELECTION_KEY);
    return text === null ? undefined : selectionOf(JSON.parse(text));
  } catch {
    // storage is denied or contains malformed JSON
    return undefined;
  }
};

/** Stores a text, unless the storage is full or denied. Then the page knows the value until it is reloaded. */
export const storeText = (storage: StoredTexts, key: string, text: string): void => {
  try {
    storage.setItem(key, text);
  } catch {
    // the page works without it
  }
};

/** Remembers known and selected units of one browser tab. Invalid data counts as absent. */
export const sessionMemory = (storage: StoredTexts): Memory => ({
  recall: () => recall(storage),
  remember: (selection) => storeText(storage, SELECTION_KEY, JSON.stringify(selection)),
});
