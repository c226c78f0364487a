import { either as E } from 'fp-ts';
import {
  type Refresh,
  type Refreshed,
  type Refusal,
  readRequest,
  successBody,
  type Call,
  callNames,
  calls,
  type CallName,
} from '@baguni/contract';
import type { ApiError, Language } from '@baguni/domain/internal';
import { pricesFor } from '../cart/open-cart.ts';
import { refusal, type Deps, type Handler, type HandlerOf } from '../request/handler.ts';
import type { StoredAnswer } from '../store/rows.ts';
import * as table from '../handlers/table.ts';

export type Answer = StoredAnswer;

/** Converts an error to an answer. */
const refusalAnswer = (error: ApiError): Answer => {
  const { resultCode, domain, message, data, nextAction, redirectUrl, status } = error;
  const body: Refusal = {
    resultCode,
    domain,
    message,
    data,
    ...(nextAction === undefined ? {} : { nextAction }),
    ...(redirectUrl === undefined ? {} : { redirectUrl }),
  };
  return { status: status ?? 500, body };
};

/** Rejects a request before any rule runs. `data` is for client developers (XT-15). */
export const badRequest = (status: 400 | 404 | 409 | 422, message: string, data: object | null = null): Answer => {
  const body: Refusal = { resultCode: `9${status}`, domain: 'cart-api', message, data };
  return { status, body };
};

/** Refuses a call of a page whose session was lost; its shopper must sign in again. */
export const sessionLost = (language: Language): Answer => {
  const refused = refusal(language, 401, 'CART-BR3-02');
  return E.isLeft(refused) ? refusalAnswer(refused.left) : refused.right;
};

/** Rolls back a transaction and carries the refusal. */
export class Rollback extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super('refused');
    this.answer = answer;
  }
}

/** FNV-1a over UTF-16 units, 32 bits. */
const fnv = (text: string, seed: number): string => {
  let hash = seed;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
};

/**
 * Hashes a request body, to detect a different body under the same key (BL-8). Not cryptographic, because a collision
 * affects only the sender.
 */
export const bodyHash = (body: unknown): string => {
  const text = JSON.stringify(body) ?? '';
  return `${text.length.toString(16)}-${fnv(text, 0x811c9dc5)}${fnv(text, 0x9e3779b9)}`;
};

/** An answer; its writes are rolled back unless `isCommitted`. */
export interface Outcome {
  readonly answer: Answer;
  /** The answer to a repeated request. */
  readonly kept: Answer;
  readonly isCommitted: boolean;
}

export interface ReadyRequest {
  readonly bodyHash: string;
  readonly run: (deps: Deps) => Promise<Outcome>;
}

export interface Endpoint {
  readonly path: string;
  readonly isWrite: boolean;
  readonly read: (body: unknown) => E.Either<readonly string[], ReadyRequest>;
}

const accepted = <Req, Res>(call: Call<Req, Res>, reply: Res): Answer => ({
  status: 200,
  body: successBody(call, reply),
});

/** Returns what a write is asked for after it. Only codecs of such writes let the field through. */
const refreshIn = (request: unknown): Refresh | undefined =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- decoded by the codec of its call
  (request as { readonly refresh?: Refresh } | undefined)?.refresh;

/** Returns the prices after a write, and the cart if it is wanted; its quantities then count, as the page shows them. */
const refreshedAfter = async (deps: Deps, asked: Refresh, reply: unknown): Promise<Refreshed> => {
  const read = asked.cart ? await handlers.getCart(deps)({ cartUnitIdList: [] }) : undefined;
  if (!read || E.isLeft(read)) return pricesFor(deps, asked);
  const cart = read.right;
  const added =
    asked.selects && typeof reply === 'object' && reply && 'cartUnitId' in reply ? reply.cartUnitId : undefined;
  const ids = new Set(asked.requests.map(({ cartUnitId }) => cartUnitId));
  const requests = cart.units.filter(({ cartUnitId }) => ids.has(cartUnitId) || cartUnitId === added);
  return { ...(await pricesFor(deps, { ...asked, requests })), cart };
};

/**
 * Binds a handler to its call: decodes the request, runs the handler, encodes the reply. Unlisted fields are dropped.
 */
const endpoint = <Req, Res>(call: Call<Req, Res>, handler: Handler<Req, Res>): Endpoint => ({
  path: call.path,
  isWrite: call.isWrite,
  read: (body) =>
    E.map((request: Req) => ({
      bodyHash: bodyHash(call.request.encode(request)),
      run: async (deps: Deps): Promise<Outcome> => {
        const reply = await handler(deps)(request);
        if (E.isLeft(reply)) {
          const refusal = refusalAnswer(reply.left);
          return { answer: refusal, kept: refusal, isCommitted: false };
        }
        const kept = accepted(call, reply.right);
        const refresh = refreshIn(request);
        // a repeat has no prices: the page asks for them then (BL-8)
        const answer = refresh
          ? accepted(
              call,
              Object.assign({}, reply.right, { refreshed: await refreshedAfter(deps, refresh, reply.right) }),
            )
          : kept;
        return { answer, kept, isCommitted: true };
      },
    }))(readRequest(call.request, body)),
});

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
