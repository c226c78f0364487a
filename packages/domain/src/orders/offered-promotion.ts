import type { option as O } from 'fp-ts';
import type { Won } from '../money/won.ts';
import type { Finding } from '../rule/rule.ts';

/** A promotion that a shop offers, and what it does for what is selected (EN-09). */
export interface OfferedPromotion {
  /** Its offer. */
  readonly promotion: string;
  /** What a shopper reads. */
  readonly name: string;
  /** What it takes off, in won; 0 where it is not in use. */
  readonly worth: Won;
  /** What it still lacks, with what would bring it about; none where it is in use or lacks nothing that can be said. */
  readonly lacks: O.Option<Finding>;
}
