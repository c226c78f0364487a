import { callNames, calls, type Call, type CallName } from '@baguni/contract';
import * as table from '../handlers/table.ts';
import type { Handler, HandlerOf } from '../request/handler.ts';
import { endpoint, type Endpoint } from './endpoint.ts';

/** The handler of each call of a table. */
export type Handlers = { readonly [Name in CallName]: HandlerOf<Name> };

/** Every handler, by the name of its call. A call without a handler does not compile. */
export const handlers: Handlers = table;

/* oxlint-disable typescript/no-unsafe-type-assertion -- `Handlers` gives each handler the types of its call */
const endpointOf = (name: CallName): Endpoint =>
  endpoint(calls[name] as unknown as Call<unknown, unknown>, handlers[name] as unknown as Handler<unknown, unknown>);

/** The endpoint of each call. */
export const endpoints = Object.fromEntries(callNames.map((name) => [name, endpointOf(name)])) as Readonly<
  Record<CallName, Endpoint>
>;
