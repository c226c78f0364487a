import type { EnvironmentName, Log, Notice } from '@baguni/domain';

/** The longest text that is shown to a developer, in UTF-16 units. */
const MAX_LENGTH = 200;

/**
 * What nobody handled, in words for the log: an error's message with its kind, or whatever was thrown as text.
 * @example
 * thrownText(new TypeError('no such unit')); // TypeError: no such unit
 * thrownText(42); // 42
 */
export const thrownText = (thrown: unknown): string => {
  if (thrown instanceof Error) return thrown.name === 'Error' ? thrown.message : `${thrown.name}: ${thrown.message}`;
  try {
    return String(thrown);
  } catch {
    // an object that cannot even be turned into text
    return 'unknown';
  }
};

/**
 * Reports an error that nobody handled (ER-07).
 * @example
 * const reports: Report[] = [];
 * reportThrown({ report: (one) => void reports.push(one) }, new Error('no such unit'));
 * reports; // [ { type: 'Unhandled', message: 'no such unit' } ]
 */
export const reportThrown = (log: Log, thrown: unknown): void =>
  log.report({ type: 'Unhandled', message: thrownText(thrown) });

/**
 * What is said of an error that nobody handled: the generic message; outside production with what it was (ER-07, LG-5).
 * @example
 * unhandledNotice('no such unit', 'production'); // { type: 'Message', code: 'TEMPORARY-PROBLEM', params: {} }
 * const shown = unhandledNotice('no such unit', 'development');
 * shown.type === 'Message' && shown.params; // { code: 'no such unit' }
 */
export const unhandledNotice = (message: string, environment: EnvironmentName): Notice => {
  const debug = message.slice(0, MAX_LENGTH).toWellFormed().trim();
  return environment === 'production' || debug === ''
    ? { type: 'Message', code: 'TEMPORARY-PROBLEM', params: {} }
    : { type: 'Message', code: 'TEMPORARY-PROBLEM-CODE', params: { code: debug } };
};
