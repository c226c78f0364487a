import type * as t from 'io-ts';
import type { Codec } from '../codecs/base/shape.ts';

/** Decodes the data of a reply or of a refusal. */
export type Reader<Data = unknown> = t.Decoder<unknown, Data>;

/**
 * One call between the page and the server: all that both sides must agree on. What a page does with calls that overlap
 * is named by its use cases, where they send (CM-51).
 */
export interface Call<Req, Res> {
  /** The requirement that names it; none for the reference marketplace's own calls. */
  readonly id: `CM-${string}` | 'reference';
  /** The HTTP method. */
  readonly method: 'GET' | 'POST';
  /** Below the API base path. */
  readonly path: `/${string}`;
  /** What stands in its address behind the path, always. */
  readonly query?: string;
  /** The codec of its body. */
  readonly request: Codec<Req>;
  /** The codec of its answer’s data. */
  readonly response: Codec<Res>;
  /** The data of a 409, if it has more than a message (BL-9). */
  readonly conflict?: Reader;
  /** ms, or the environment's (CM-52). */
  readonly timeoutMs: 'default' | 5000;
  /** Whether it changes something and so carries an Idempotency-Key (BL-8). */
  readonly isWrite: boolean;
  /** True if the page reports something: its body is small, and it counts as a write. */
  readonly isReport?: true;
  /** A form of the page sends it, and a file answers it (CM-44); all others are JSON. */
  readonly isForm?: true;
  /** It is sent while the page is being left, and goes on without it (XT-01). */
  readonly outlivesPage?: true;
  /** How often it is sent at most if the network fails (RL-8). */
  readonly attempts: 1 | 2;
}

type Defaults = Pick<Call<never, never>, 'method' | 'timeoutMs' | 'isWrite' | 'attempts'>;

const defaults: Defaults = { method: 'POST', timeoutMs: 'default', isWrite: false, attempts: 2 };

/** Adds the defaults to the terms of a call: a read by POST, sent twice at most. */
export const call = <Req, Res>(terms: Omit<Call<Req, Res>, keyof Defaults> & Partial<Defaults>): Call<Req, Res> => ({
  ...defaults,
  ...terms,
});

/** Any call of the table. */
export type AnyCall = Omit<Call<never, never>, 'request' | 'response' | 'conflict'>;

/** A call as far as reading its answers needs it. */
export interface AnsweredCall<Res> extends AnyCall {
  /** Reads the data of its answer. */
  readonly response: Reader<Res>;
  /** Reads the data of a 409, if it has more than a message (BL-9). */
  readonly conflict?: Reader;
}

/** A call as far as sending it and reading its answers needs it. */
export interface SentCall<Req, Res> extends AnsweredCall<Res> {
  /** Writes its body: `encode` makes JSON of a request. */
  readonly request: { readonly encode: (request: Req) => unknown };
}

/** The type of a call's request. */
export type RequestOf<C> = C extends { readonly request: Codec<infer Req> } ? Req : never;
/** The type of a call's reply. */
export type ResponseOf<C> = C extends { readonly response: Codec<infer Res> } ? Res : never;

/** Where a call goes. */
export type CallAddress = Pick<AnyCall, 'method' | 'path'>;

/**
 * Method and path: the name of a call in errors (ER-02).
 * @example
 * nameOf(calls.getCart); // POST /cart/getCart
 */
export const nameOf = (call: CallAddress): string => `${call.method} ${call.path}`;
