import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SqlStore } from '../store/sql-store.ts';
import { underOverload } from './limits.ts';

/** Timeout of the database check in ms. */
const ANSWER_MS = 1_000;

/** The result of a database check is reused for this time, in ms. */
const REUSE_MS = 1_000;

/** Runs at most one check at a time and reuses its result, so that frequent calls take no more connections. */
const shared = (check: () => Promise<boolean>): (() => Promise<boolean>) => {
  let latest: Promise<boolean> | null = null;
  const forgetLater = (): void => {
    setTimeout(() => {
      latest = null;
    }, REUSE_MS).unref();
  };
  return () => {
    if (latest) return latest;
    latest = check();
    void latest.then(forgetLater);
    return latest;
  };
};

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
const watched = { logLevel: 'warn', config: { rateLimit: false, ...underOverload } } as const;

declare module 'fastify' {
  interface FastifyInstance {
    /** True after SIGTERM; the server still answers until it stops listening. */
    readonly stopping: { hasBegun: boolean };
  }
}

/** Reports the server as not ready and asks clients to reconnect elsewhere, while it still answers. */
const addDrain = (app: FastifyInstance): void => {
  app.decorate('stopping', { hasBegun: false });
  app.addHook('onSend', async (_, reply) => {
    if (app.stopping.hasBegun) reply.header('connection', 'close');
  });
};

const notReady = (reply: FastifyReply, waitsFor: 'database' | 'shutdown'): FastifyReply =>
  reply.status(503).header('retry-after', '1').send({ isReady: false, waitsFor });

/**
 * Adds the health checks (SV-04): `/health/live` fails if the process needs a restart, `/health` also needs the
 * database to accept writes. It fails first when the
 * process stops.
 */
export const addHealth = (app: FastifyInstance, store: Pick<SqlStore, 'ping'>): void => {
  addDrain(app);
  // a check that hangs on a dead connection must not stop later ones
  const accepts = shared(() => within(store.ping(), ANSWER_MS));
  app.get('/health/live', watched, async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ isLive: true }),
  );
  app.get('/health', watched, async (_, reply) => {
    reply.header('cache-control', 'no-store');
    if (app.stopping.hasBegun) return notReady(reply, 'shutdown');
    const isReady = await accepts();
    return isReady ? { isReady } : notReady(reply, 'database');
  });
};
