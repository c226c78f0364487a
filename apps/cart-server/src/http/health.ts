import type { FastifyInstance } from 'fastify';
import type { SqlStore } from '../store/sql-store.ts';

/** How long the database may take to answer before the process counts as not ready. Milliseconds. */
const ANSWER_MS = 1_000;

const within = async (answer: Promise<unknown>, ms: number): Promise<boolean> => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), ms);
  answer.then(
    () => resolve(true),
    () => resolve(false),
  );
  return promise.finally(() => clearTimeout(timer));
};

// whoever watches asks often, under any host, and while too much is asked
const watched = { logLevel: 'warn', config: { rateLimit: false, pressureHandler: () => undefined } } as const;

/**
 * Two questions of whoever watches the process (SV-04): `/health/live`, whether it lives, else it is to be started anew;
 * `/health`, whether it may be sent requests, which needs its database: one that is away comes back by itself.
 */
export const addHealth = (app: FastifyInstance, store: Pick<SqlStore, 'ping'>): void => {
  app.get('/health/live', watched, async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ isLive: true }),
  );
  app.get('/health', watched, async (_, reply) => {
    const isReady = await within(store.ping(), ANSWER_MS);
    reply.header('cache-control', 'no-store');
    return isReady ? { isReady } : reply.status(503).header('retry-after', '1').send({ isReady, waitsFor: 'database' });
  });
};
