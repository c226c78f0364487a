import type { Answer, IdempotencyKey } from '@baguni/domain';
import type { RequestOf, ResponseOf } from './call.ts';

/** Sends one call. A write may be given a key, to be sent again as the same write (BL-8). */
type Send<C> = [RequestOf<C>] extends [void]
  ? (request?: void, key?: IdempotencyKey) => Answer<ResponseOf<C>>
  : (request: RequestOf<C>, key?: IdempotencyKey) => Answer<ResponseOf<C>>;

/** One function for each call of a table, except those that a form sends. */
export type Client<Calls> = {
  readonly [Name in keyof Calls as Calls[Name] extends { readonly isForm: true } ? never : Name]: Send<Calls[Name]>;
};
