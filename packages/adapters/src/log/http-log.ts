import type { ClientError } from '@baguni/contract';
import type { Answer, Clock, Log, Report } from '@baguni/domain';
import { pageWithoutPersons, reportText } from './report-text.ts';

/** What a log over HTTP needs from outside. */
export interface HttpLogDeps {
  readonly send: (error: ClientError) => Answer<void>;
  readonly clock: Clock;
  /** The page's address. */
  readonly pageUrl: () => string;
}

const MINUTE_MS = 60_000;
/** Reports a minute at most (LG-3). */
const MOST_A_MINUTE = 10;

/** Lets each text through once, and no more than ten a minute. */
const gate = (): ((text: string, now: number) => boolean) => {
  const told = new Set<string>();
  let recent: readonly number[] = [];
  return (text, now) => {
    recent = recent.filter((at) => now - at < MINUTE_MS);
    if (told.has(text) || recent.length >= MOST_A_MINUTE) return false;
    told.add(text);
    recent = [...recent, now];
    return true;
  };
};

const isQuiet = (report: Report): boolean =>
  report.type === 'PartsUnreadable' || report.type === 'UnitsRemoved' || report.type === 'QueryIgnored';

const clientError = (report: Report, message: string, page: string): ClientError => ({
  message,
  url: pageWithoutPersons(page),
  stack: '',
  ignored: isQuiet(report),
});

/** Sends reports to the shop: each once, ten a minute at most, without personal data; never fails (LG-01, ER-07). */
export const httpLog = ({ send, clock, pageUrl }: HttpLogDeps): Log => {
  const mayPass = gate();
  const sendQuietly = async (report: Report): Promise<void> => {
    try {
      const message = reportText(report);
      if (mayPass(message, clock.now())) await send(clientError(report, message, pageUrl()))();
    } catch {
      // a report that cannot be sent is dropped: reporting that would never end
    }
  };
  return { report: (report) => void sendQuietly(report) };
};
