import { logClientActivity } from '@baguni/contract/calls/page/log-client-activity';
import { logClientError } from '@baguni/contract/calls/page/log-client-error';
import { logScriptError } from '@baguni/contract/calls/page/log-script-error';
import { ask } from '../http/ask.ts';
import type { HttpDeps } from '../http/deps.ts';
import type { ReportCalls } from './http-log.ts';

export { httpLog, type HttpLogDeps, type ReportCalls } from './http-log.ts';

/** Sends reports over HTTP (CM-40, CM-41, CM-42); what becomes of a report is itself reported nowhere (LG-3). */
export const httpReports = (deps: HttpDeps): ReportCalls => {
  const send = ask({ ...deps, log: { report: () => undefined } });
  return {
    sendError: (error) => send(logClientError, error),
    sendScriptError: (error) => send(logScriptError, error),
    sendActivity: (activity) => send(logClientActivity, activity),
  };
};
