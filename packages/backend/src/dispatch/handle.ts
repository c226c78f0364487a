import { either as E } from 'fp-ts';
import type { Tx } from '../store/tx.ts';
import type { Deps } from '../request/handler.ts';
import { badRequest, type Answer } from './answer.ts';
import type { Backend, Incoming } from './backend.ts';
import type { ReadyRequest } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { once } from './once.ts';
import { Rollback } from './rollback.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;

const depsOf = (
  backend: Backend,
  { session, now, language, device = 'pc', isApp = false }: Incoming,
  tx: Tx,
): Deps => ({
  device,
  isApp,
  tx,
  session,
  now,
  language,
  environment: backend.environment,
  overseas: backend.overseas,
  newTxKey: backend.newTxKey,
  report: backend.report,
});

/** A call without a key: a refusal rolls back whatever it wrote. */
const runWithoutKey = async (backend: Backend, incoming: Incoming, request: ReadyRequest): Promise<Answer> => {
  try {
    return await backend.store.transaction(async (tx) => {
      const { answer, isCommitted } = await request.run(depsOf(backend, incoming, tx));
      if (!isCommitted) throw new Rollback(answer);
      return answer;
    });
  } catch (error) {
    if (error instanceof Rollback) return error.answer;
    throw error;
  }
};

/**
 * Answers a call (CM): decodes the request, runs it in one transaction, once for its key, and encodes the reply. What a
 * rule or a codec refuses is an answer; only unexpected errors are thrown, and then nothing was written.
 */
export const handle = async (backend: Backend, incoming: Incoming): Promise<Answer> => {
  const { path, isWrite, read } = endpoints[incoming.call];
  const request = read(incoming.body);
  if (E.isLeft(request)) return badRequest(400, 'the request does not fit', request.left);
  if (!isWrite) return runWithoutKey(backend, incoming, request.right);
  const key = incoming.idempotencyKey?.toLowerCase() ?? '';
  if (!uuid.test(key)) return badRequest(400, 'a write needs an Idempotency-Key, a UUID');
  const { bodyHash, run } = request.right;
  return once(backend, { path, key, bodyHash }, incoming, (tx) => run(depsOf(backend, incoming, tx)));
};
