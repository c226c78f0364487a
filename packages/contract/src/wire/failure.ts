import type { ApiError, ApiErrorKind } from '@baguni/domain';
import { either as E, option as O } from 'fp-ts';
import { nameOf, type AnyCall } from '../calls/call.ts';

/** The code of a failure that has none of its own (ER-01). */
export const DEFAULT_CODE = '9999';

/** The error of a call without a usable answer: the note says why, with method and path (ER-02). */
export const failureOf = (call: AnyCall, kind: Exclude<ApiErrorKind, 'Refused'>, note: string): ApiError => ({
  kind,
  domain: 'cart-fe',
  resultCode: DEFAULT_CODE,
  message: `${note} (${nameOf(call)})`,
  requestUrl: nameOf(call),
  status: O.none,
  redirectUrl: O.none,
  nextAction: O.none,
  data: null,
});

/** The same error as the result of a call. */
export const failed = (
  call: AnyCall,
  kind: Exclude<ApiErrorKind, 'Refused'>,
  note: string,
): E.Either<ApiError, never> => E.left(failureOf(call, kind, note));
