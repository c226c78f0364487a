import { createHash, randomBytes } from 'node:crypto';
import { guestOwner, waitingGuest, type OwnerKey, type Scope, type Session, type StoredSession } from '@baguni/backend';
import type { Tenant } from '@baguni/domain/internal';
import type { SqlStore } from '../store/sql-store.ts';
import type { Visit } from '../store/visit.ts';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Lifetime of a session in ms, renewed in its second half; a guest’s cart lives as long. */
export const SESSION_LASTS_MS = 30 * DAY_MS;

/** Maximum time of a request in flight, in ms: an ended session’s token stays known this long (AZ-7). */
export const ON_ITS_WAY_MS = MINUTE_MS;

export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a token, so that database access does not allow sign-in. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The guest whom only a token identifies, until a session of the token is stored. */
export const guestOf = (token: string): OwnerKey => guestOwner(hashOf(`guest ${token}`));

export const shortHash = (text: string): string => hashOf(text).slice(0, 8);

/** Identifies the shopper of a session to its page, without access to anything. */
export const shopperMark = ({ scope: { tenant, owner } }: Session): string => shortHash(`${tenant} ${owner}`);

/** Sessions by token; the store contains only a hash. */
export interface StoredSessions {
  readonly read: (token: string | null) => Promise<Visit | null>;
  /**
   * State of a token without a session. `JustEnded`: its requests may have been sent before (AZ-7). `Ended` also
   * after retention, as long as the guest of the token has a cart under another token.
   */
  readonly fateOf: (token: string, tenant: Tenant) => Promise<'JustEnded' | 'Ended' | 'Unknown'>;
  readonly write: (tokenHash: string, session: Session) => Promise<StoredSession | null>;
  readonly end: (token: string | null) => Promise<void>;
  /** The guest whose cart waits for this session, or null (GM-4). */
  readonly guestBehind: (token: string | null) => Promise<Scope | null>;
  /** The guest cart for a sign-in: this browser’s own cart precedes the session’s (GM-5). */
  readonly guestFor: (session: Session, own: OwnerKey | null) => Promise<OwnerKey | null>;
}

export const storedSessions = (store: SqlStore, now: () => number): StoredSessions => ({
  read: async (token) => (token === null ? null : store.visit(hashOf(token), now())),
  write: async (tokenHash, session) => {
    const times = { createdAt: now(), expiresAt: now() + SESSION_LASTS_MS };
    const row: StoredSession = { ...session, tokenHash, ...times };
    return (await store.transaction((tx) => tx.putSession(row))) ? row : null;
  },
  fateOf: async (token, tenant) => {
    const ended = await store.endOf(hashOf(token), { tenant, owner: guestOf(token) });
    if (ended === null) return 'Unknown';
    return ended > now() - ON_ITS_WAY_MS ? 'JustEnded' : 'Ended';
  },
  end: async (token) => {
    if (token !== null) await store.transaction((tx) => tx.endSession(hashOf(token), now()));
  },
  guestBehind: (token) =>
    store.transaction(async (tx) => {
      const row = token === null ? null : await tx.session(hashOf(token), now());
      return row && waitingGuest(tx, row);
    }),
  guestFor: async (session, own) => {
    const waiting = await store.transaction((tx) => waitingGuest(tx, { ...session, guestOwner: own }));
    return waiting?.owner ?? session.guestOwner ?? own;
  },
});
