import { createHash, timingSafeEqual } from 'node:crypto';
import { handleAdmin } from '@baguni/backend';
import {
  adminCalls,
  adminReads,
  readRequest,
  SUCCESS,
  type AdminCallName,
  type AnyCall,
  type ResponseOf,
} from '@baguni/contract';
import { either as E } from 'fp-ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { Refused } from '../http/refused.ts';
import type { SqlStore } from '../store/sql-store.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Tests for the token of administrators in constant time. */
const isTokenOf = (token: string): ((given: string) => boolean) => {
  const expected = digest(token);
  return (given) => timingSafeEqual(digest(given), expected);
};

/**
 * Returns a check that a request has the token of administrators.
 * @throws Refused 403 for a request with cookies, and 401 without the token
 */
const adminCheck = (token: string): ((request: FastifyRequest) => void) => {
  const isToken = isTokenOf(token);
  return ({ headers }) => {
    // a browser that visits the cart must not be able to change the catalogue
    if (headers.cookie !== undefined) throw new Refused(403, 'a request of an administrator has no cookies');
    const [, given = ''] = /^Bearer (\S+)$/iu.exec(headers.authorization ?? '') ?? [];
    if (!isToken(given)) throw new Refused(401, 'the token is missing or wrong', { 'www-authenticate': 'Bearer' });
  };
};

interface AdminDeps {
  readonly config: Config;
  readonly store: SqlStore;
  readonly now: () => number;
}

const table: Readonly<Record<AdminCallName, AnyCall>> = adminCalls;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table lists its names
const names = Object.keys(table) as readonly AdminCallName[];

const keyOf = ({ headers }: FastifyRequest): string | null => {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? key : null;
};

const { getEvents } = adminReads;

/** Reads the position after which events are asked for. @throws Refused 400 if it is no position */
const positionIn = (query: unknown): number => {
  const after = typeof query === 'object' && query !== null && 'after' in query ? query.after : undefined;
  const isNumber = typeof after === 'string' && /^\d+$/u.test(after);
  const asked = readRequest(getEvents.request, { after: isNumber ? Number(after) : after });
  if (E.isLeft(asked)) throw new Refused(400, 'after is the number of a position');
  return asked.right.after;
};

/** Adds the calls of administrators, if they have a token. Every route added here needs it. */
export const addAdmin = async (app: FastifyInstance, { config, store, now }: AdminDeps): Promise<void> => {
  if (config.adminToken === null) return;
  const check = adminCheck(config.adminToken);
  await app.register(async (admin) => {
    admin.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      check(request);
    });
    admin.get(getEvents.path, async ({ query }) => {
      const after = positionIn(query);
      const events = await store.events(after);
      const data: ResponseOf<typeof getEvents> = { events, next: events.at(-1)?.position ?? after };
      // not encoded, because after a rollback there may be types of a newer server
      return { resultCode: SUCCESS, data };
    });
    for (const call of names)
      admin.route({
        method: table[call].method,
        url: table[call].path,
        handler: async (request, reply) => {
          const asked = { call, idempotencyKey: keyOf(request), body: request.body, now: now() };
          const { status, body } = await handleAdmin(store, asked);
          if (status !== 200) request.refusal = `9${status}`;
          return reply.status(status).send(body);
        },
      });
  });
};
