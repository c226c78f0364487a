import { cookieAttributes, cookieMeaning, cookieValue, type Cookie } from '@baguni/contract';
import type { option as O } from 'fp-ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

type Served = Pick<Config, 'isSecure'>;

/** Reads a cookie; `none` if it is missing or invalid (CO-01). */
export const cookieIn = <A extends string>({ cookies }: FastifyRequest, cookie: Cookie<A>): O.Option<A> =>
  cookieMeaning(cookie, cookies[cookie.name]);

/** Browsers refuse Secure cookies over plain http. */
const optionsOf = ({ isSecure }: Served) => ({ ...cookieAttributes, sameSite: 'lax', secure: isSecure }) as const;

export const setCookie = <A extends string>(
  reply: FastifyReply,
  cookie: Cookie<A>,
  meaning: A,
  config: Served,
): void => {
  const lifetime = cookie.maxAgeS === 0 ? {} : { maxAge: cookie.maxAgeS };
  reply.setCookie(cookie.name, cookieValue(cookie, meaning), { ...optionsOf(config), ...lifetime });
};

export const clearCookie = (reply: FastifyReply, { name }: Pick<Cookie<string>, 'name'>, config: Served): void => {
  reply.clearCookie(name, optionsOf(config));
};
