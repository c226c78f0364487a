import { SHORT_WAIT_MS } from '@baguni/domain';
import { defer, map, merge, take, timer, type Observable } from 'rxjs';

const tooLate = (): never => {
  throw new Error('a part of the page did not load in time');
};

/** Code that is loaded late, or an error after 3 s: nothing waits for it without end (CM-52, CK-16). */
export const withTimeout = <A>(load: () => Promise<A>): Observable<A> =>
  merge(defer(load), timer(SHORT_WAIT_MS).pipe(map(tooLate))).pipe(take(1));
