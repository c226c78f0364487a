import type { Session, Store } from '@baguni/backend';
import type { Tenant } from '@baguni/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

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

/** Who sends requests: the sessions of browsers, as a port. */
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
