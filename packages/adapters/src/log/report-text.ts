import { MAX_REPORT_LENGTH } from '@baguni/contract';
import type { Activity, ApiError, Report } from '@baguni/domain';

const MASK = '…';

/**
 * Removes possible personal data (e-mails, long numbers, queries) and control characters. Truncates to 1,024
 * characters.
 */
const withoutPersonalData = (text: string): string =>
  text
    .slice(0, MAX_REPORT_LENGTH * 4)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll(/\?[^\s"')]+/gu, `?${MASK}`)
    .replaceAll(/[^\s@]{1,64}@[^\s@]{1,255}/gu, MASK)
    .replaceAll(/\d[\d -]{4,30}\d/gu, MASK)
    .slice(0, MAX_REPORT_LENGTH)
    .toWellFormed();

const statusOf = ({ status }: ApiError): string => (status._tag === 'Some' ? ` ${status.value}` : '');

// the server's own words may contain personal data; ours contain only call and path
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
export const reportText = (report: Exclude<Report, Activity>): string => withoutPersonalData(sentence(report));

/** Returns origin and path of a page, without query, hash and order key. */
export const pageWithoutPersonalData = (address: string): string => {
  const [path = ''] = address.split(/[?#]/u, 1);
  return path
    .replace(/\/order\/[^/]+/u, `/order/${MASK}`)
    .toWellFormed()
    .slice(0, MAX_REPORT_LENGTH);
};
