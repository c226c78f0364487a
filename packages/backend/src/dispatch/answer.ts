import { option as O } from 'fp-ts';
import type { Refusal } from '@baguni/contract';
import type { ApiError } from '@baguni/domain';
import type { StoredAnswer } from '../store/idempotency.ts';

/** An answer to a call: HTTP status and body. */
export type Answer = StoredAnswer;

/** A refusal as an answer (ER-01). */
export const refusalAnswer = (error: ApiError): Answer => {
  const { resultCode, domain, message, data, nextAction, redirectUrl, status } = error;
  const body: Refusal = {
    resultCode,
    domain,
    message,
    data,
    ...(O.isSome(nextAction) ? { nextAction: nextAction.value } : {}),
    ...(O.isSome(redirectUrl) ? { redirectUrl: redirectUrl.value } : {}),
  };
  return { status: O.getOrElse(() => 500)(status), body };
};

/** A refusal of the request itself, before any rule is asked. The message is for developers of clients. */
export const badRequest = (status: 400 | 409 | 422, message: string, paths: readonly string[] = []): Answer => {
  const body: Refusal = { resultCode: `9${status}`, domain: 'cart-api', message, data: { paths } };
  return { status, body };
};
