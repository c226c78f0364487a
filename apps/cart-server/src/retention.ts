import { setTimeout as wait } from 'node:timers/promises';
import { ANSWER_LASTS_MS } from '@baguni/backend';
import type { FastifyInstance } from 'fastify';
import type { RetentionStatus } from './metrics/metrics.ts';
import { ON_ITS_WAY_MS } from './session/stored-sessions.ts';
import type { SqlStore } from './store/sql-store.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Lifetime of visit data (RC-03) and of viewed items. */
const SEEN_LASTS_MS = 90 * 24 * HOUR_MS;
/** Lifetime of an unpaid checkout. */
const UNPAID_LASTS_MS = 7 * 24 * HOUR_MS;

/** How long Korean law requires shops to keep records of contracts and deliveries (CK-20). */
const RECIPIENTS_LAST_MS = 5 * 365.25 * 24 * HOUR_MS;

/** Lifetime of download attempts, which count for one day. */
const TRIES_LAST_MS = 25 * HOUR_MS;

/** A pause between two batches in ms, so that shoppers' requests come between them. */
const PAUSE_MS = 20;

/**
 * Deletes expired rows at the start and then every hour, in batches, as long as there are any. Logs failures; the next run
 * continues. Returns a function that reads the status.
 */
export const scheduleRetention = (
  app: FastifyInstance,
  { forget }: Pick<SqlStore, 'forget'>,
  now: () => number,
): (() => RetentionStatus) => {
  const closing = new AbortController();
  let doneAt = now();
  let beganAt: number | null = null;
  const dropExpired = async (): Promise<void> => {
    beganAt ??= now();
    const retention = {
      idempotencyBefore: now() - ANSWER_LASTS_MS,
      sessionsExpiredBefore: now() - ON_ITS_WAY_MS,
      unpaidOrdersBefore: now() - UNPAID_LASTS_MS,
      recipientsPaidBefore: now() - RECIPIENTS_LAST_MS,
      couponTriesBefore: now() - TRIES_LAST_MS,
      detailsExpiredBefore: now(),
      seenBefore: now() - SEEN_LASTS_MS,
      viewedBefore: now() - SEEN_LASTS_MS,
    };
    while (!closing.signal.aborted && (await forget(retention)) > 0) await wait(PAUSE_MS);
    beganAt = null;
    doneAt = now();
  };
  let running = Promise.resolve();
  const run = (): void => {
    running = running
      .then(dropExpired)
      .catch((error: unknown) => app.log.error({ said: String(error) }, 'retention failed'));
  };
  run();
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    closing.abort();
    clearInterval(timer);
    await running;
  });
  return () => ({ age: now() - doneAt, backlog: beganAt === null ? 0 : now() - beganAt });
};
