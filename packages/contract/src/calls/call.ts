import type * as t from 'io-ts';
import type { Codec } from '../codecs/shape.ts';

/** Reads what came along with a refusal. */
export type Reader = t.Decoder<unknown, unknown>;

/**
 * One call between the page and the server: all that both sides must agree on. What a page does with calls that overlap
 * is named by its use cases, where they send (CM-51).
 */
export interface Call<Req, Res> {
  /** The requirement that names it; none for the reference marketplace's own calls. */
  readonly id: `CM-${string}` | 'reference';
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Below the API base path. */
  readonly path: `/${string}`;
  readonly request: Codec<Req>;
  readonly response: Codec<Res>;
  /** What comes along with a 409, where it is more than a message (BL-9). */
  readonly conflict?: Reader;
  /** ms, or the environment's (CM-52). */
  readonly timeoutMs: 'default' | 5000;
  /** It changes something, so it carries an Idempotency-Key (BL-8). */
  readonly isWrite: boolean;
  /** How often it is sent at most while the network fails (RL-8). */
  readonly attempts: 1 | 2;
}

/** Any call of the table. */
export type AnyCall = Omit<Call<never, never>, 'request' | 'response' | 'conflict'>;

/** Of a call, what reads its answers. */
export interface AnsweredCall<Res> extends AnyCall {
  readonly response: Codec<Res>;
  readonly conflict?: Reader;
}

/** What a call is asked with. */
export type RequestOf<C> = C extends { readonly request: Codec<infer Req> } ? Req : never;
/** What a call answers. */
export type ResponseOf<C> = C extends { readonly response: Codec<infer Res> } ? Res : never;

/** Method and path, as errors name a call (ER-02). */
export const nameOf = (call: Pick<AnyCall, 'method' | 'path'>): string => `${call.method} ${call.path}`;
