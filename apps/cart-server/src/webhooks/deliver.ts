import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { WebhookReceiver } from '../config/webhook-receivers.ts';
import type { WebhookProgress } from '../store/rows/webhook-rows.ts';
import type { SqlStore } from '../store/sql-store.ts';
import { sendEvent, type WebhookAttempt } from './send-event.ts';

/** Times in ms. */
export interface WebhookTimes {
  /** For a whole request. */
  readonly request: number;
  /** Between two searches for new events, and between two attempts to take a lease. */
  readonly poll: number;
  /** Between two writes of the progress during deliveries. If the process is killed, later events are repeated. */
  readonly store: number;
  /** The lease of a process. It must be longer than `request` and `store` together. */
  readonly lease: number;
  /** The pause after the first failure; it doubles with each further one. */
  readonly firstPause: number;
  readonly longestPause: number;
  /** A stop waits this long for running requests. */
  readonly stop: number;
}

/** The guide of the server lists the same times. */
export const webhookTimes: WebhookTimes = {
  request: 10_000,
  poll: 1_000,
  store: 1_000,
  lease: 30_000,
  firstPause: 1_000,
  longestPause: 10 * 60_000,
  stop: 1_000,
};

/** Returns the pause after failed attempts in ms: half of it is random. @param random from 0 to 1 */
export const pauseAfter = (
  failures: number,
  { firstPause, longestPause }: Pick<WebhookTimes, 'firstPause' | 'longestPause'>,
  random = Math.random(),
): number => Math.round((Math.min(longestPause, firstPause * 2 ** (failures - 1)) * (1 + random)) / 2);

/** An attempt to deliver an event. */
export interface WebhookSent extends Pick<WebhookAttempt, 'outcome'> {
  /** The name of the receiver. */
  readonly receiver: string;
}

interface Delivery {
  readonly store: Pick<SqlStore, 'events' | 'webhooks'>;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  readonly times: WebhookTimes;
  /** Counts an attempt to send to a receiver. */
  readonly sent: (attempt: WebhookSent) => void;
  /** Aborted when no further request may start. */
  readonly stopping: AbortSignal;
  /** Aborted when running requests must end. */
  readonly cancelling: AbortSignal;
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  wait(ms, undefined, { signal }).catch(() => undefined);

/**
 * Delivers events, in the order of their positions, until one fails or this process loses or returns the lease.
 * @param works is called whenever the database has returned events
 */
const deliverInOrder = async (
  receiver: WebhookReceiver,
  holder: string,
  delivery: Delivery,
  works: () => void,
): Promise<void> => {
  const { store, log, times, sent, stopping, cancelling } = delivery;
  const lease = { name: receiver.name, holder };
  let storedAt = performance.now();
  const taken = await store.webhooks.take(lease, times.lease);
  if (!taken) return;
  let progress: WebhookProgress = taken;
  const keep = async (): Promise<boolean> => {
    const now = performance.now();
    const isKept = await store.webhooks.keep(lease, progress, times.lease);
    storedAt = now;
    return isKept;
  };
  const age = (): number => performance.now() - storedAt;
  while (!stopping.aborted) {
    const events = await store.events(progress.position);
    works();
    for (const event of events) {
      if (!receiver.types.has(event.type)) {
        progress = { position: event.position, failures: 0 };
        continue;
      }
      // a request must end before the lease does
      if (age() > times.store && !(await keep())) return;
      if (stopping.aborted) break;
      const { outcome, reason, waitMs } = await sendEvent(receiver, event, times.request, cancelling);
      if (cancelling.aborted && outcome !== 'delivered') break;
      sent({ receiver: receiver.name, outcome });
      if (outcome !== 'delivered') {
        const failures = progress.failures + 1;
        const retryMs = Math.max(pauseAfter(failures, times), Math.min(waitMs, times.longestPause));
        await store.webhooks.leave(lease, { ...progress, failures }, retryMs);
        const line = { receiver: receiver.name, position: event.position, outcome, reason, failures, retryMs };
        log.warn(line, 'a webhook was not delivered');
        return;
      }
      progress = { position: event.position, failures: 0 };
    }
    const isDue = events.length > 0 || age() > times.lease / 3;
    if (!stopping.aborted && isDue && !(await keep())) return;
    if (events.length === 0) await pause(times.poll, stopping);
  }
  await store.webhooks.leave(lease, progress, 0);
};

/** Delivers events of the outbox to all receivers, each at its own pace. */
export const webhooks = (
  receivers: readonly WebhookReceiver[],
  { times = webhookTimes, ...deps }: Pick<Delivery, 'store' | 'log' | 'sent'> & Partial<Pick<Delivery, 'times'>>,
): { readonly start: () => void; readonly stop: () => Promise<void> } => {
  const [stopping, cancelling] = [new AbortController(), new AbortController()];
  const delivery = { ...deps, times, stopping: stopping.signal, cancelling: cancelling.signal };
  const follow = async (receiver: WebhookReceiver): Promise<void> => {
    const holder = randomUUID();
    let isAdded = false;
    let isFailing = false;
    const works = (): void => {
      isFailing = false;
    };
    while (!stopping.signal.aborted) {
      try {
        // not at the start of the server, because the database may be read-only then
        if (!isAdded) await deps.store.webhooks.add(receiver.name);
        isAdded = true;
        await deliverInOrder(receiver, holder, delivery, works);
        works();
      } catch (error) {
        // once until it works again
        if (!isFailing) deps.log.error({ receiver: receiver.name, said: String(error) }, 'webhooks failed');
        isFailing = true;
      }
      await pause(times.poll, stopping.signal);
    }
  };
  let running: readonly Promise<void>[] = [];
  return {
    start: () => {
      running = receivers.map(follow);
    },
    stop: async () => {
      stopping.abort();
      const timer = setTimeout(() => cancelling.abort(), times.stop);
      await Promise.all(running);
      clearTimeout(timer);
    },
  };
};
