import type { Session } from '@baguni/backend';
import type { Tenant } from '@baguni/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { SqlStore } from '../store/sql-store.ts';

/** The sender of a request. */
export interface Visitor {
  readonly tokenHash: string;
  readonly session: Session;
  /** The cart's version when the session was read; null if the session is new. */
  readonly cartVersion: string | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Its sender; null until the session was looked up. */
    visitor: Visitor | null;
  }
}

/** The sessions of browsers, as a port. */
export interface Visitors {
  /** The session of the request's cookie in this tenant; null where there is none. */
  readonly find: (request: FastifyRequest, tenant: Tenant) => Promise<Visitor | null>;
  /**
   * The same; a browser without a session gets a guest's. Null where the session of its cookie has just ended, as another
   * tab signs in or out: the browser has a newer cookie by now, which must not be overwritten.
   */
  readonly enter: (request: FastifyRequest, reply: FastifyReply, tenant: Tenant) => Promise<Visitor | null>;
  /** Gives the browser this session under a new token, so that a token planted before is worthless (CS-4). */
  readonly signIn: (request: FastifyRequest, reply: FastifyReply, session: Session) => Promise<Visitor>;
  /** Notes that a visitor who is not signed in has chosen to order as a non-member (CK-15). */
  readonly orderAsNonMember: (request: FastifyRequest, reply: FastifyReply, tenant: Tenant) => Promise<void>;
  /**
   * Ends the session; its cookie is worthless afterwards (AZ-7). If the guest's cart of the browser still holds units,
   * the browser goes on as that guest, so that what did not fit at a merge is not lost (GM-4).
   */
  readonly signOut: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

/** Adds the routes of a sign-in to the server (RT-12). */
export type AddSignIn = (app: FastifyInstance, visitors: Visitors) => Promise<void>;

/** What keeping sessions needs. */
export interface VisitorDeps {
  readonly store: SqlStore;
  readonly now: () => number;
  readonly config: Config;
}
