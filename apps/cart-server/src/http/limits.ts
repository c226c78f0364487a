import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { FastifyRequest, FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { TrustedProxies } from '../config/settings.ts';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import { WINDOW_MS } from '../store/rate-counts.ts';
import type { SqlStore } from '../store/sql-store.ts';
import { Refused } from './refused.ts';
import { countingStore, shareCounts, type CountStore, type Sharing } from './shared-counts.ts';

type IsProxy = (address: string, distance: number) => boolean;

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');

const isProxyOf = (proxies: TrustedProxies): IsProxy => {
  if (typeof proxies === 'number') return (_, distance) => distance < proxies;
  const list = new BlockList();
  for (const range of proxies) {
    const [address = '', prefix] = range.split('/');
    if (prefix === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(prefix), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
};

/** The parts of a request that identify its client. */
type Sent = Pick<IncomingMessage, 'headers' | 'socket'>;

const forwardedFor = ({ headers }: Sent): readonly string[] => {
  const header = headers['x-forwarded-for'];
  const text = typeof header === 'string' ? header : (header ?? []).join();
  return text === '' ? [] : text.split(',').map((address) => address.trim());
};

/**
 * Returns the client’s address (RL-2, RL-3): the connected one, or the last untrusted address in X-Forwarded-For.
 * Earlier entries can be forged.
 */
const clientAddress = (proxies: TrustedProxies): ((request: Sent) => string) => {
  const isProxy = isProxyOf(proxies);
  return (request) => {
    const connected = request.socket.remoteAddress ?? '';
    if (!isProxy(connected, 0)) return connected;
    const addresses = [connected, ...forwardedFor(request).toReversed()];
    return addresses.find((address, distance) => !isProxy(address, distance)) ?? addresses.at(-1) ?? '';
  };
};

/** Returns the reader of the client that a limit counts: an IPv4 address, or the /64 that one client has with IPv6. */
export const clientReader = (proxies: TrustedProxies): ((request: Sent) => string) => {
  const addressOf = clientAddress(proxies);
  return (request) => normalizeIP(addressOf(request));
};

/** Visitors of one address that share it, e.g. behind a carrier’s NAT, before they have a stored session. */
const VISITORS_PER_ADDRESS = 10;

export const limitKinds = ['address', 'read', 'write', 'report'] as const;

export type LimitKind = (typeof limitKinds)[number];

export type SessionLimit = (request: FastifyRequest) => Promise<void>;

export interface SessionLimits {
  readonly read: SessionLimit;
  readonly write: SessionLimit;
  readonly report: SessionLimit;
}

const tooMany = (seconds: number): Refused =>
  new Refused(429, 'too many requests', { 'retry-after': String(Math.max(1, seconds)) });

type KeyOf = (request: FastifyRequest) => string;

const sessionLimit = (app: FastifyInstance, kind: LimitKind, max: number, addressOf: KeyOf): SessionLimit => {
  const count = app.createRateLimit({
    max: (request) => (request.visitor?.isStored ? max : max * VISITORS_PER_ADDRESS),
    timeWindow: WINDOW_MS,
    // a cookie that is not stored may be invented for each request
    keyGenerator: (request) => `${kind}/${request.visitor?.isStored ? request.visitor.tokenHash : addressOf(request)}`,
  });
  return async (request) => {
    const share = await count(request);
    if (share.isAllowed || !share.isExceeded) return;
    request.limit = kind;
    throw tooMany(share.ttlInSeconds);
  };
};

/** Loads the client of Redis only if it is used. */
const countStoreOf = async (
  { limitsUrl }: Config,
  { addRateCounts }: Pick<SqlStore, 'addRateCounts'>,
): Promise<CountStore | null> => {
  if (limitsUrl !== null) return (await import('./redis-counts.ts')).redisCounts(limitsUrl);
  return addRateCounts && { add: addRateCounts, close: () => undefined };
};

/** Shares the counts of this process from its start until its end; returns null for a database of a single process. */
export const shareLimits = async (
  app: FastifyInstance,
  config: Config,
  store: Pick<SqlStore, 'addRateCounts'>,
): Promise<Sharing | null> => {
  const counts = await countStoreOf(config, store);
  if (!counts) return null;
  const sharing = shareCounts(counts, (isShared, error) => {
    if (isShared) app.log.info('all processes share their counts of requests again');
    else app.log.warn({ said: String(error) }, 'each process counts requests for itself');
  });
  app.addHook('onListen', async () => sharing.start());
  app.addHook('onClose', async () => sharing.stop());
  return sharing;
};

/** Config of a route that answers also while the process is overloaded. */
export const underOverload = { pressureHandler: () => undefined } as const;

const POLL_MS = 20;
/** The longest wait in ms for a calm event loop, which is measured each second. */
const MOST_CALMING_MS = 3_000;

/** Waits before listening, because the work of a long start would count as overload and refuse the first requests. */
const untilCalm = async (app: FastifyInstance): Promise<void> => {
  const begun = performance.now();
  do await wait(POLL_MS);
  while (app.isUnderPressure() && performance.now() - begun < MOST_CALMING_MS);
};

/** Limits requests per address, and refuses all while the process is overloaded (RL-2, RL-5). */
export const addLimits = async (
  app: FastifyInstance,
  { limits, mostDelayMs, trustedProxies }: Config,
  sharing: Sharing | null,
): Promise<SessionLimits> => {
  const addressOf = clientReader(trustedProxies);
  await app.register(rateLimit, {
    store: countingStore(sharing),
    max: limits.perAddress,
    timeWindow: WINDOW_MS,
    keyGenerator: addressOf,
    errorResponseBuilder: (request, { ttl }) => {
      request.limit = 'address';
      return tooMany(Math.ceil(ttl / 1000));
    },
  });
  await app.register(underPressure, { maxEventLoopDelay: mostDelayMs, retryAfter: 1 });
  app.addHook('onReady', () => untilCalm(app));
  return {
    read: sessionLimit(app, 'read', limits.reads, addressOf),
    write: sessionLimit(app, 'write', limits.writes, addressOf),
    report: sessionLimit(app, 'report', limits.writes, addressOf),
  };
};
