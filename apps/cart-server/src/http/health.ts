import type { FastifyInstance } from 'fastify';
import type { SqlStore } from '../store/sql-store.ts';

/** Timeout of the database check in ms. */
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

// health checks are frequent, use any host and must work under overload
const watched = { logLevel: 'warn', config: { rateLimit: false, pressureHandler: () => undefined } } as const;

/**
 * Adds the health checks (SV-04): `/health/live` fails if the process needs a restart, `/health` also needs the
 * database.
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
