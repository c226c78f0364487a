import * as table from '../handlers/table.ts';
import {
  type CallName,
  type Refresh,
  type Refreshed,
  type Refusal,
  readRequest,
  successBody,
  type Call,
  calls,
} from '@baguni/contract';
import type { Language, ApiError } from '@baguni/domain/internal';
import {
  type Services,
  type Deps,
  temporaryProblem,
  refusal,
  type Handler,
  type HandlerOf,
} from '../request/handler.ts';
import type { IdempotentRequest, InEachLanguage, StoredAnswer } from '../store/rows.ts';
import type { Store, Tx } from '../store/tx.ts';
import { either as E } from 'fp-ts';
import { pricesFor } from '../cart/open-cart.ts';

export type Answer = StoredAnswer;

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
class Rollback extends Error {
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

/** Hashes a body, to detect another one under the same key (BL-8). A collision affects only the sender. */
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

const accepted = <Req, Res>(call: Call<Req, Res>, reply: Res): Answer => ({
  status: 200,
  body: successBody(call, reply),
});

/** Returns the data that a write should return in addition. Only codecs of such writes accept the field. */
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

/** Runs the handler of a call, and encodes its reply. */
const outcomeOf = async <Req, Res>(
  call: Call<Req, Res>,
  handler: Handler<Req, Res>,
  deps: Deps,
  request: Req,
): Promise<Outcome> => {
  const reply = await handler(deps)(request);
  if (E.isLeft(reply)) {
    const refused = refusalAnswer(reply.left);
    return { answer: refused, kept: refused, isCommitted: false };
  }
  const kept = accepted(call, reply.right);
  const refresh = refreshIn(request);
  if (!refresh) return { answer: kept, kept, isCommitted: true };
  // a repeat has no prices: the page asks for them then (BL-8)
  const refreshed = await refreshedAfter(deps, refresh, reply.right);
  return { answer: accepted(call, Object.assign({}, reply.right, { refreshed })), kept, isCommitted: true };
};

export type Handlers = { readonly [Name in CallName]: HandlerOf<Name> };

/** Every handler, by the name of its call. A call without a handler does not compile. */
export const handlers: Handlers = table;

export interface Backend extends Services {
  readonly store: Store;
}

export interface Incoming extends Omit<Deps, keyof Services | 'tx'> {
  readonly call: CallName;
  /** Names the session, which a write then keeps from ending until it is committed (AZ-7). */
  readonly tokenHash?: string;
  /** Version of the rows that a read of the cart depends on; a server may cache its response by it. */
  readonly cartVersion?: string;
  readonly idempotencyKey: string | null;
  readonly body: unknown;
}

/** Shown to shoppers, because a page resends unanswered requests (RL-8). */
export const stillRunning: InEachLanguage<string> = {
  ko: '앞서 보낸 같은 요청을 처리하고 있어요. 잠시 후 확인해 주세요.',
  en: 'The same request, sent a moment ago, is still being processed. Please check again shortly.',
  cn: '先前发送的相同请求仍在处理中。请稍后确认。',
  jp: '先ほど送信された同じリクエストを処理しています。しばらくしてからご確認ください。',
};

type Work = (tx: Tx) => Promise<Outcome>;

type Sender = Pick<Incoming, 'session' | 'tokenHash' | 'now' | 'language'>;

/** Thrown if the session of a write ended before its transaction; nothing was changed (AZ-7). */
export class SessionEnded extends Error {}

/** Claims the key of a request; returns its earlier answer, or null for a new request. */
const claimedAnswer = async (tx: Tx, request: IdempotentRequest, incoming: Sender): Promise<Answer | null> => {
  const claim = await tx.claim(incoming.session.scope, request, incoming.now);
  switch (claim.type) {
    case 'New':
      return null;
    case 'InProgress':
      return badRequest(409, stillRunning[incoming.language]);
    case 'DifferentBody':
      return badRequest(422, temporaryProblem(incoming.language), {
        reason: 'this Idempotency-Key was used for another request',
      });
    case 'Replay':
      return claim.answer;
  }
};

/** Claims the key, runs the work and stores its answer in one transaction, so that a crash keeps all or nothing. */
const runAndStore = (store: Store, request: IdempotentRequest, incoming: Sender, work: Work): Promise<Answer> =>
  store.transaction(async (tx) => {
    const { session, tokenHash, now, language } = incoming;
    if (tokenHash !== undefined && !(await tx.holdSession(tokenHash, now))) throw new SessionEnded();
    const earlier = await claimedAnswer(tx, request, incoming);
    if (earlier) return earlier;
    const { answer, kept, isCommitted } = await work(tx);
    if (!isCommitted) throw new Rollback(answer);
    if (!(await tx.complete(session.scope, request, now, kept)))
      throw new Rollback(badRequest(409, stillRunning[language]));
    return answer;
  });

/** Runs a write once per key; a repeated request gets the first answer, even a refusal (BL-8). */
export const once = async (store: Store, request: IdempotentRequest, incoming: Sender, work: Work): Promise<Answer> => {
  try {
    return await runAndStore(store, request, incoming, work);
  } catch (error) {
    if (!(error instanceof Rollback)) throw error;
    const { answer } = error;
    // the refused work is rolled back with its claim; another request may have answered meanwhile
    return store.transaction(async (tx) => {
      const earlier = await claimedAnswer(tx, request, incoming);
      if (!earlier) await tx.complete(incoming.session.scope, request, incoming.now, answer);
      return earlier ?? answer;
    });
  }
};

export const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;

const depsOf = ({ store: _, ...services }: Backend, incoming: Incoming, tx: Tx): Deps => {
  const { session, now, language, device, isApp } = incoming;
  return { ...services, tx, session, now, language, device, isApp };
};

const runWithoutKey = async ({ store }: Backend, work: Work): Promise<Answer> => {
  try {
    return await store.transaction(async (tx) => {
      const { answer, isCommitted } = await work(tx);
      if (!isCommitted) throw new Rollback(answer);
      return answer;
    });
  } catch (error) {
    if (error instanceof Rollback) return error.answer;
    throw error;
  }
};

/** Handles a call in one transaction, once per key. Refusals are answers; other errors are thrown. */
export const handle = async (backend: Backend, incoming: Incoming): Promise<Answer> => {
  /* oxlint-disable typescript/no-unsafe-type-assertion -- `Handlers` gives each handler the types of its call */
  const call = calls[incoming.call] as unknown as Call<unknown, unknown>;
  const handler = handlers[incoming.call] as unknown as Handler<unknown, unknown>;
  /* oxlint-enable typescript/no-unsafe-type-assertion */
  const refused = (data: object): Answer => badRequest(400, temporaryProblem(incoming.language), data);
  const read = readRequest(call.request, incoming.body);
  if (E.isLeft(read)) return refused({ paths: read.left });
  const request = read.right;
  const work: Work = (tx) => outcomeOf(call, handler, depsOf(backend, incoming, tx), request);
  if (!call.isWrite) return runWithoutKey(backend, work);
  const key = incoming.idempotencyKey?.toLowerCase() ?? '';
  if (!uuid.test(key)) return refused({ reason: 'a write needs an Idempotency-Key, a UUID' });
  const claimed = { path: call.path, key, bodyHash: bodyHash(call.request.encode(request)) };
  return once(backend.store, claimed, incoming, work);
};
