import { randomUUID } from 'node:crypto';
import {
  guestOwner,
  waitingGuest,
  type OwnerKey,
  type Scope,
  type Session,
  type Store,
  type StoredSession,
} from '@baguni/backend';
import type { Tenant } from '@baguni/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { hashOf, newToken } from './token.ts';

/** Who sends a request. */
export interface Visitor {
  readonly tokenHash: string;
  readonly session: Session;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sends it; null until its session was looked up. */
    visitor: Visitor | null;
  }
}

/** Sessions over cookies. */
export interface Visitors {
  /** The session of the request's cookie in this tenant; null where there is none. */
  readonly find: (request: FastifyRequest, tenant: Tenant) => Promise<Visitor | null>;
  /** The same; a browser without one gets a guest's. */
  readonly enter: (request: FastifyRequest, reply: FastifyReply, tenant: Tenant) => Promise<Visitor>;
  /** Makes the browser the one of `session`. Its token changes, so that one planted before is worth nothing (CS-4). */
  readonly signIn: (request: FastifyRequest, reply: FastifyReply, session: Session) => Promise<Visitor>;
  /** Notes that a visitor who is not signed in has chosen to order as a non-member (CK-15). */
  readonly orderAsNonMember: (request: FastifyRequest, reply: FastifyReply, tenant: Tenant) => Promise<void>;
  /**
   * Ends the session; its cookie is worth nothing afterwards (AZ-7). Where the guest's cart of the browser still holds
   * something, the browser goes on as that guest: what did not fit at a merge is not lost (GM-4).
   */
  readonly signOut: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

/** What sessions are made of. */
export interface VisitorDeps {
  readonly store: Store;
  readonly now: () => number;
  readonly config: Config;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a browser is remembered after its last visit, at least half of it; a guest's cart lives as long. */
const SESSION_LASTS_MS = 30 * DAY_MS;

/** Over https the browser itself refuses this cookie from a sister host or over http (CS-4). */
const cookieName = ({ isSecure }: Config): string => (isSecure ? '__Host-baguni' : 'baguni');

const guestSession = (tenant: Tenant): Session => ({
  scope: { tenant, owner: guestOwner(randomUUID()) },
  guestOwner: null,
});

const isGuest = (owner: OwnerKey): boolean => owner.startsWith('guest:');

/** The guest cart of a browser that signs in: its own from before, or the one that already waits (GM-5). */
const guestOf = (before: Visitor | null): OwnerKey | null => {
  if (!before) return null;
  const { scope, guestOwner: waiting } = before.session;
  return isGuest(scope.owner) ? scope.owner : waiting;
};

/** Sessions kept in the store, known to a browser by a cookie. */
export const visitors = ({ store, now, config }: VisitorDeps): Visitors => {
  const name = cookieName(config);
  const tokenOf = (request: FastifyRequest): string | null => request.cookies[name] ?? null;

  const write = async (reply: FastifyReply, token: string, session: Session): Promise<Visitor> => {
    const tokenHash = hashOf(token);
    const row: StoredSession = { ...session, tokenHash, createdAt: now(), expiresAt: now() + SESSION_LASTS_MS };
    await store.transaction((tx) => tx.putSession(row));
    const maxAge = SESSION_LASTS_MS / 1000;
    reply.setCookie(name, token, { path: '/', httpOnly: true, sameSite: 'lax', secure: config.isSecure, maxAge });
    return { tokenHash, session };
  };

  const read = async (request: FastifyRequest, tenant: Tenant): Promise<StoredSession | null> => {
    const token = tokenOf(request);
    if (token === null) return null;
    const row = await store.transaction((tx) => tx.session(hashOf(token), now()));
    return row?.scope.tenant === tenant ? row : null;
  };

  const drop = async (request: FastifyRequest): Promise<void> => {
    const token = tokenOf(request);
    if (token !== null) await store.transaction((tx) => tx.removeSession(hashOf(token)));
  };

  /** Whose cart waits for who signs in: what this browser put in comes before what the session brings along (GM-5). */
  const guestFor = async (session: Session, own: OwnerKey | null): Promise<OwnerKey | null> => {
    const waiting = await store.transaction((tx) => waitingGuest(tx, { ...session, guestOwner: own }));
    return waiting?.owner ?? session.guestOwner ?? own;
  };

  /** The guest whose cart waits behind the session that the cookie names. */
  const guestBehind = (request: FastifyRequest): Promise<Scope | null> =>
    store.transaction(async (tx) => {
      const token = tokenOf(request);
      const row = token === null ? null : await tx.session(hashOf(token), now());
      return row && waitingGuest(tx, row);
    });

  const known = ({ tokenHash, scope, guestOwner: guest, ordersAsNonMember = false }: StoredSession): Visitor => ({
    tokenHash,
    session: { scope, guestOwner: guest, ordersAsNonMember },
  });

  const find: Visitors['find'] = async (request, tenant) => {
    const row = await read(request, tenant);
    return row ? known(row) : null;
  };

  return {
    find,
    enter: async (request, reply, tenant) => {
      const row = await read(request, tenant);
      if (!row) return write(reply, newToken(), guestSession(tenant));
      const token = tokenOf(request);
      const isOld = row.expiresAt - now() < SESSION_LASTS_MS / 2;
      return isOld && token !== null ? write(reply, token, known(row).session) : known(row);
    },
    signIn: async (request, reply, session) => {
      const before = await find(request, session.scope.tenant);
      await drop(request);
      return write(reply, newToken(), { ...session, guestOwner: await guestFor(session, guestOf(before)) });
    },
    orderAsNonMember: async (request, reply, tenant) => {
      const visitor = await find(request, tenant);
      const token = tokenOf(request);
      if (!visitor || token === null || !isGuest(visitor.session.scope.owner)) return;
      await write(reply, token, { ...visitor.session, ordersAsNonMember: true });
    },
    signOut: async (request, reply) => {
      const guest = await guestBehind(request);
      await drop(request);
      if (guest) return void (await write(reply, newToken(), { scope: guest, guestOwner: null }));
      reply.clearCookie(name, { path: '/', httpOnly: true, sameSite: 'lax', secure: config.isSecure });
    },
  };
};
