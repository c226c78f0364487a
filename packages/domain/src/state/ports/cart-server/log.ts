import type { ApiError } from '../../../messages/api-error.ts';
import type { QueryProblem } from '../../../storefront/route-query.ts';

/** What the shopper has done, told each time to the log of activities (DL-03, LG-01). */
export interface Activity {
  /** What it was: units left the cart. */
  readonly type: 'UnitsRemoved';
  /** How many. */
  readonly count: number;
}

/** What is reported to the people who run the shop. Never personal data. */
export type Report =
  /** What the shopper has done. */
  | Activity
  /** A call failed, as `error` says (ER-01). */
  | { readonly type: 'CallFailed'; readonly error: ApiError }
  /** Parts of an answer could not be read and were left out: `call` is its method and path, `paths` the bad fields (CM-53). */
  | { readonly type: 'PartsUnreadable'; readonly call: string; readonly paths: readonly string[] }
  /** A query parameter was malformed or repeated, as `problem` says (RT-04); its value is never told. */
  | { readonly type: 'QueryIgnored'; readonly problem: QueryProblem }
  /** The answer of `requestUrl` named an address that is not allowed (LG-7); the address is never told. */
  | { readonly type: 'RedirectRefused'; readonly requestUrl: string }
  /** A part of the page whose file did not load: `moduleName`, and the browser’s `message` (CM-41). */
  | { readonly type: 'ScriptNotLoaded'; readonly moduleName: string; readonly message: string }
  /** The `ids` that more than one element of the page has, told outside production (PG-17). */
  | { readonly type: 'DuplicateIds'; readonly ids: readonly string[] }
  /** An error that nobody handled: `message` says what it was, without personal data (ER-07). */
  | { readonly type: 'Unhandled'; readonly message: string };

/** Where reports go. Logging never fails (ER-07). */
export interface Log {
  /** Hands a report on and forgets it. */
  readonly report: (report: Report) => void;
}
