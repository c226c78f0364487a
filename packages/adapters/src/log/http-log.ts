import {
  type AnyCall,
  calls as table,
  MAX_REPORT_LENGTH,
  type Calls,
  type Client,
  type ClientActivity,
  type ClientError,
} from '@baguni/contract';
import type { Activity, ApiError, Report, Log } from '@baguni/domain/internal';
import type { Clock } from '@baguni/use-cases';
import { type HttpDeps, httpClient } from '../http/http-client.ts';

const MASK = '…';

/** Removes known data of the buyer, such as the name. A single letter would mask half of the text. */
const withoutKnown = (text: string, known: readonly string[]): string =>
  known.filter(({ length }) => length > 1).reduce((rest, one) => rest.replaceAll(one, MASK), text);

/**
 * Removes personal data (known data of the buyer, names with a title, e-mails, long numbers, queries) and control
 * characters. Truncates to 1,024 characters.
 */
const withoutPersonalData = (text: string, known: readonly string[]): string =>
  withoutKnown(text.slice(0, MAX_REPORT_LENGTH * 4), known)
    .toWellFormed()
    .replaceAll(/[가-힣]{2,5}(?=\s?(?:님|씨)(?![가-힣]{2}))/gu, MASK)
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll(/\?[^\s"')]+/gu, `?${MASK}`)
    .replaceAll(/[^\s@]{1,64}@[^\s@]{1,255}/gu, MASK)
    .replaceAll(/\d[\d -]{4,30}\d/gu, MASK)
    .slice(0, MAX_REPORT_LENGTH)
    .toWellFormed();

const statusOf = ({ status }: ApiError): string => (status === undefined ? '' : ` ${status}`);

// the server's message may contain personal data; this one contains only call and path
const noteOf = ({ kind, message }: ApiError): string => (kind === 'Refused' ? '' : `: ${message}`);

const sentence = (report: Exclude<Report, Activity>): string => {
  switch (report.type) {
    case 'CallFailed': {
      const { error } = report;
      return `${error.kind} ${error.requestUrl}${statusOf(error)} ${error.domain} ${error.resultCode}${noteOf(error)}`;
    }
    case 'PartsUnreadable':
      return `Unreadable parts in ${report.call}: ${report.paths.join(', ')}`;
    case 'QueryIgnored':
      return `Query parameter ${report.problem.param} ignored: ${report.problem.reason}`;
    case 'RedirectRefused':
      return `Redirect refused: ${report.requestUrl}`;
    case 'DuplicateIds':
      return `Duplicate ids: ${report.ids.join(', ')}`;
    case 'ScriptNotLoaded':
      return report.message;
    case 'Unhandled':
      return `Unhandled: ${report.message}`;
    default:
      return report satisfies never;
  }
};

/** Formats an error report as one line without personal data. */
const reportText = (report: Exclude<Report, Activity>, known: readonly string[]): string =>
  withoutPersonalData(sentence(report), known);

/** Returns the frames of a stack without its message, queries and known data of the buyer. */
const stackText = (stack: string, known: readonly string[]): string =>
  withoutKnown(stack, known)
    .split('\n')
    .filter((line) => /^\s*at\s/u.test(line) || (line.includes('@') && /:\d+$/u.test(line)))
    .map((line) => line.trim().replaceAll(/[?#][^\s):]*/gu, ''))
    .join(' ')
    .toWellFormed()
    .slice(0, MAX_REPORT_LENGTH);

/** Returns origin and path of a page, without query, hash and order key. */
const pageWithoutPersonalData = (address: string): string => {
  const [path = ''] = address.split(/[?#]/u, 1);
  return path
    .replace(/\/order\/[^/]+/u, `/order/${MASK}`)
    .toWellFormed()
    .slice(0, MAX_REPORT_LENGTH);
};

/** The calls that take reports. */
type ReportCalls = Pick<Client<Calls>, 'logClientError' | 'logScriptError' | 'logClientActivity'>;

interface HttpLogDeps {
  readonly calls: ReportCalls;
  readonly clock: Clock;
  readonly pageUrl: () => string;
  /** Texts of the buyer that no report may contain, e.g. the name. */
  readonly known?: () => readonly string[];
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

/** Optional calls; their failures show no message (LS-06). */
const silentCalls: ReadonlySet<string> = new Set(
  Object.values<AnyCall>(table).flatMap(({ isSilent, method, path }) => (isSilent ? [`${method} ${path}`] : [])),
);

/** True if the page continued without a message to the shopper. */
const isIgnored = (report: ErrorReport): boolean =>
  report.type === 'CallFailed'
    ? silentCalls.has(report.error.requestUrl)
    : report.type === 'PartsUnreadable' || report.type === 'QueryIgnored' || report.type === 'DuplicateIds';

const clientError = (report: ErrorReport, message: string, page: string, known: readonly string[]): ClientError => ({
  message,
  url: pageWithoutPersonalData(page),
  stack: report.type === 'Unhandled' ? stackText(report.stack ?? '', known) : '',
  ignored: isIgnored(report),
});

const clientActivity = ({ count }: Activity): ClientActivity => ({ message: 'Units removed', payload: { count } });

/**
 * Sends reports to the shop without personal data. Each error is sent once; every activity is sent. Never throws.
 */
export const httpLog = ({ calls, clock, pageUrl, known = () => [] }: HttpLogDeps): Log => {
  const isNewError = errorLimiter();
  const isActivityAllowed = minuteLimiter(MAX_ACTIVITIES_A_MINUTE);
  const send = async (report: Report): Promise<void> => {
    if (report.type === 'UnitsRemoved') {
      if (isActivityAllowed(clock.now())) await calls.logClientActivity(clientActivity(report))();
      return;
    }
    const personal = known();
    const message = reportText(report, personal);
    const isScript = report.type === 'ScriptNotLoaded';
    if (!isNewError(isScript ? `${report.moduleName} ${message}` : message, clock.now())) return;
    await (
      isScript
        ? calls.logScriptError({ moduleName: report.moduleName, errorContent: message })
        : calls.logClientError(clientError(report, message, pageUrl(), personal))
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

/** Sends reports over HTTP (CM-40, CM-41, CM-42). A report that fails is not reported again (LG-3). */
export const httpReports = (deps: HttpDeps): ReportCalls => httpClient({ ...deps, log: { report: () => undefined } });
