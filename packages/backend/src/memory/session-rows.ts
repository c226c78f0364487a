import type { Scope } from '../store/owner.ts';
import type { StoredBuyer, StoredSession } from '../store/rows.ts';
import type { SessionRows } from '../store/tx.ts';
import { keyOf, table, type Journal, type Rows } from './table.ts';

export interface SessionTables {
  readonly rows: SessionRows;
  readonly sessions: Rows<StoredSession>;
}

export const sessionTables = (log: Journal): SessionTables => {
  const sessions = table<StoredSession>(log);
  const buyers = table<StoredBuyer>(log);
  const keyOfScope = ({ tenant, owner }: Scope): string => keyOf(tenant, owner);
  return {
    sessions,
    rows: {
      session: async (tokenHash, now) => {
        const found = sessions.get(tokenHash);
        return found && found.expiresAt > now ? found : null;
      },
      putSession: async (session) => {
        const found = sessions.get(session.tokenHash);
        if (found && found.expiresAt <= session.createdAt) return false;
        sessions.set(session.tokenHash, session);
        return true;
      },
      endSession: async (tokenHash, now) => {
        const found = sessions.get(tokenHash);
        if (found && found.expiresAt > now) sessions.set(tokenHash, { ...found, expiresAt: now });
      },
      buyer: async (scope) => buyers.get(keyOfScope(scope)) ?? null,
      putBuyer: async (scope, buyer) => buyers.set(keyOfScope(scope), buyer),
    },
  };
};
