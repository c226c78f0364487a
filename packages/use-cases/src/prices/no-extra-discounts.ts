import type { CartEvent } from '../session/event.ts';
import type { Deps } from '../flow/deps.ts';

/** After a failed read there are no extra discounts, and the total no longer waits. */
export const noExtraDiscounts = ({ clock }: Pick<Deps, 'clock'>): CartEvent => ({
  type: 'ExtraDiscountsRead',
  candidates: [],
  now: clock.now(),
});
