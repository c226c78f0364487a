import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { SESSION_LASTS_MS } from './lifetime.ts';

/** The cookie by which a browser is known. */
export interface SessionCookie {
  /** The token in the request's cookie; null where it has none. */
  readonly tokenOf: (request: FastifyRequest) => string | null;
  readonly set: (reply: FastifyReply, token: string) => void;
  readonly clear: (reply: FastifyReply) => void;
}

/** Over https the browser itself refuses this cookie from a sister host or over http (CS-4). */
export const sessionCookie = ({ isSecure }: Config): SessionCookie => {
  const name = isSecure ? '__Host-baguni' : 'baguni';
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
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
