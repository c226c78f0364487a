import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { clientAddress } from './client-address.ts';
import { Refused } from './refused.ts';

const MINUTE_MS = 60_000;

export type SessionLimit = (request: FastifyRequest) => Promise<void>;

export interface SessionLimits {
  readonly read: SessionLimit;
  readonly write: SessionLimit;
}

const tooMany = (seconds: number): Refused =>
  new Refused(429, 'too many requests', { 'retry-after': String(Math.max(1, seconds)) });

type KeyOf = (request: FastifyRequest) => string;

const sessionLimit = (app: FastifyInstance, kind: string, max: number, addressOf: KeyOf): SessionLimit => {
  const count = app.createRateLimit({
    max,
    timeWindow: MINUTE_MS,
    keyGenerator: (request) => `${kind}/${request.visitor?.tokenHash ?? addressOf(request)}`,
  });
  return async (request) => {
    const share = await count(request);
    if (!share.isAllowed && share.isExceeded) throw tooMany(share.ttlInSeconds);
  };
};

/** Limits requests per address, and refuses all while the process is overloaded (RL-2, RL-5). */
export const addLimits = async (
  app: FastifyInstance,
  { limits, mostDelayMs, trustedProxies }: Config,
): Promise<SessionLimits> => {
  const addressOf = clientAddress(trustedProxies);
  await app.register(rateLimit, {
    max: limits.perAddress,
    timeWindow: MINUTE_MS,
    keyGenerator: addressOf,
    errorResponseBuilder: (_, { ttl }) => tooMany(Math.ceil(ttl / 1000)),
  });
  await app.register(underPressure, { maxEventLoopDelay: mostDelayMs, retryAfter: 1 });
  return {
    read: sessionLimit(app, 'read', limits.reads, addressOf),
    write: sessionLimit(app, 'write', limits.writes, addressOf),
  };
};
