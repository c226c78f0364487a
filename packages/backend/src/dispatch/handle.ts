import { either as E } from 'fp-ts';
import type { IdempotentRequest } from '../store/idempotency.ts';
import type { Tx } from '../store/tx.ts';
import type { Deps } from '../request/handler.ts';
import { badRequest, type Answer } from './answer.ts';
import type { Backend, Incoming } from './backend.ts';
import { readHeld, writeHeld } from './answer-held.ts';
import type { Outcome } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { heldCalls } from './held-calls.ts';
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

type Work = (tx: Tx) => Promise<Outcome>;

/** A read made of what is held of the cart; null where a transaction has to answer. */
const readOfHeld = ({ carts }: Backend, incoming: Incoming, work: Work): Promise<Answer | null> => {
  const how = heldCalls[incoming.call];
  if (!carts || !incoming.visit || !how) return Promise.resolve(null);
  return readHeld(carts, incoming.visit, incoming, how === 'Stamp', work);
};

/** A write worked out on what is held of the cart; null where a transaction has to answer. */
const writeOfHeld = (
  { carts }: Backend,
  request: IdempotentRequest,
  incoming: Incoming,
  work: Work,
): Promise<Answer | null> =>
  carts && incoming.visit && heldCalls[incoming.call]
    ? writeHeld(carts, incoming.visit, request, incoming, work)
    : Promise.resolve(null);

/** A call without a key: a refusal rolls back whatever it wrote. */
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

/**
 * Answers a call (CM): decodes the request, runs it in one transaction, once for its key, and encodes the reply. What a
 * rule or a codec refuses is an answer; only unexpected errors are thrown, and then nothing was written.
 */
export const handle = async (backend: Backend, incoming: Incoming): Promise<Answer> => {
  const { path, isWrite, read } = endpoints[incoming.call];
  const request = read(incoming.body);
  if (E.isLeft(request)) return badRequest(400, 'the request does not fit', request.left);
  const { bodyHash, run } = request.right;
  const work: Work = (tx) => run(depsOf(backend, incoming, tx));
  if (!isWrite) return (await readOfHeld(backend, incoming, work)) ?? runWithoutKey(backend, work);
  const key = incoming.idempotencyKey?.toLowerCase() ?? '';
  if (!uuid.test(key)) return badRequest(400, 'a write needs an Idempotency-Key, a UUID');
  const claimed = { path, key, bodyHash };
  return (await writeOfHeld(backend, claimed, incoming, work)) ?? once(backend, claimed, incoming, work);
};
