import { thrownText, unhandledNotice, type Log } from '@baguni/domain';
import { catchError, EMPTY, from, type Observable } from 'rxjs';
import type { Deps } from './deps.ts';

/** A log whose own failures end in it: reporting never causes another error (ER-07). */
export const quietLog = (log: Log): Log => ({
  report: (report) => {
    try {
      log.report(report);
    } catch {
      // there is nobody left to tell
    }
  },
});

/** Information that breaks while it is followed is reported and told to nobody: its part stays as it is (LS-06, ER-08). */
export const quietly = <A>({ log }: Pick<Deps, 'log'>, events: Observable<A>): Observable<A> =>
  events.pipe(
    catchError((thrown: unknown) => {
      log.report({ type: 'Unhandled', message: thrownText(thrown) });
      return EMPTY;
    }),
  );

/**
 * Tells the shopper of what nobody handled and reports it (ER-07). While one such message is open no other is added:
 * an error seldom comes alone.
 */
export const unhandledIn = ({ shopper, log, state }: Pick<Deps, 'shopper' | 'log' | 'state'>): Deps['unhandled'] => {
  let isTold = false;
  const closed = (): void => {
    isTold = false;
  };
  return (thrown) => {
    const message = thrownText(thrown);
    log.report({ type: 'Unhandled', message });
    if (isTold) return;
    isTold = true;
    // until the cart has loaded the server may not have named its environment: it may be production
    const environment = state().load === 'Loaded' ? state().environment.name : 'production';
    from(shopper.alert(unhandledNotice(message, environment))()).subscribe({ complete: closed, error: closed });
  };
};
