import { either as E } from 'fp-ts';
import type { Tx } from '../store/tx.ts';
import type { Deps } from '../request/handler.ts';
import { badRequest, type Answer } from './answer.ts';
import type { Backend, Incoming } from './backend.ts';
import type { ReadyRequest } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { once } from './once.ts';
import { TakenBack } from './taken-back.ts';

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
  newTxKey: backend.newTxKey,
  report: backend.report,
});

/** A call without a key: a refusal takes back what little it wrote. */
const plain = async (backend: Backend, incoming: Incoming, request: ReadyRequest): Promise<Answer> => {
  try {
    return await backend.store.transaction(async (tx) => {
      const { answer, stands } = await request.run(depsOf(backend, incoming, tx));
      if (!stands) throw new TakenBack(answer);
      return answer;
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.answer;
    throw error;
  }
};

/**
 * Answers a call (CM): reads the request by its codec, runs it in one transaction, once for its key, and writes the
 * reply by its codec. What a rule or a codec refuses is an answer; only what nobody foresaw is thrown, and then nothing
 * was written.
 */
export const handle = async (backend: Backend, incoming: Incoming): Promise<Answer> => {
  const { path, isWrite, read } = endpoints[incoming.call];
  const request = read(incoming.body);
  if (E.isLeft(request)) return badRequest(400, 'the request does not fit', request.left);
  if (!isWrite) return plain(backend, incoming, request.right);
  const key = incoming.idempotencyKey?.toLowerCase() ?? '';
  if (!uuid.test(key)) return badRequest(400, 'a write needs an Idempotency-Key, a UUID');
  const { bodyHash, run } = request.right;
  return once(backend, { path, key, bodyHash }, incoming, (tx) => run(depsOf(backend, incoming, tx)));
};
