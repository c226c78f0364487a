import { option as O } from 'fp-ts';
import type { Refusal } from '@baguni/contract';
import type { ApiError } from '@baguni/domain';
import type { StoredAnswer } from '../store/idempotency.ts';

export type Answer = StoredAnswer;

/** Converts an error to an answer. */
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

/** Rejects a request before any rule runs. The message is for client developers. */
export const badRequest = (status: 400 | 409 | 422, message: string, paths: readonly string[] = []): Answer => {
  const body: Refusal = { resultCode: `9${status}`, domain: 'cart-api', message, data: { paths } };
  return { status, body };
};
