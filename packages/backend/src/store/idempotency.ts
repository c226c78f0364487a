/** A stored answer for repeated requests. */
export interface StoredAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** A write that a client may repeat, with path, key and body hash (BL-8). */
export interface IdempotentRequest {
  readonly path: string;
  readonly key: string;
  readonly bodyHash: string;
}

/** Result of a claim: new, running in another transaction, answered, or used with another body. */
export type Claim =
  | { readonly type: 'New' }
  | { readonly type: 'InProgress' }
  | { readonly type: 'Replay'; readonly answer: StoredAnswer }
  | { readonly type: 'DifferentBody' };

/** State of a key: unused, running or answered. */
export type KeyOutcome =
  | { readonly type: 'Unknown' }
  | { readonly type: 'InProgress' }
  | { readonly type: 'Answered'; readonly answer: StoredAnswer };

/** Retention of answers in ms (BL-8): one day, plus one day for clock changes. */
export const ANSWER_LASTS_MS = 48 * 60 * 60 * 1000;
