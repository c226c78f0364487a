import { areExtraDiscountsAwaited, SHORT_WAIT_MS } from '@baguni/domain';
import { filter, merge, of, take, timer, type Observable } from 'rxjs';
import type { Deps } from '../flow/deps.ts';

/** Waits for extra discounts, up to the call timeout. An order at the higher total would be refused (CK-13). */
export const whenPriced = ({ state, events }: Deps): Observable<unknown> => {
  const isPriced = (): boolean => !areExtraDiscountsAwaited(state().cart);
  // an unopened cart needs no wait
  if (state().load !== 'Loaded' || isPriced()) return of(undefined);
  return merge(events.pipe(filter(isPriced)), timer(SHORT_WAIT_MS)).pipe(take(1));
};
