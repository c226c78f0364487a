import type { HttpDeps } from '../http/deps.ts';
import { httpClient } from '../http/http-client.ts';
import type { ReportCalls } from './http-log.ts';

export { httpLog, type HttpLogDeps, type ReportCalls } from './http-log.ts';

/** Sends reports over HTTP (CM-40, CM-41, CM-42). A report that fails is not reported again (LG-3). */
export const httpReports = (deps: HttpDeps): ReportCalls => httpClient({ ...deps, log: { report: () => undefined } });
