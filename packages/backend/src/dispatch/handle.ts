import { either as E } from 'fp-ts';
import type { IdempotentRequest } from '../store/idempotency.ts';
import type { Tx } from '../store/tx.ts';
import type { Deps } from '../request/handler.ts';
import { badRequest, type Answer } from './answer.ts';
import type { Backend, Incoming } from './backend.ts';
import type { Outcome } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { once } from './once.ts';
import { Rollback } from './rollback.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;

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

type Work = (tx: Tx) => Promise<Outcome>;

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
  if (E.isLeft(request)) return E.left(badRequest(400, 'the request does not fit', request.left));
  const { bodyHash, run } = request.right;
  const key = incoming.idempotencyKey?.toLowerCase() ?? '';
  if (isWrite && !uuid.test(key)) return E.left(badRequest(400, 'a write needs an Idempotency-Key, a UUID'));
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
  return isWrite ? once(backend, claimed, incoming, work) : runWithoutKey(backend, work);
};
