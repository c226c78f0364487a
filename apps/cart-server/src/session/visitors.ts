import { isGuest, waitingGuest, type OwnerKey, type Session, type StoredSession } from '@baguni/backend';
import type { Tenant } from '@baguni/domain/internal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { SqlStore } from '../store/sql-store.ts';
import type { Visit } from '../store/visit.ts';
import { guestOf, hashOf, newToken, ON_ITS_WAY_MS, SESSION_LASTS_MS } from './tokens.ts';

export interface Visitor {
  readonly tokenHash: string;
  readonly session: Session;
  /** The cart's version when the session was read; null if the session is new. */
  readonly cartVersion: string | null;
  /** False for a visitor without a write: only the cookie identifies them. */
  readonly isStored: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The sender; null until the session is read. */
    visitor: Visitor | null;
  }
}

export interface VisitorDeps {
  readonly store: SqlStore;
  /** Ms since 1970 UTC. */
  readonly now: () => number;
  readonly config: Config;
}

/** Over https the `__Host-` prefix prevents other hosts and http from setting this cookie (CS-4). */
export const sessionCookieName = ({ isSecure }: Pick<Config, 'isSecure'>): string =>
  isSecure ? '__Host-baguni' : 'baguni';

const isToken = (text: string): boolean => /^[\w-]{43}$/u.test(text);

/** A guest whom only the token identifies, so that visits without a write store nothing. */
const newGuest = (tenant: Tenant, token: string): Visitor => ({
  tokenHash: hashOf(token),
  session: { scope: { tenant, owner: guestOf(token) }, guestOwner: null },
  cartVersion: null,
  isStored: false,
});

/** The guest cart of a browser that signs in: its earlier one, or the waiting one (GM-5). */
const guestBefore = (before: Visitor | null): OwnerKey | null => {
  if (!before) return null;
  const { scope, guestOwner: waiting } = before.session;
  return isGuest(scope.owner) ? scope.owner : waiting;
};

const visitorOf = ({ session, version }: Visit): Visitor => {
  const { tokenHash, scope, guestOwner: guest, ordersAsNonMember = false, isViaEmployeeMall = false } = session;
  return {
    tokenHash,
    session: { scope, guestOwner: guest, ordersAsNonMember, isViaEmployeeMall },
    cartVersion: version,
    isStored: true,
  };
};

/** Identifies browsers by cookie. The store contains only the hash of a token. */
export const cookieVisitors = ({ store, now, config }: VisitorDeps) => {
  const name = sessionCookieName(config);
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: config.isSecure } as const;
  const tokenOf = ({ cookies }: FastifyRequest): string | null => cookies[name] ?? null;
  const setCookie = (reply: FastifyReply, token: string): void => {
    reply.setCookie(name, token, { ...options, maxAge: SESSION_LASTS_MS / 1000 });
  };

  const read = async (token: string | null): Promise<Visit | null> =>
    token === null ? null : store.visit(hashOf(token), now());

  /** Returns the stored session of a browser, without visitors who have written nothing. */
  const stored = async (token: string | null, tenant: Tenant): Promise<Visitor | null> => {
    const visit = await read(token);
    return visit?.session.scope.tenant === tenant ? visitorOf(visit) : null;
  };

  /**
   * Returns the state of a token without a session. `JustEnded`: its requests may have been sent before (AZ-7). `Ended`
   * also after retention, as long as the guest of the token has a cart under another token.
   */
  const fateOf = async (token: string, tenant: Tenant): Promise<'JustEnded' | 'Ended' | 'Unknown'> => {
    const ended = await store.endOf(hashOf(token), { tenant, owner: guestOf(token) });
    if (ended === null) return 'Unknown';
    return ended > now() - ON_ITS_WAY_MS ? 'JustEnded' : 'Ended';
  };

  /** Stores a session; returns false if it has ended. */
  const write = (tokenHash: string, session: Session): Promise<boolean> => {
    const times = { createdAt: now(), expiresAt: now() + SESSION_LASTS_MS };
    return store.transaction((tx) => tx.putSession({ ...session, tokenHash, ...times }));
  };

  /** Stores a session and sets its cookie; returns null without a cookie if the session has ended. */
  const keep = async (reply: FastifyReply, token: string, session: Session): Promise<Visitor | null> => {
    const tokenHash = hashOf(token);
    if (!(await write(tokenHash, session))) return null;
    setCookie(reply, token);
    return { tokenHash, session, cartVersion: null, isStored: true };
  };

  const begin = async (reply: FastifyReply, session: Session): Promise<void> => {
    await keep(reply, newToken(), session);
  };

  const end = async (token: string | null): Promise<void> => {
    if (token !== null) await store.transaction((tx) => tx.endSession(hashOf(token), now()));
  };

  const isOld = ({ expiresAt }: StoredSession): boolean => expiresAt - now() < SESSION_LASTS_MS / 2;

  return {
    find: async (request: FastifyRequest, tenant: Tenant): Promise<Visitor | null> => {
      const token = tokenOf(request);
      const visitor = await stored(token, tenant);
      const isNew = !visitor && token !== null && isToken(token) && (await fateOf(token, tenant)) === 'Unknown';
      return isNew ? newGuest(tenant, token) : visitor;
    },
    /**
     * Returns the session, or a new guest session, which is not stored yet. Null if it has just ended in another tab: the
     * browser’s newer cookie must not be overwritten.
     */
    enter: async (request: FastifyRequest, reply: FastifyReply, tenant: Tenant): Promise<Visitor | null> => {
      const token = tokenOf(request);
      const visit = await read(token);
      if (visit?.session.scope.tenant === tenant) {
        const visitor = visitorOf(visit);
        return isOld(visit.session) && token !== null ? keep(reply, token, visitor.session) : visitor;
      }
      const fate = token !== null && visit === null && isToken(token) ? await fateOf(token, tenant) : 'Ended';
      if (fate === 'JustEnded') return null;
      if (fate === 'Unknown' && token !== null) return newGuest(tenant, token);
      const fresh = newToken();
      setCookie(reply, fresh);
      return newGuest(tenant, fresh);
    },
    /**
     * Stores the session of a visitor before their first write, and sets the cookie again, so that both last equally
     * long. Returns false if the session has ended.
     */
    keep: async (request: FastifyRequest, reply: FastifyReply, { tokenHash, session }: Visitor): Promise<boolean> => {
      const token = tokenOf(request);
      // `enter` has set the cookie if the request had another token
      const isKept = token !== null && hashOf(token) === tokenHash;
      return isKept ? (await keep(reply, token, session)) !== null : write(tokenHash, session);
    },
    /** Stores the session under a new token, so that a planted token is worthless (CS-4). */
    signIn: async (request: FastifyRequest, reply: FastifyReply, session: Session): Promise<void> => {
      const token = tokenOf(request);
      const own = guestBefore(await stored(token, session.scope.tenant));
      await end(token);
      // this browser’s own cart precedes the session’s (GM-5)
      const waiting = await store.transaction((tx) => waitingGuest(tx, { ...session, guestOwner: own }));
      await begin(reply, { ...session, guestOwner: waiting?.owner ?? session.guestOwner ?? own });
    },
    orderAsNonMember: async (request: FastifyRequest, reply: FastifyReply, tenant: Tenant): Promise<void> => {
      const token = tokenOf(request);
      const visitor = await stored(token, tenant);
      if (!visitor || token === null || !isGuest(visitor.session.scope.owner)) return;
      await keep(reply, token, { ...visitor.session, ordersAsNonMember: true });
    },
    /**
     * Ends the session and its cookie (AZ-7). If the guest’s cart still has units, the browser continues as that guest
     * (GM-4).
     */
    signOut: async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const token = tokenOf(request);
      const guest = await store.transaction(async (tx) => {
        const row = token === null ? null : await tx.session(hashOf(token), now());
        return row && waitingGuest(tx, row);
      });
      await end(token);
      if (guest) await begin(reply, { scope: guest, guestOwner: null });
      else reply.clearCookie(name, options);
    },
  };
};

export type Visitors = ReturnType<typeof cookieVisitors>;

export type AddSignIn = (app: FastifyInstance, visitors: Visitors) => Promise<void>;
