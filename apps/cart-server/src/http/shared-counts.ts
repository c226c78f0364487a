import { hash } from 'node:crypto';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import type { AddCounts } from '../store/rate-counts.ts';

/** Counts that all processes share. */
export interface CountStore {
  readonly add: AddCounts;
  readonly close: () => void;
}

interface ClientCount {
  readonly key: string;
  /** Requests in the window: the last shared sum and the unsent ones. */
  count: number;
  unsent: number;
  /** Ms since 1970 UTC. */
  endsAt: number;
}

/** Time between two tries of a store that does not answer, in ms. */
const RETRY_MS = 1_000;

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, RETRY_MS).unref();
  });

/**
 * Exchanges counts with a store, one exchange at a time. No request waits for it, and without an answer each process
 * counts for itself.
 * @param report receives each change between shared and not shared
 */
export const shareCounts = ({ add, close }: CountStore, report: (isShared: boolean, error?: unknown) => void) => {
  const due = new Map<string, ClientCount>();
  let isRunning = false;
  let isStopped = false;
  let isShared = true;
  const setShared = (isNowShared: boolean, error?: unknown): void => {
    if (isNowShared !== isShared && !isStopped) report(isNowShared, error);
    isShared = isNowShared;
  };
  const exchange = async (): Promise<void> => {
    const clients = [...due.values()].filter(({ endsAt }) => endsAt > Date.now());
    due.clear();
    const added = clients.map(({ key, unsent }) => ({ key: hash('sha256', key, 'base64url'), count: unsent }));
    try {
      const sums = await add(added);
      for (const [index, client] of clients.entries()) {
        const sum = sums[index];
        if (!sum) continue;
        client.unsent -= added[index]?.count ?? 0;
        client.count = sum.count + client.unsent;
        client.endsAt = Date.now() + sum.endsIn;
      }
      setShared(true);
    } catch (error) {
      for (const client of clients) if (!due.has(client.key)) due.set(client.key, client);
      setShared(false, error);
      await pause();
    }
  };
  const hasMore = (): boolean => !isStopped && (due.size > 0 || !isShared);
  const start = (): void => {
    if (isRunning) return;
    isRunning = true;
    void (async () => {
      do await exchange();
      while (hasMore());
      isRunning = false;
    })();
  };
  return {
    /** Adds the unsent requests of a client to the shared count, after the current exchange. */
    send: (client: ClientCount): void => {
      due.set(client.key, client);
      start();
    },
    start,
    stop: (): void => {
      isStopped = true;
      close();
    },
    /** False while the store does not answer. */
    isShared: (): boolean => isShared,
  };
};

export type Sharing = ReturnType<typeof shareCounts>;

/** The part of a limit that one process may admit before it shares its count. */
const UNSENT_PART = 0.1;
/** Clients that a process remembers for one limit. */
const MOST_CLIENTS = 5_000;

/** Counts requests in this process, and shares the counts of clients that use a tenth of their limit. */
export const countingStore = (sharing: Sharing | null): FastifyRateLimitStoreCtor =>
  class Counting implements FastifyRateLimitStore {
    readonly #clients = new LRUCache<string, ClientCount>({ max: MOST_CLIENTS });

    incr(...[key, answer, windowMs, max]: Parameters<FastifyRateLimitStore['incr']>): void {
      const now = Date.now();
      const known = this.#clients.get(key);
      const client = known && known.endsAt > now ? known : { key, count: 0, unsent: 0, endsAt: now + windowMs };
      if (client !== known) this.#clients.set(key, client);
      client.count += 1;
      client.unsent += 1;
      // after the refusal of a client the shared sum cannot change its answer
      if (client.unsent >= max * UNSENT_PART && client.count - client.unsent <= max) sharing?.send(client);
      answer(null, { current: client.count, ttl: client.endsAt - now });
    }

    child(): FastifyRateLimitStore {
      return new Counting();
    }
  };
