import type { ApiError } from '../errors/api-error.ts';

/** What is reported to the people who run the shop. Never personal data. */
export type Report =
  | { readonly type: 'CallFailed'; readonly error: ApiError }
  | { readonly type: 'UnitsUnreadable'; readonly call: string; readonly paths: readonly string[] }
  | { readonly type: 'UnitsRemoved'; readonly count: number }
  | { readonly type: 'Unhandled'; readonly message: string };

/** Where reports go. Logging never fails (ER-07). */
export interface Log {
  readonly report: (report: Report) => void;
}
