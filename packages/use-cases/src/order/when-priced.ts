import { areExtraDiscountsAwaited, SHORT_WAIT_MS } from '@baguni/domain';
import { filter, merge, of, take, timer, type Observable } from 'rxjs';
import type { Deps } from '../deps/deps.ts';

/**
 * Waits until extra discounts have been read, if the storefront has them, at most as long as for a call (CM-52): they may
 * lower the total, and an order at the higher one would be refused (DC-04, CK-13). After that the server decides.
 */
export const whenPriced = ({ state, events }: Deps): Observable<unknown> => {
  const isPriced = (): boolean => !areExtraDiscountsAwaited(state().cart);
  // nothing is asked about a cart that was not opened
  if (state().load !== 'Loaded' || isPriced()) return of(undefined);
  return merge(events.pipe(filter(isPriced)), timer(SHORT_WAIT_MS)).pipe(take(1));
};
