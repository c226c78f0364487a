import type { ApiError } from '../../messages/api-error.ts';
import type { QueryProblem } from '../../storefront/route-query.ts';

/** What the shopper has done, told each time to the log of activities (DL-03, LG-01). */
export interface Activity {
  readonly type: 'UnitsRemoved';
  readonly count: number;
}

/** What is reported to the people who run the shop. Never personal data. */
export type Report =
  | Activity
  | { readonly type: 'CallFailed'; readonly error: ApiError }
  /** Parts of an answer that could not be read and were left out (CM-53): method and path of the call, and the bad fields'. */
  | { readonly type: 'PartsUnreadable'; readonly call: string; readonly paths: readonly string[] }
  /** A query parameter that was malformed or repeated (RT-04); its value is never told. */
  | { readonly type: 'QueryIgnored'; readonly problem: QueryProblem }
  /** An answer named an address that is not allowed (LG-7); the address is never told. */
  | { readonly type: 'RedirectRefused'; readonly requestUrl: string }
  /** A part of the page whose file did not load (CM-41). */
  | { readonly type: 'ScriptNotLoaded'; readonly moduleName: string; readonly message: string }
  /** Ids that more than one element of the page has, told outside production (PG-17). */
  | { readonly type: 'DuplicateIds'; readonly ids: readonly string[] }
  | { readonly type: 'Unhandled'; readonly message: string };

/** Where reports go. Logging never fails (ER-07). */
export interface Log {
  readonly report: (report: Report) => void;
}
