import { charset } from '@baguni/contract';
import { languageOfCharset, languages, type Language } from '@baguni/domain';
import { option as O } from 'fp-ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { cookieIn, setCookie } from './cookies.ts';

/** The language of the query's charset, which may name one of our languages instead, as the page's links do; none where it names none. */
const askedLanguage = ({ url }: FastifyRequest): O.Option<Language> => {
  const asked = new URLSearchParams(url.split('?')[1] ?? '').get('charset') ?? '';
  return O.alt(() => languageOfCharset(asked))(O.fromNullable(languages.find((language) => language === asked)));
};

/** The language that a browser has chosen, by the query or else by the cookie (RT-06, CO-01). */
export const charsetLanguage = (request: FastifyRequest): O.Option<Language> =>
  O.alt(() => cookieIn(request, charset))(askedLanguage(request));

/** Keeps the charset of the query in the cookie, so that the next page without one is in the same language (RT-06). */
export const keepCharset = (request: FastifyRequest, reply: FastifyReply, config: Config): void => {
  const [asked, kept] = [askedLanguage(request), cookieIn(request, charset)];
  if (O.isNone(asked) || (O.isSome(kept) && kept.value === asked.value)) return;
  setCookie(reply, charset, asked.value, config);
};
