import { attempt, type Log, type Notice } from '@baguni/domain/internal';
import { messageOf, unhandledNotice } from '../session/notices.ts';
import { NotLoaded } from '../flow/late.ts';
import { reportThrown, thrownText } from '../flow/thrown.ts';
import { defer, EMPTY, from, switchMap, type Observable } from 'rxjs';
import { confirmed } from '../flow/ask.ts';
import type { Deps } from '../flow/deps.ts';

/** Wraps a log and ignores its own failures (ER-07). */
export const quietLog = (log: Log): Log => ({ report: (report) => attempt(() => log.report(report)) });

type UnhandledPorts = Pick<Deps, 'shopper' | 'log' | 'state' | 'saveSession'>;

/** Shows a notice. Error details, which production hides, include an offer to save the session. */
const shown = ({ shopper, saveSession }: UnhandledPorts, notice: Notice): Observable<unknown> =>
  notice.type === 'Message' && notice.code === 'TEMPORARY-PROBLEM-CODE'
    ? confirmed(shopper.confirm({ ...notice, type: 'SaveSession' })).pipe(
        switchMap((yes) => (yes ? from(saveSession()) : EMPTY)),
      )
    : defer(shopper.alert(notice));

/** Shows an unhandled error and reports it (ER-07). While such a message is open no other is added. */
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
    // before the first load the environment is unknown and counts as production
    const environment = state().load === 'Loaded' ? state().environment.name : 'production';
    const notice =
      thrown instanceof NotLoaded ? messageOf('PART-NOT-LOADED') : unhandledNotice(thrownText(thrown), environment);
    shown(ports, notice).subscribe({ complete: closed, error: notShown });
  };
};
