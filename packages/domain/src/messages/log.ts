import type { ApiError } from './api-error.ts';
import type { QueryProblem } from '../storefront/route-query.ts';

/** An action of the shopper for the activity log (DL-03, LG-01). */
export interface Activity {
  readonly type: 'UnitsRemoved';
  readonly count: number;
}

/** A report for operators. Never contains personal data. */
export type Report =
  | Activity
  | { readonly type: 'CallFailed'; readonly error: ApiError }
  /** Unreadable parts of an answer were omitted: `call` is method and path, `paths` are the bad fields (CM-53). */
  | { readonly type: 'PartsUnreadable'; readonly call: string; readonly paths: readonly string[] }
  /** A query parameter was malformed or repeated (RT-04); its value is never logged. */
  | { readonly type: 'QueryIgnored'; readonly problem: QueryProblem }
  /** The answer of `requestUrl` contained a forbidden address (LG-7), which is never logged. */
  | { readonly type: 'RedirectRefused'; readonly requestUrl: string }
  | { readonly type: 'ScriptNotLoaded'; readonly moduleName: string; readonly message: string }
  /** Element ids that occur twice; reported outside production (PG-17). */
  | { readonly type: 'DuplicateIds'; readonly ids: readonly string[] }
  /** An unhandled error, without personal data (ER-07). */
  | { readonly type: 'Unhandled'; readonly message: string; readonly stack?: string };

/** Destination of reports. Logging never fails (ER-07). */
export interface Log {
  readonly report: (report: Report) => void;
}
