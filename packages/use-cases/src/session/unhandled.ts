import type { EnvironmentName, Log, Notice } from '@baguni/domain';

const MAX_LENGTH = 200;

/**
 * Returns log text for a thrown value: name and message of an error, or the value as text.
 * @example
 * thrownText(new TypeError('no such unit')); // TypeError: no such unit
 * thrownText(42); // 42
 */
export const thrownText = (thrown: unknown): string => {
  if (thrown instanceof Error) return thrown.name === 'Error' ? thrown.message : `${thrown.name}: ${thrown.message}`;
  try {
    return String(thrown);
  } catch {
    // an object that cannot be converted to text
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
 * Returns the notice of an unhandled error: the generic message, with details outside production (ER-07, LG-5).
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
