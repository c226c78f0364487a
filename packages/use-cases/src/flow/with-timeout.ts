import { defer, map, merge, take, timer, type Observable } from 'rxjs';

/** How long late code is waited for, in ms (CM-52). */
const SCRIPT_MS = 3_000;

const tooLate = (): never => {
  throw new Error('a part of the page did not load in time');
};

/** Late code, or an error once it has taken too long: nothing that waits for it waits for ever (CM-52, CK-16). */
export const withTimeout = <A>(load: () => Promise<A>): Observable<A> =>
  merge(defer(load), timer(SCRIPT_MS).pipe(map(tooLate))).pipe(take(1));
