import type { Answer, DeliverySlot, KeptSlots } from '@baguni/domain';

/** The calls about delivery times; they are loaded with what is around the cart (LY-09). */
export interface DeliverySlotServer {
  /** The delivery times of the branches that bring units of the cart. */
  readonly getDeliverySlots: () => Answer<{ readonly slots: readonly DeliverySlot[] }>;
}

/** The memory of one browser tab for delivery times. It never fails: what cannot be remembered is forgotten (LY-09). */
export interface SlotMemory {
  /** No key where there is none, or none that can be read. */
  readonly recall: () => KeptSlots;
  /** Keeps these in place of what was kept before. */
  readonly remember: (kept: KeptSlots) => void;
}
