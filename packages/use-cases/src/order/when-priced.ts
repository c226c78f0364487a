import { areExtraDiscountsAwaited } from '@baguni/domain';
import { filter, merge, of, take, timer, type Observable } from 'rxjs';
import type { Deps } from '../deps/deps.ts';

/** How long an order waits for extra discounts, in ms: as long as a call is waited for (CM-52). */
const READ_MS = 3_000;

/**
 * Waits until extra discounts have been read, where the storefront has them: the total may still fall by them, and an
 * order at the higher one would be refused (DC-04, CK-13). Where they do not come the marketplace is left to say so.
 */
export const whenPriced = ({ state, events }: Deps): Observable<unknown> => {
  const isPriced = (): boolean => !areExtraDiscountsAwaited(state());
  // nothing is asked about a cart that was not opened
  if (state().load !== 'Loaded' || isPriced()) return of(undefined);
  return merge(events.pipe(filter(isPriced)), timer(READ_MS)).pipe(take(1));
};
