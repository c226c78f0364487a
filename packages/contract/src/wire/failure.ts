import { pageError, type ApiError, type ApiErrorKind } from '@baguni/domain';
import { either as E } from 'fp-ts';
import { nameOf, type CallAddress } from '../calls/call.ts';

/** The error of a call without a usable answer: the note says why, with method and path (ER-02). */
export const failureOf = (call: CallAddress, kind: Exclude<ApiErrorKind, 'Refused'>, note: string): ApiError =>
  pageError(kind, `${note} (${nameOf(call)})`, nameOf(call));

/** The same error as the result of a call. */
export const failed = (
  call: CallAddress,
  kind: Exclude<ApiErrorKind, 'Refused'>,
  note: string,
): E.Either<ApiError, never> => E.left(failureOf(call, kind, note));
