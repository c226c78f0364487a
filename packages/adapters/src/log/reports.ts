import type { ClientError } from '@baguni/contract';
import { logClientError } from '@baguni/contract/calls/log-client-error';
import type { Answer } from '@baguni/domain';
import { ask } from '../http/ask.ts';
import type { HttpDeps } from '../http/deps.ts';

export { httpLog, type HttpLogDeps } from './http-log.ts';

/** Sends reports of errors over HTTP (CM-40); what becomes of a report is itself reported nowhere. */
export const httpReports = (deps: HttpDeps): ((error: ClientError) => Answer<void>) => {
  const send = ask(deps);
  return (error) => send(logClientError, error);
};
