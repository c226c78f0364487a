/** An answer as it was sent, so that a repeated request gets the same again. */
export interface StoredAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** A write that a client may send twice: its path, key and a hash of its body (BL-8). */
export interface IdempotentRequest {
  /** The call's path, e.g. `/cart/setQuantity`. */
  readonly path: string;
  readonly key: string;
  readonly bodyHash: string;
}

/**
 * The result of claiming a key: it is new and now claimed; a request with it is still running; it was answered; or it was
 * used with another body.
 */
export type Claim =
  | { readonly type: 'New' }
  | { readonly type: 'InProgress' }
  | { readonly type: 'Replay'; readonly answer: StoredAnswer }
  | { readonly type: 'DifferentBody' };

/** The state of a key, read without claiming it: unused, its request still running, or answered. */
export type KeyOutcome =
  | { readonly type: 'Unknown' }
  | { readonly type: 'InProgress' }
  | { readonly type: 'Answered'; readonly answer: StoredAnswer };

/** An unanswered claim expires after this long, as its process must have ended. Milliseconds. */
export const CLAIM_LASTS_MS = 30_000;
/**
 * How long an answer is kept for repeated requests (BL-8): a day, and another one for a clock that is set forward by a day
 * between a request and its repetition. Milliseconds.
 */
export const ANSWER_LASTS_MS = 48 * 60 * 60 * 1000;
