import type { Session } from '@baguni/backend';
import type { Tenant } from '@baguni/domain/internal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { SqlStore } from '../store/sql-store.ts';

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

export interface Visitors {
  readonly find: (request: FastifyRequest, tenant: Tenant) => Promise<Visitor | null>;
  /**
   * The session, or a new guest session, which is not stored yet. Null if it has just ended in another tab: the
   * browser’s newer cookie must not be overwritten.
   */
  readonly enter: (request: FastifyRequest, reply: FastifyReply, tenant: Tenant) => Promise<Visitor | null>;
  /**
   * Stores the session of a visitor before their first write, and sets the cookie again, so that both last equally
   * long. Returns false if the session has ended.
   */
  readonly keep: (request: FastifyRequest, reply: FastifyReply, visitor: Visitor) => Promise<boolean>;
  /** Stores the session under a new token, so that a planted token is worthless (CS-4). */
  readonly signIn: (request: FastifyRequest, reply: FastifyReply, session: Session) => Promise<Visitor>;
  readonly orderAsNonMember: (request: FastifyRequest, reply: FastifyReply, tenant: Tenant) => Promise<void>;
  /**
   * Ends the session and its cookie (AZ-7). If the guest’s cart still has units, the browser continues as that guest
   * (GM-4).
   */
  readonly signOut: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

export type AddSignIn = (app: FastifyInstance, visitors: Visitors) => Promise<void>;

export interface VisitorDeps {
  readonly store: SqlStore;
  readonly now: () => number;
  readonly config: Config;
}
