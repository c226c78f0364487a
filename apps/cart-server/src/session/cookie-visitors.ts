import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { SESSION_LASTS_MS, storedSessions, type StoredSessions, guestOf, hashOf, newToken } from './stored-sessions.ts';
import { isGuest, type OwnerKey, type Session, type StoredSession } from '@baguni/backend';
import type { Tenant } from '@baguni/domain/internal';
import type { Visit } from '../store/visit.ts';
import type { Visitor, VisitorDeps, Visitors } from './visitors.ts';

export interface SessionCookie {
  readonly tokenOf: (request: FastifyRequest) => string | null;
  readonly set: (reply: FastifyReply, token: string) => void;
  readonly clear: (reply: FastifyReply) => void;
}

/** Over https the `__Host-` prefix prevents other hosts and http from setting this cookie (CS-4). */
export const sessionCookieName = ({ isSecure }: Pick<Config, 'isSecure'>): string =>
  isSecure ? '__Host-baguni' : 'baguni';

const sessionCookie = (config: Config): SessionCookie => {
  const name = sessionCookieName(config);
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: config.isSecure } as const;
  return {
    tokenOf: ({ cookies }) => cookies[name] ?? null,
    set: (reply, token) => {
      reply.setCookie(name, token, { ...options, maxAge: SESSION_LASTS_MS / 1000 });
    },
    clear: (reply) => {
      reply.clearCookie(name, options);
    },
  };
};

interface Kept {
  readonly cookie: SessionCookie;
  readonly sessions: StoredSessions;
  /** Ms since 1970 UTC. */
  readonly now: () => number;
}

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

/** Stores a session and sets its cookie; returns null without a cookie if the session has ended. */
const keep = async (
  { cookie, sessions }: Kept,
  reply: FastifyReply,
  token: string,
  session: Session,
): Promise<Visitor | null> => {
  const row = await sessions.write(hashOf(token), session);
  if (!row) return null;
  cookie.set(reply, token);
  return { tokenHash: row.tokenHash, session, cartVersion: null, isStored: true };
};

const begin = async (kept: Kept, reply: FastifyReply, session: Session): Promise<Visitor> => {
  const token = newToken();
  await keep(kept, reply, token, session);
  return { tokenHash: hashOf(token), session, cartVersion: null, isStored: true };
};

/** Returns the stored session of a browser, without visitors who have written nothing. */
const stored = async ({ cookie, sessions }: Kept, request: FastifyRequest, tenant: Tenant): Promise<Visitor | null> => {
  const visit = await sessions.read(cookie.tokenOf(request));
  return visit?.session.scope.tenant === tenant ? visitorOf(visit) : null;
};

const find =
  (kept: Kept): Visitors['find'] =>
  async (request, tenant) => {
    const visitor = await stored(kept, request, tenant);
    const token = kept.cookie.tokenOf(request);
    const isNew =
      !visitor && token !== null && isToken(token) && (await kept.sessions.fateOf(token, tenant)) === 'Unknown';
    return isNew ? newGuest(tenant, token) : visitor;
  };

const isOld = ({ now }: Kept, { expiresAt }: StoredSession): boolean => expiresAt - now() < SESSION_LASTS_MS / 2;

const enter =
  (kept: Kept): Visitors['enter'] =>
  async (request, reply, tenant) => {
    const token = kept.cookie.tokenOf(request);
    const visit = await kept.sessions.read(token);
    if (visit?.session.scope.tenant === tenant) {
      const visitor = visitorOf(visit);
      return isOld(kept, visit.session) && token !== null ? keep(kept, reply, token, visitor.session) : visitor;
    }
    const fate =
      token !== null && visit === null && isToken(token) ? await kept.sessions.fateOf(token, tenant) : 'Ended';
    if (fate === 'JustEnded') return null;
    if (fate === 'Unknown' && token !== null) return newGuest(tenant, token);
    const fresh = newToken();
    kept.cookie.set(reply, fresh);
    return newGuest(tenant, fresh);
  };

const keepFirst =
  (kept: Kept): Visitors['keep'] =>
  async (request, reply, { tokenHash, session }) => {
    const token = kept.cookie.tokenOf(request);
    // `enter` has set the cookie if the request had another token
    const isKept = token !== null && hashOf(token) === tokenHash;
    return (await (isKept ? keep(kept, reply, token, session) : kept.sessions.write(tokenHash, session))) !== null;
  };

const signIn =
  (kept: Kept): Visitors['signIn'] =>
  async (request, reply, session) => {
    const before = await stored(kept, request, session.scope.tenant);
    await kept.sessions.end(kept.cookie.tokenOf(request));
    const waiting = await kept.sessions.guestFor(session, guestBefore(before));
    return begin(kept, reply, { ...session, guestOwner: waiting });
  };

const orderAsNonMember =
  (kept: Kept): Visitors['orderAsNonMember'] =>
  async (request, reply, tenant) => {
    const visitor = await stored(kept, request, tenant);
    const token = kept.cookie.tokenOf(request);
    if (!visitor || token === null || !isGuest(visitor.session.scope.owner)) return;
    await keep(kept, reply, token, { ...visitor.session, ordersAsNonMember: true });
  };

const signOut =
  (kept: Kept): Visitors['signOut'] =>
  async (request, reply) => {
    const token = kept.cookie.tokenOf(request);
    const guest = await kept.sessions.guestBehind(token);
    await kept.sessions.end(token);
    if (guest) await begin(kept, reply, { scope: guest, guestOwner: null });
    else kept.cookie.clear(reply);
  };

/** Keeps sessions in the store and identifies browsers by cookie. */
export const cookieVisitors = ({ store, now, config }: VisitorDeps): Visitors => {
  const kept: Kept = { cookie: sessionCookie(config), sessions: storedSessions(store, now), now };
  return {
    find: find(kept),
    enter: enter(kept),
    keep: keepFirst(kept),
    signIn: signIn(kept),
    orderAsNonMember: orderAsNonMember(kept),
    signOut: signOut(kept),
  };
};
