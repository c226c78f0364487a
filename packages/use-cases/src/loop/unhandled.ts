import type { Log, Notice } from '@baguni/domain';
import { reportThrown, thrownText, unhandledNotice } from '../errors/unhandled.ts';
import { defer, EMPTY, from, switchMap, type Observable } from 'rxjs';
import { confirmed } from '../flow/ask.ts';
import { messageOf } from '../flow/errors.ts';
import { NotLoaded } from '../flow/late.ts';
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

type UnhandledPorts = Pick<Deps, 'shopper' | 'log' | 'state' | 'saveSession'>;

/** Shows a notice; one that says what the error was, which it never does in production, comes with an offer to save the session. */
const shown = ({ shopper, saveSession }: UnhandledPorts, notice: Notice): Observable<unknown> =>
  notice.type === 'Message' && notice.code === 'TEMPORARY-PROBLEM-CODE'
    ? confirmed(shopper.confirm({ ...notice, type: 'SaveSession' })).pipe(
        switchMap((yes) => (yes ? from(saveSession()) : EMPTY)),
      )
    : defer(shopper.alert(notice));

/**
 * Shows the shopper an error that nobody handled and reports it (ER-07); of a part that has not come, that it has not. While one such message is open no other is added:
 * errors tend to come in bursts.
 */
export const unhandledIn = (ports: UnhandledPorts): Deps['unhandled'] => {
  const { log, state } = ports;
  let isTold = false;
  const closed = (): void => {
    isTold = false;
  };
  const notShown = (reason: unknown): void => {
    closed();
    reportThrown(log, reason);
  };
  return (thrown) => {
    reportThrown(log, thrown);
    if (isTold) return;
    isTold = true;
    // until the cart has loaded the server may not have named its environment: it may be production
    const environment = state().load === 'Loaded' ? state().environment.name : 'production';
    const notice =
      thrown instanceof NotLoaded ? messageOf('PART-NOT-LOADED') : unhandledNotice(thrownText(thrown), environment);
    shown(ports, notice).subscribe({ complete: closed, error: notShown });
  };
};
