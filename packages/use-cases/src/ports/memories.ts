import type {
  CartUnitId,
  CurrencyCode,
  KeptSlots,
  NudgeType,
  RememberedNudges,
  ShippingCompanyType,
  SplitPlan,
} from '@baguni/domain/internal';
import type { Task } from 'fp-ts/Task';

/** Known and selected units of a page, kept over a reload (LS-02, WA-25). */
export interface RememberedSelection {
  readonly known: readonly CartUnitId[];
  readonly selected: readonly CartUnitId[];
}

/** Something that a browser tab keeps over a reload. Never fails. */
export interface TabMemory<T, Recalled = T> {
  /** Returns the kept value; unreadable data count as missing. */
  readonly recall: () => Recalled;
  readonly remember: (value: T) => void;
}

/** Recalls undefined if nothing is stored. */
export type Memory = TabMemory<RememberedSelection, RememberedSelection | undefined>;

export interface OverseaChoice {
  /** A country type, e.g. `Japan`. */
  readonly country: string;
  readonly company: ShippingCompanyType;
  /** Currency shown next to won. */
  readonly currency: CurrencyCode;
}

/** Persistent browser memory. Never fails; lost data are ignored. */
export interface OverseaMemory {
  /** Returns the stored `company` and `currency`; unreadable data count as missing. */
  readonly recall: Task<{
    readonly company: ShippingCompanyType | undefined;
    readonly currency: CurrencyCode | undefined;
  }>;
  /** Stores the given fields; others stay. */
  readonly remember: (choice: Partial<OverseaChoice>) => Task<void>;
}

/** Browser memory of the coupon prompt. Never fails: lost data count as not closed (CP-13, CO-01). */
export interface CouponPromptMemory {
  readonly isClosed: () => boolean;
  /** Keeps it closed until its cookie expires. */
  readonly rememberClosed: () => void;
}

/** Browser memory of nudges. Never fails; lost data are ignored (CO-01). */
export interface NudgeMemory {
  readonly recall: () => RememberedNudges;
  /** Keeps a nudge closed until its cookie expires (ND-02). */
  readonly rememberClosed: (nudge: NudgeType) => void;
  /** Stores how often the one-click nudge was shown (ND-06). */
  readonly rememberShowings: (showings: number) => void;
}

/** Memo of an order (LY-08). An empty string clears it. */
export type MemoMemory = TabMemory<string>;

/** Keys of delivery times (LY-09). */
export type SlotMemory = TabMemory<KeptSlots>;

/** The split that the shopper agreed to last, or an empty list (CK-01). */
export type SplitPlanMemory = TabMemory<SplitPlan>;
