import type { CartEvent } from '../session/event.ts';
import type { Deps } from '../deps/deps.ts';

/** What is known where extra discounts could not be read: none, as of now; the total waits for them no longer (LS-06). */
export const noExtraDiscounts = ({ clock }: Pick<Deps, 'clock'>): CartEvent => ({
  type: 'ExtraDiscountsRead',
  candidates: [],
  now: clock.now(),
});
