import { ANSWER_LASTS_MS, type Store } from '@baguni/backend';
import type { FastifyInstance } from 'fastify';
import { ON_ITS_WAY_MS } from './session/stored-sessions.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Lifetime of visit data (RC-03). */
const SEEN_LASTS_MS = 90 * 24 * HOUR_MS;
/** Lifetime of an unpaid checkout. */
const UNPAID_LASTS_MS = 7 * 24 * HOUR_MS;

/** Lifetime of download attempts, which count for one day. */
const TRIES_LAST_MS = 25 * HOUR_MS;

/** Deletes expired rows every hour; logs failures, and the next run catches up. */
export const scheduleRetention = (app: FastifyInstance, store: Store, now: () => number): void => {
  const dropExpired = async (): Promise<void> => {
    const retention = {
      idempotencyBefore: now() - ANSWER_LASTS_MS,
      sessionsExpiredBefore: now() - ON_ITS_WAY_MS,
      unpaidOrdersBefore: now() - UNPAID_LASTS_MS,
      couponTriesBefore: now() - TRIES_LAST_MS,
      detailsExpiredBefore: now(),
      seenBefore: now() - SEEN_LASTS_MS,
    };
    await store.transaction((tx) => tx.forget(retention));
  };
  const timer = setInterval(() => {
    dropExpired().catch((error: unknown) => app.log.error({ said: String(error) }, 'retention failed'));
  }, HOUR_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
};
