import { cookieAttributes, cookieMeaning, cookieValue, type Cookie } from '@baguni/contract';
import type { option as O } from 'fp-ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

type Served = Pick<Config, 'isSecure'>;

/** What a browser's cookie says; none where it is missing or unreadable (CO-01). */
export const cookieIn = <A extends string>({ cookies }: FastifyRequest, cookie: Cookie<A>): O.Option<A> =>
  cookieMeaning(cookie, cookies[cookie.name]);

/** Over plain http, as on one's own machine, a browser would refuse a cookie for https alone. */
const optionsOf = ({ isSecure }: Served) => ({ ...cookieAttributes, sameSite: 'lax', secure: isSecure }) as const;

/** Sets a cookie, with the attributes that the page gives it too (CO-01). */
export const setCookie = <A extends string>(
  reply: FastifyReply,
  cookie: Cookie<A>,
  meaning: A,
  config: Served,
): void => {
  const lifetime = cookie.maxAgeS === 0 ? {} : { maxAge: cookie.maxAgeS };
  reply.setCookie(cookie.name, cookieValue(cookie, meaning), { ...optionsOf(config), ...lifetime });
};

/** Clears a cookie. */
export const clearCookie = (reply: FastifyReply, { name }: Pick<Cookie<string>, 'name'>, config: Served): void => {
  reply.clearCookie(name, optionsOf(config));
};
