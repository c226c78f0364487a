import { MEMO_KEY, recallMemo, recallSplit, SLOTS_KEY, recallSlots, SPLIT_KEY } from '@baguni/contract';
import { attempt } from '@baguni/domain/internal';
import type { LostAction, MemoMemory, SlotMemory, SplitPlanMemory, TabMemory } from '@baguni/use-cases';
import { storeText, type StoredTexts } from './session-memory.ts';

export const memoMemory = (storage: StoredTexts): MemoMemory => ({
  recall: () => recallMemo(storage),
  remember: (memo) => storeText(storage, MEMO_KEY, memo),
});

const MEMO_DRAFT_KEY = 'baguni.memo.draft';

/** Upper bound for a plausible text. */
const MOST_TYPED = 10_000;

/** Typed text of the memo that is not saved (LY-08). Kept in the tab like the memo, so that a reload loses nothing. */
export const memoDraft = (storage: StoredTexts) => ({
  get text(): string | undefined {
    // storage may be denied or contain malformed JSON
    const text = attempt((): unknown => JSON.parse(storage.getItem(MEMO_DRAFT_KEY) || 'null'));
    return typeof text === 'string' && text.length <= MOST_TYPED ? text : undefined;
  },
  keep: (text: string | undefined) =>
    storeText(storage, MEMO_DRAFT_KEY, text === undefined ? '' : JSON.stringify(text)),
});

export const slotMemory = (storage: StoredTexts): SlotMemory => ({
  recall: () => recallSlots(storage),
  remember: (kept) => storeText(storage, SLOTS_KEY, JSON.stringify(kept)),
});

export const splitPlanMemory = (storage: StoredTexts): SplitPlanMemory => ({
  recall: () => recallSplit(storage),
  remember: (plan) => storeText(storage, SPLIT_KEY, JSON.stringify(plan)),
});

const LOST_KEY = 'baguni.lost';

const isLostAction = (value: unknown): value is LostAction =>
  typeof value === 'object' &&
  value !== null &&
  'shopper' in value &&
  typeof value.shopper === 'string' &&
  'selected' in value &&
  Array.isArray(value.selected);

export const lostActionMemory = (storage: StoredTexts): TabMemory<LostAction | undefined> => ({
  recall: () => {
    // storage may be denied or contain malformed JSON
    const value = attempt((): unknown => JSON.parse(storage.getItem(LOST_KEY) ?? 'null'));
    return isLostAction(value) ? value : undefined;
  },
  remember: (action) => storeText(storage, LOST_KEY, action === undefined ? '' : JSON.stringify(action)),
});
