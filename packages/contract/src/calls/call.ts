import type * as t from 'io-ts';
import type { Codec } from '../codecs/base/codec.ts';

/** A codec that only decodes. */
export type Reader<Data = unknown> = t.Decoder<unknown, Data>;

/** One call between page and server. */
export interface Call<Req, Res> {
  readonly id: `CM-${string}` | 'reference' | 'admin';
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  /** Fixed query string after the path. */
  readonly query?: string;
  readonly request: Codec<Req>;
  readonly response: Codec<Res>;
  readonly conflict?: Reader;
  readonly timeoutMs: 'default' | 5000;
  /** True if it changes data and therefore requires an Idempotency-Key (BL-8). */
  readonly isWrite: boolean;
  /** True if the page reports something: its body is small, and it counts as a write. */
  readonly isReport?: true;
  /** True if its response depends only on the session, the language and the version of the cart, not on the time. */
  readonly isCacheable?: true;
  /** True if the page works without it and shows no message after a failure (LS-06). */
  readonly isSilent?: true;
  /** A form sends the request and receives a file; all other calls use JSON. */
  readonly isForm?: true;
  /** Maximum number of attempts after network failures (RL-8). */
  readonly attempts: 1 | 2;
}

/** Fields of a call that have defaults. */
type Defaults = Pick<Call<never, never>, 'id' | 'method' | 'timeoutMs' | 'isWrite' | 'attempts'>;

const defaults: Defaults = { id: 'reference', method: 'POST', timeoutMs: 'default', isWrite: false, attempts: 2 };

/**
 * Adds the defaults to the terms of a call: a read by POST that the specification does not have, sent at most twice.
 * @example
 * const { id, path, request, response } = calls.getCart;
 * call({ id, path, request, response }).method; // POST
 */
export const call = <Req, Res>(terms: Omit<Call<Req, Res>, keyof Defaults> & Partial<Defaults>): Call<Req, Res> => ({
  ...defaults,
  ...terms,
});

/** A call without its codecs. */
export type AnyCall = Omit<Call<never, never>, 'request' | 'response' | 'conflict'>;

/** A call whose answer can be decoded. */
export interface AnsweredCall<Res> extends AnyCall {
  readonly response: Reader<Res>;
  readonly conflict?: Reader;
}

/** A call whose request can be encoded and whose answer can be decoded. */
export interface SentCall<Req, Res> extends AnsweredCall<Res> {
  readonly request: { readonly encode: (request: Req) => unknown };
}

/** The request of a call. */
export type RequestOf<C> = C extends { readonly request: Codec<infer Req> } ? Req : never;
/** The answer of a call. */
export type ResponseOf<C> = C extends { readonly response: Codec<infer Res> } ? Res : never;

/** The method and path of a call. */
export type CallAddress = Pick<AnyCall, 'method' | 'path'>;

/**
 * Returns method and path, which name the call in errors.
 * @example
 * nameOf(calls.getCart); // POST /cart/getCart
 */
export const nameOf = (call: CallAddress): string => `${call.method} ${call.path}`;
