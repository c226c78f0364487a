import type { Answer, Backend, handle, Incoming } from '@baguni/backend';
import { calls, type AnyCall, type CallName } from '@baguni/contract';
import { LRUCache } from 'lru-cache';
import type { SqlStore } from './sql-store.ts';

const table: Readonly<Record<CallName, AnyCall>> = calls;

/** The maximum size of all cached responses, in UTF-16 units. */
const MAX_SIZE = 12 * 1024 * 1024;

interface CachedResponse {
  readonly version: string;
  readonly json: string;
}

/** A response whose body is parsed only if it is read; the text is sent unchanged. */
export interface JsonAnswer extends Answer {
  readonly json?: string;
}

const cachedAnswer = (json: string): JsonAnswer => ({
  status: 200,
  json,
  get body() {
    const body: unknown = JSON.parse(json);
    return body;
  },
});

/** Handles a call. */
export type Handle = (backend: Backend, incoming: Incoming) => Promise<JsonAnswer>;

const keyOf = ({ call, session, language, body }: Incoming): string =>
  JSON.stringify([call, session.scope, session.guestOwner, session.ordersAsNonMember ?? false, language, body]);

/** Caches responses to reads by the version of their cart, and computes them on one snapshot of the database. */
export const cacheResponses = (answer: typeof handle, { snapshot }: Pick<SqlStore, 'snapshot'>): Handle => {
  const responses = new LRUCache<string, CachedResponse>({
    maxSize: MAX_SIZE,
    sizeCalculation: ({ version, json }, key) => key.length + version.length + json.length,
  });
  return async (backend, incoming) => {
    if (incoming.cartVersion === undefined || !table[incoming.call].isCacheable) return answer(backend, incoming);
    const key = keyOf(incoming);
    const cached = responses.get(key);
    if (cached?.version === incoming.cartVersion) return cachedAnswer(cached.json);
    const { version, result } = await snapshot(incoming.session, (tx) =>
      answer({ ...backend, store: { transaction: (work) => work(tx) } }, incoming),
    );
    if (result.status !== 200) return result;
    const json = JSON.stringify(result.body);
    responses.set(key, { version, json });
    return { ...result, json };
  };
};
