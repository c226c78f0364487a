/** Browser memory of the coupon prompt. Never fails: lost data count as not closed (CP-13, CO-01). */
export interface CouponPromptMemory {
  readonly isClosed: () => boolean;
  /** Keeps it closed until its cookie expires. */
  readonly rememberClosed: () => void;
}
