/** An answer as it went out, so that a repeated request gets it again, byte for byte. */
export interface StoredAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** One write that a client may send twice: who, where, its key and a hash of its body (BL-8). */
export interface IdempotentRequest {
  /** The call's path, e.g. `/cart/setQuantity`. */
  readonly path: string;
  readonly key: string;
  readonly bodyHash: string;
}

/**
 * What a key says of a request: it is new and now ours; another one with it is still running; it was answered; or the
 * key came before with another body.
 */
export type Claim =
  | { readonly type: 'New' }
  | { readonly type: 'InProgress' }
  | { readonly type: 'Replay'; readonly answer: StoredAnswer }
  | { readonly type: 'DifferentBody' };

/** What became of a key, for who asks without coming with it: nobody did, it is being worked on, or it was answered. */
export type KeyOutcome =
  | { readonly type: 'Unknown' }
  | { readonly type: 'InProgress' }
  | { readonly type: 'Answered'; readonly answer: StoredAnswer };

/** A claim that was never answered is given up after this long: its process is gone. Milliseconds. */
export const CLAIM_LASTS_MS = 30_000;
/** How long an answer is kept for a repeated request (BL-8). Milliseconds. */
export const ANSWER_LASTS_MS = 24 * 60 * 60 * 1000;
