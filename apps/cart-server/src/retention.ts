import { setTimeout as wait } from 'node:timers/promises';
import { ANSWER_LASTS_MS } from '@baguni/backend';
import type { FastifyInstance } from 'fastify';
import { record } from 'fp-ts';
import type { RetentionStatus } from './metrics/prometheus.ts';
import { ON_ITS_WAY_MS } from './session/tokens.ts';
import type { Retention } from './store/rows/retention-rows.ts';
import type { SqlStore } from './store/sql-store.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Retention periods after the time in a row, in ms; the guide of the server lists the same periods. */
export const retentionPeriods: Readonly<Record<keyof Retention, number>> = {
  idempotencyBefore: ANSWER_LASTS_MS,
  sessionsExpiredBefore: ON_ITS_WAY_MS,
  unpaidOrdersBefore: 7 * DAY_MS,
  // Korean law requires shops to keep records of contracts and deliveries for this period (CK-20)
  recipientsPaidBefore: 5 * 365.25 * DAY_MS,
  // attempts count for one day
  couponTriesBefore: 25 * HOUR_MS,
  detailsExpiredBefore: 0,
  // visits (RC-03)
  seenBefore: 90 * DAY_MS,
  viewedBefore: 90 * DAY_MS,
  eventsBefore: 30 * DAY_MS,
};

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
    const at = now();
    const retention: Retention = record.map((period: number) => at - period)(retentionPeriods);
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
