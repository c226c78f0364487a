import { thrownText, unhandledNotice, type Log } from '@baguni/domain';
import { from } from 'rxjs';
import type { Deps } from '../deps/deps.ts';

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

/**
 * Shows the shopper an error that nobody handled and reports it (ER-07). While one such message is open no other is added:
 * errors tend to come in bursts.
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
