import { pageError, type ApiError, type ApiErrorKind } from '@baguni/domain';
import { either as E } from 'fp-ts';
import { nameOf, type CallAddress } from '../calls/call.ts';

/**
 * Creates the error of a call without a usable reply; its message contains the reason, method and path (ER-02).
 * @example
 * const { kind, message } = failureOf(calls.getCart, 'TimedOut', 'no answer in 5 s');
 * [kind, message]; // [ 'TimedOut', 'no answer in 5 s (POST /cart/getCart)' ]
 */
export const failureOf = (call: CallAddress, kind: Exclude<ApiErrorKind, 'Refused'>, note: string): ApiError =>
  pageError(kind, `${note} (${nameOf(call)})`, nameOf(call));

/**
 * The same error as the result of a call.
 * @example
 * const outcome = failed(calls.getCart, 'Network', 'no connection');
 * E.isLeft(outcome) && outcome.left.requestUrl; // POST /cart/getCart
 */
export const failed = (
  call: CallAddress,
  kind: Exclude<ApiErrorKind, 'Refused'>,
  note: string,
): E.Either<ApiError, never> => E.left(failureOf(call, kind, note));
