import type { HttpDeps } from '@baguni/adapters';
import type { HttpLogDeps } from '@baguni/adapters/reports';
import type { Log, Report } from '@baguni/domain';
import type { AdapterParts } from './tokens.ts';

/**
 * Reports are worded and sent by code that is loaded with the first of them. Where it does not come the report is
 * dropped, as one that cannot be sent is: there is nobody left to tell (ER-07).
 */
export const lateLog = (reports: AdapterParts['reports'], http: HttpDeps, of: Omit<HttpLogDeps, 'calls'>): Log => {
  let log: Log | undefined;
  const reported = async (report: Report): Promise<void> => {
    try {
      const { httpLog, httpReports } = await reports();
      log ??= httpLog({ ...of, calls: httpReports(http) });
      log.report(report);
    } catch {
      // dropped
    }
  };
  return { report: (report) => void reported(report) };
};
