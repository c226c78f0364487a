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

export interface Memory {
  /** Returns the stored selection, or undefined if missing or unreadable. */
  readonly recall: () => RememberedSelection | undefined;
  readonly remember: (selection: RememberedSelection) => void;
}

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

/** Memo of an order in a browser tab. Never fails; unreadable data are ignored (LY-08). */
export interface MemoMemory {
  /** Returns an empty string if no memo is stored or readable. */
  readonly recall: () => string;
  /** An empty string clears it. */
  readonly remember: (memo: string) => void;
}

/** Memory of a browser tab for delivery times. Never fails; unreadable data are ignored (LY-09). */
export interface SlotMemory {
  /** Returns an empty list if no keys are readable. */
  readonly recall: () => KeptSlots;
  readonly remember: (kept: KeptSlots) => void;
}

/** The split of a browser tab that the shopper agreed to last. Never fails; unreadable data are ignored (CK-01). */
export interface SplitPlanMemory {
  /** Returns an empty list if no plan is stored or readable. */
  readonly recall: () => SplitPlan;
  readonly remember: (plan: SplitPlan) => void;
}
