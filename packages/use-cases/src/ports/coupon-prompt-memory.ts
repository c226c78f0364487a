/** What a browser remembers of the prompt to use coupons. It never fails: what cannot be remembered is forgotten (CP-13, CO-01). */
export interface CouponPromptMemory {
  /** Whether the shopper has closed it. */
  readonly isClosed: () => boolean;
  /** Keeps it closed for as long as its cookie lasts. */
  readonly rememberClosed: () => void;
}
