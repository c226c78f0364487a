import type { ClientError } from '@baguni/contract';
import type { Answer, Clock, Log, Report } from '@baguni/domain';
import { pageWithoutPersonalData, reportText } from './report-text.ts';

/** What a log over HTTP needs from outside. */
export interface HttpLogDeps {
  readonly send: (error: ClientError) => Answer<void>;
  readonly clock: Clock;
  /** The page's address. */
  readonly pageUrl: () => string;
}

const MINUTE_MS = 60_000;
/** Reports a minute at most (LG-3). */
const MAX_A_MINUTE = 10;

/** Allows each text once, and at most ten a minute. */
const reportLimiter = (): ((text: string, now: number) => boolean) => {
  const sent = new Set<string>();
  let recent: readonly number[] = [];
  return (text, now) => {
    recent = recent.filter((at) => now - at < MINUTE_MS);
    if (sent.has(text) || recent.length >= MAX_A_MINUTE) return false;
    sent.add(text);
    recent = [...recent, now];
    return true;
  };
};

const isIgnored = (report: Report): boolean =>
  report.type === 'PartsUnreadable' || report.type === 'UnitsRemoved' || report.type === 'QueryIgnored';

const clientError = (report: Report, message: string, page: string): ClientError => ({
  message,
  url: pageWithoutPersonalData(page),
  stack: '',
  ignored: isIgnored(report),
});

/** Sends reports to the shop: each once, ten a minute at most, without personal data; never fails (LG-01, ER-07). */
export const httpLog = ({ send, clock, pageUrl }: HttpLogDeps): Log => {
  const isAllowed = reportLimiter();
  const sendReport = async (report: Report): Promise<void> => {
    try {
      const message = reportText(report);
      if (isAllowed(message, clock.now())) await send(clientError(report, message, pageUrl()))();
    } catch {
      // a report that cannot be sent is dropped: reporting that would never end
    }
  };
  return { report: (report) => void sendReport(report) };
};
