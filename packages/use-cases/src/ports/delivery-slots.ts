import type { KeptSlots } from '@baguni/domain';

/** Memory of a browser tab for delivery times. Never fails; unreadable data are ignored (LY-09). */
export interface SlotMemory {
  /** Returns an empty list if no keys are readable. */
  readonly recall: () => KeptSlots;
  readonly remember: (kept: KeptSlots) => void;
}
