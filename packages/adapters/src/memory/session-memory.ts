import { cartUnitId, type CartUnitId, type Memory, type RememberedSelection } from '@baguni/domain';
import { option as O } from 'fp-ts';

/** Of a browser's storage, what a memory needs. */
export type StoredTexts = Pick<Storage, 'getItem' | 'setItem'>;

/** Under which name the selection is kept. */
export const SELECTION_KEY = 'baguni.selection';

/** Under which name it is kept that the prompt to use coupons was closed. */
export const PROMPT_KEY = 'baguni.couponPrompt';

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

const closedOf = (value: unknown): true | undefined => (value === true ? value : undefined);

const read = <A>(storage: StoredTexts, key: string, valueOf: (value: unknown) => A | undefined): O.Option<A> => {
  try {
    const text = storage.getItem(key);
    return text === null ? O.none : O.fromNullable(valueOf(JSON.parse(text)));
  } catch {
    // a browser that denies storage has nothing stored, and half a text says nothing
    return O.none;
  }
};

const write = (storage: StoredTexts, key: string, value: unknown): void => {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {
    // full or denied: the page works on; after a reload nothing is remembered
  }
};

/**
 * The memory of one browser tab: which units it knew and which were selected (LS-02), and that the prompt to use coupons
 * was closed (CP-13). Bad data counts as absent.
 */
export const sessionMemory = (storage: StoredTexts): Memory => ({
  recall: () => read(storage, SELECTION_KEY, selectionOf),
  remember: (selection) => write(storage, SELECTION_KEY, selection),
  isCouponPromptClosed: () => O.isSome(read(storage, PROMPT_KEY, closedOf)),
  rememberCouponPromptClosed: () => write(storage, PROMPT_KEY, true),
});
