import { attempt, cartUnitId, type CartUnitId } from '@baguni/domain/internal';
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

/** Storage may be denied or contain malformed JSON. */
const recall = (storage: StoredTexts): RememberedSelection | undefined =>
  attempt(() => selectionOf(JSON.parse(storage.getItem(SELECTION_KEY) ?? 'null')));

/** Stores a text, unless the storage is full or denied. Then the page knows the value until it is reloaded. */
export const storeText = (storage: StoredTexts, key: string, text: string): void =>
  attempt(() => storage.setItem(key, text));

/** Remembers known and selected units of one browser tab. Invalid data counts as absent. */
export const sessionMemory = (storage: StoredTexts): Memory => ({
  recall: () => recall(storage),
  remember: (selection) => storeText(storage, SELECTION_KEY, JSON.stringify(selection)),
});
