import type { Calls, Client, ClientActivity, ClientError } from '@baguni/contract';
import type { Activity, Log, Report } from '@baguni/domain';
import type { Clock } from '@baguni/use-cases';
import { pageWithoutPersonalData, reportText } from './report-text.ts';

/** The calls that take reports. */
export type ReportCalls = Pick<Client<Calls>, 'logClientError' | 'logScriptError' | 'logClientActivity'>;

export interface HttpLogDeps {
  readonly calls: ReportCalls;
  readonly clock: Clock;
  readonly pageUrl: () => string;
}

const MINUTE_MS = 60_000;
/** Maximum error reports per minute. */
const MAX_ERRORS_A_MINUTE = 10;
/** Maximum activity reports per minute. Each needs a press and a confirmation, so only a fault sends more. */
const MAX_ACTIVITIES_A_MINUTE = 60;

const minuteLimiter = (max: number): ((now: number) => boolean) => {
  let recent: readonly number[] = [];
  return (now) => {
    recent = recent.filter((at) => now - at < MINUTE_MS);
    if (recent.length >= max) return false;
    recent = [...recent, now];
    return true;
  };
};

const errorLimiter = (): ((text: string, now: number) => boolean) => {
  const sent = new Set<string>();
  const isWithinMinute = minuteLimiter(MAX_ERRORS_A_MINUTE);
  return (text, now) => {
    if (sent.has(text) || !isWithinMinute(now)) return false;
    sent.add(text);
    return true;
  };
};

type ErrorReport = Exclude<Report, Activity>;

const isIgnored = (report: ErrorReport): boolean => report.type === 'PartsUnreadable' || report.type === 'QueryIgnored';

const clientError = (report: ErrorReport, message: string, page: string): ClientError => ({
  message,
  url: pageWithoutPersonalData(page),
  stack: '',
  ignored: isIgnored(report),
});

const clientActivity = ({ count }: Activity): ClientActivity => ({ message: 'Units removed', payload: { count } });

/**
 * Sends reports to the shop without personal data. Each error is sent once; every activity is sent. Never throws.
 */
export const httpLog = ({ calls, clock, pageUrl }: HttpLogDeps): Log => {
  const isNewError = errorLimiter();
  const isActivityAllowed = minuteLimiter(MAX_ACTIVITIES_A_MINUTE);
  const send = async (report: Report): Promise<void> => {
    if (report.type === 'UnitsRemoved') {
      if (isActivityAllowed(clock.now())) await calls.logClientActivity(clientActivity(report))();
      return;
    }
    const message = reportText(report);
    const isScript = report.type === 'ScriptNotLoaded';
    if (!isNewError(isScript ? `${report.moduleName} ${message}` : message, clock.now())) return;
    await (
      isScript
        ? calls.logScriptError({ moduleName: report.moduleName, errorContent: message })
        : calls.logClientError(clientError(report, message, pageUrl()))
    )();
  };
  const sendOrDrop = async (report: Report): Promise<void> => {
    try {
      await send(report);
    } catch {
      // not reported, because that could loop
    }
  };
  return { report: (report) => void sendOrDrop(report) };
};
