import type { IdempotentRequest } from '../store/idempotency.ts';
import type { InEachLanguage } from '../store/rows.ts';
import type { Tx } from '../store/tx.ts';
import { badRequest, type Answer } from './answer.ts';
import type { Backend, Incoming } from './backend.ts';
import type { Outcome } from './endpoint.ts';
import { Rollback } from './rollback.ts';

/** Shown to shoppers, because a page resends unanswered requests (RL-8). */
const stillRunning: InEachLanguage<string> = {
  ko: '앞서 보낸 같은 요청을 처리하고 있습니다. 잠시 후 확인해 주십시오.',
  en: 'The same request, sent a moment ago, is still being processed. Please check again in a moment.',
  cn: '先前发送的相同请求仍在处理中。请稍后确认。',
  jp: '先ほど送信された同じリクエストを処理しています。しばらくしてからご確認ください。',
};

type Work = (tx: Tx) => Promise<Outcome>;

/** Returns the answer of an earlier request with this key, or null if the key is new. */
const earlierAnswer = async (
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

/** Runs the work and stores its answer in one transaction, so that a crash keeps both or neither. */
const runAndStore = (
  { store }: Backend,
  request: IdempotentRequest,
  { session, now, language }: Incoming,
  work: Work,
): Promise<Answer> =>
  store.transaction(async (tx) => {
    const { answer, kept, isCommitted } = await work(tx);
    if (!isCommitted) throw new Rollback(answer);
    // another request claimed the key, e.g. after a clock change; roll back and let it answer
    if (!(await tx.complete(session.scope, request, now, kept)))
      throw new Rollback(badRequest(409, stillRunning[language]));
    return answer;
  });

/** Runs the work; rolls back a refusal and stores it in a second transaction. */
const runOrRefuse = async (
  backend: Backend,
  request: IdempotentRequest,
  incoming: Incoming,
  work: Work,
): Promise<Answer> => {
  try {
    return await runAndStore(backend, request, incoming, work);
  } catch (error) {
    if (!(error instanceof Rollback)) throw error;
    const { answer } = error;
    await backend.store.transaction((tx) => tx.complete(incoming.session.scope, request, incoming.now, answer));
    return answer;
  }
};

const releaseClaim = ({ store }: Backend, request: IdempotentRequest, { session, now }: Incoming): Promise<void> =>
  store.transaction((tx) => tx.release(session.scope, request, now));

/** Runs a write once per key; a repeated request gets the first answer, even a refusal (BL-8). */
export const once = async (
  backend: Backend,
  request: IdempotentRequest,
  incoming: Incoming,
  work: Work,
): Promise<Answer> => {
  try {
    const earlier = await earlierAnswer(backend, request, incoming);
    return earlier ?? (await runOrRefuse(backend, request, incoming, work));
  } catch (error) {
    // also if the claim failed, because it may be committed; if the release fails too, the claim expires
    await releaseClaim(backend, request, incoming).catch(() => undefined);
    throw error;
  }
};
