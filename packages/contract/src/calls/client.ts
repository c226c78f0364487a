import * as table from './table.ts';
import { type Answer, type IdempotencyKey, SHORT_WAIT_MS, type EnvironmentName } from '@baguni/domain/internal';
import type { Call, RequestOf, ResponseOf, AnyCall } from './call.ts';

/** Every call, by its name: the client, the server and the API description are derived from it. */
export const calls = table;

/** The table of calls, by name. */
export type Calls = typeof calls;

/** The name of a call. */
export type CallName = keyof Calls;

/** The names of all calls. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a module exports what its type lists
export const callNames = Object.keys(calls) as readonly CallName[];

/** Sends one call. A write may be given a key, to be sent again as the same write (BL-8). */
type Send<C> = [RequestOf<C>] extends [void]
  ? (request?: void, key?: IdempotencyKey) => Answer<ResponseOf<C>>
  : (request: RequestOf<C>, key?: IdempotencyKey) => Answer<ResponseOf<C>>;

/** One function for each call of a table, except those that a form sends. */
export type Client<Calls> = {
  readonly [Name in keyof Calls as Calls[Name] extends { readonly isForm: true } ? never : Name]: Send<Calls[Name]>;
};

/** Sends any call of the table. */
export type SendCall = (
  name: CallName,
  call: Call<unknown, unknown>,
  request: unknown,
  key?: IdempotencyKey,
) => Answer<unknown>;

/* oxlint-disable typescript/no-unsafe-type-assertion -- each function has the types of its call */
/**
 * Builds a client for all calls from one function.
 * @example
 * const client = clientOf((name) => async () => E.right(name));
 * await client.getCart({ cartUnitIdList: [] })(); // { _tag: 'Right', right: 'getCart' }
 */
export const clientOf = (send: SendCall): Client<Calls> =>
  Object.fromEntries(
    callNames.map((name) => [
      name,
      (request: unknown, key?: IdempotencyKey) =>
        send(name, calls[name] as unknown as Call<unknown, unknown>, request, key),
    ]),
  ) as Client<Calls>;

const LONG_MS = 10_000;

const defaultTimeout = (environment: EnvironmentName): number =>
  environment === 'production' || environment === 'av' ? SHORT_WAIT_MS : LONG_MS;

/**
 * Returns the timeout of a call in ms (CM-52).
 * @example
 * timeoutOf(calls.setQuantity, 'production'); // 3000
 * timeoutOf(calls.setQuantity, 'local'); // 10000
 * timeoutOf(calls.getCart, 'production'); // 5000
 */
export const timeoutOf = (call: Pick<AnyCall, 'timeoutMs'>, environment: EnvironmentName): number =>
  call.timeoutMs === 'default' ? defaultTimeout(environment) : call.timeoutMs;
