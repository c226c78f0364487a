import type { Won } from '../money/won.ts';
import type { Finding } from '../rule/rule.ts';

/** A promotion of a shop and its effect on the selected units (EN-09). */
export interface OfferedPromotion {
  readonly promotion: string;
  readonly name: string;
  /** Saving in won; 0 if not in use. */
  readonly worth: Won;
  /** Missing condition with its fixes, or `none` if in use or without a known condition. */
  readonly lacks: Finding | undefined;
}
