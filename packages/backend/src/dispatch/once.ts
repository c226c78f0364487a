import type { IdempotentRequest } from '../store/idempotency.ts';
import type { InEachLanguage } from '../store/rows.ts';
import type { Tx } from '../store/tx.ts';
import { badRequest, type Answer } from './answer.ts';
import type { Backend, Incoming } from './backend.ts';
import type { Outcome } from './endpoint.ts';
import { TakenBack } from './taken-back.ts';

/** A shopper may read this one: a page sends a request again that had no answer (RL-8). */
const stillRunning: InEachLanguage<string> = {
  ko: '앞서 보낸 같은 요청을 처리하고 있습니다. 잠시 후 확인해 주십시오.',
  en: 'The same request, sent a moment ago, is still being processed. Please check again in a moment.',
  cn: '先前发送的相同请求仍在处理中。请稍后确认。',
  jp: '先ほど送信された同じリクエストを処理しています。しばらくしてからご確認ください。',
};

type Work = (tx: Tx) => Promise<Outcome>;

/** What another request with the same key leaves to say; null where this one is the first. */
const saidBefore = async (
  { store }: Backend,
  request: IdempotentRequest,
  incoming: Incoming,
): Promise<Answer | null> => {
  const claim = await store.transaction((tx) => tx.claim(incoming.session.scope, request, incoming.now));
  switch (claim.type) {
    case 'New':
      return null;
    case 'InProgress':
      return badRequest(409, stillRunning[incoming.language]);
    case 'DifferentBody':
      return badRequest(422, 'this Idempotency-Key was used for another request');
    case 'Replay':
      return claim.answer;
  }
};

/** The work and the keeping of its answer are one transaction: a crash leaves both or neither. */
const runAndKeep = (
  { store }: Backend,
  request: IdempotentRequest,
  { session, now }: Incoming,
  work: Work,
): Promise<Answer> =>
  store.transaction(async (tx) => {
    const { answer, stands } = await work(tx);
    if (!stands) throw new TakenBack(answer);
    if (!(await tx.complete(session.scope, request, now, answer))) throw new Error('the claim was given up meanwhile');
    return answer;
  });

/** A refusal stands, though nothing else of the work does. */
const carriedOut = async (
  backend: Backend,
  request: IdempotentRequest,
  incoming: Incoming,
  work: Work,
): Promise<Answer> => {
  try {
    return await runAndKeep(backend, request, incoming, work);
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
    const { answer } = error;
    await backend.store.transaction((tx) => tx.complete(incoming.session.scope, request, incoming.now, answer));
    return answer;
  }
};

/** Gives the claim up where it was not answered, so that the request can be sent again. */
const givenUp = ({ store }: Backend, request: IdempotentRequest, { session, now }: Incoming): Promise<void> =>
  store.transaction((tx) => tx.release(session.scope, request, now));

/** Carries a write out once for its key: a repeat gets the first answer again, also where that was a refusal (BL-8). */
export const once = async (
  backend: Backend,
  request: IdempotentRequest,
  incoming: Incoming,
  work: Work,
): Promise<Answer> => {
  try {
    const said = await saidBefore(backend, request, incoming);
    return said ?? (await carriedOut(backend, request, incoming, work));
  } catch (error) {
    // also where the claim itself failed: it may stand, with its answer lost; where this fails too, the claim ends by its age
    await givenUp(backend, request, incoming).catch(() => undefined);
    throw error;
  }
};
