import type { CallName } from '@baguni/contract';
import type { Device, EngineParts, Environment, Language, OverseaMarket, TxKey } from '@baguni/domain/internal';
import { type TakeReport, type Deps, temporaryProblem } from '../request/handler.ts';
import type { Session, IdempotentRequest, InEachLanguage } from '../store/rows.ts';
import type { Store, Tx } from '../store/tx.ts';
import { badRequest, type Answer, type Outcome, Rollback, endpoints } from './endpoint.ts';
import { either as E } from 'fp-ts';

export interface Backend {
  readonly store: Store;
  readonly environment: Environment;
  readonly overseas: OverseaMarket;
  readonly engine: EngineParts;
  /** Returns an unguessable, unique checkout key. */
  readonly newTxKey: () => TxKey;
  readonly report: TakeReport;
}

export interface Incoming {
  readonly call: CallName;
  readonly session: Session;
  /** Names the session, which a write then keeps from ending until it is committed (AZ-7). */
  readonly tokenHash?: string;
  /** Version of the rows that a read of the cart depends on; a server may cache its response by it. */
  readonly cartVersion?: string;
  readonly idempotencyKey: string | null;
  readonly body: unknown;
  /** Ms since 1970 UTC. */
  readonly now: number;
  readonly language: Language;
  readonly device: Device;
  readonly isApp: boolean;
}

/** Shown to shoppers, because a page resends unanswered requests (RL-8). */
export const stillRunning: InEachLanguage<string> = {
  ko: '앞서 보낸 같은 요청을 처리하고 있어요. 잠시 후 확인해 주세요.',
  en: 'The same request, sent a moment ago, is still being processed. Please check again in a moment.',
  cn: '先前发送的相同请求仍在处理中。请稍后确认。',
  jp: '先ほど送信された同じリクエストを処理しています。しばらくしてからご確認ください。',
};

type Work = (tx: Tx) => Promise<Outcome>;

/** The sender of a write, and its time. */
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

const depsOf = (backend: Backend, { session, now, language, device, isApp }: Incoming, tx: Tx): Deps => ({
  device,
  isApp,
  tx,
  session,
  now,
  language,
  environment: backend.environment,
  overseas: backend.overseas,
  engine: backend.engine,
  newTxKey: backend.newTxKey,
  report: backend.report,
});

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

interface ReadyCall {
  readonly work: Work;
  readonly isWrite: boolean;
  readonly claimed: IdempotentRequest;
}

const ready = (backend: Backend, incoming: Incoming): E.Either<Answer, ReadyCall> => {
  const { path, isWrite, read } = endpoints[incoming.call];
  const request = read(incoming.body);
  const refused = (data: object) => E.left(badRequest(400, temporaryProblem(incoming.language), data));
  if (E.isLeft(request)) return refused({ paths: request.left });
  const { bodyHash, run } = request.right;
  const key = incoming.idempotencyKey?.toLowerCase() ?? '';
  if (isWrite && !uuid.test(key)) return refused({ reason: 'a write needs an Idempotency-Key, a UUID' });
  const work: Work = (tx) => run(depsOf(backend, incoming, tx));
  return E.right({ work, isWrite, claimed: { path, key, bodyHash } });
};

/**
 * Handles a call in one transaction, once per key. Refusals are answers; unexpected errors are thrown after a
 * rollback.
 */
export const handle = async (backend: Backend, incoming: Incoming): Promise<Answer> => {
  const call = ready(backend, incoming);
  if (E.isLeft(call)) return call.left;
  const { work, isWrite, claimed } = call.right;
  return isWrite ? once(backend.store, claimed, incoming, work) : runWithoutKey(backend, work);
};
