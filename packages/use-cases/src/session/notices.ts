import type { EnvironmentName, Finding, MessageKey, Notice, Params } from '@baguni/domain/internal';

/** Makes a notice with one of our messages. */
export const messageOf = (code: MessageKey, params: Params = {}): Notice => ({ type: 'Message', code, params });

/** Makes the notice of a violated rule. */
export const wordingOf = ({ code, params }: Finding): Notice => messageOf(code, params);

/** Characters of an error that a notice shows. */
const MAX_LENGTH = 200;

/** Returns the notice of an unhandled error: the generic message, with details outside production (ER-07, LG-5). */
export const unhandledNotice = (message: string, environment: EnvironmentName): Notice => {
  const debug = message.slice(0, MAX_LENGTH).toWellFormed().trim();
  return environment === 'production' || debug === ''
    ? messageOf('TEMPORARY-PROBLEM')
    : messageOf('TEMPORARY-PROBLEM-CODE', { code: debug });
};
