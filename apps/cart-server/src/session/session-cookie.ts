import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { SESSION_LASTS_MS } from './lifetime.ts';

export interface SessionCookie {
  readonly tokenOf: (request: FastifyRequest) => string | null;
  readonly set: (reply: FastifyReply, token: string) => void;
  readonly clear: (reply: FastifyReply) => void;
}

/** Over https the `__Host-` prefix prevents other hosts and http from setting this cookie (CS-4). */
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
