import { charsets, languageOfCharset, languages, type Language } from '@baguni/domain';
import { option as O } from 'fp-ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

const YEAR_S = 31_536_000;

/** The charset of the query, which may name one of our languages instead, as the page's links do; null where it names none. */
const askedCharset = ({ url }: FastifyRequest): string | null => {
  const asked = new URLSearchParams(url.split('?')[1] ?? '').get('charset');
  const own = languages.find((language) => language === asked);
  if (own !== undefined) return charsets[own];
  return asked !== null && O.isSome(languageOfCharset(asked)) ? asked : null;
};

/** The language that a browser has chosen, by the query or else by the cookie (RT-06, CO-01). */
export const charsetLanguage = (request: FastifyRequest): O.Option<Language> =>
  languageOfCharset(askedCharset(request) ?? request.cookies['charset'] ?? '');

/** Keeps the charset of the query in the cookie, so that the next page without one is in the same language (RT-06). */
export const keepCharset = (request: FastifyRequest, reply: FastifyReply, { isSecure }: Config): void => {
  const asked = askedCharset(request);
  if (asked === null || asked === request.cookies['charset']) return;
  reply.setCookie('charset', asked, { path: '/', sameSite: 'lax', secure: isSecure, maxAge: YEAR_S });
};
