import { option as O } from 'fp-ts';
import type { Refusal } from '@baguni/contract';
import type { ApiError } from '@baguni/domain';
import type { StoredAnswer } from '../store/idempotency.ts';

/** An answer to a call: HTTP status and body. */
export interface Answer extends StoredAnswer {
  /** The body as UTF-8 JSON, where it was written before. */
  readonly bytes?: Uint8Array;
}

const decoder = new TextDecoder();
const read = (bytes: Uint8Array): unknown => JSON.parse(decoder.decode(bytes));

/** An answer of which only the bytes are kept; whoever needs its body gets it read from them. */
export const writtenAnswer = (bytes: Uint8Array): Answer => ({
  status: 200,
  bytes,
  get body(): unknown {
    return read(bytes);
  },
});

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
