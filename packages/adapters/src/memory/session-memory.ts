import { closedPrompt, readJson, rememberedSelection, writeJson, type Codec } from '@baguni/contract';
import type { Memory } from '@baguni/domain';
import { option as O } from 'fp-ts';

/** Of a browser's storage, what a memory needs. */
export type StoredTexts = Pick<Storage, 'getItem' | 'setItem'>;

/** Under which name the selection is kept. */
export const SELECTION_KEY = 'baguni.selection';

/** Under which name it is kept that the prompt to use coupons was closed. */
export const PROMPT_KEY = 'baguni.couponPrompt';

const read = <A>(storage: StoredTexts, key: string, codec: Codec<A>): O.Option<A> => {
  try {
    const text = storage.getItem(key);
    return text === null ? O.none : readJson(codec, text);
  } catch {
    // a browser that denies storage has nothing stored
    return O.none;
  }
};

const write = <A>(storage: StoredTexts, key: string, codec: Codec<A>, value: A): void => {
  try {
    storage.setItem(key, writeJson(codec, value));
  } catch {
    // full or denied: the page works on; after a reload nothing is remembered
  }
};

/**
 * The memory of one browser tab: which units it knew and which were selected (LS-02), and that the prompt to use coupons
 * was closed (CP-13). Bad data counts as absent.
 */
export const sessionMemory = (storage: StoredTexts): Memory => ({
  recall: () => read(storage, SELECTION_KEY, rememberedSelection),
  remember: (selection) => write(storage, SELECTION_KEY, rememberedSelection, selection),
  isCouponPromptClosed: () => O.isSome(read(storage, PROMPT_KEY, closedPrompt)),
  rememberCouponPromptClosed: () => write(storage, PROMPT_KEY, closedPrompt, true),
});
