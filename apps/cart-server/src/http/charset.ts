import { charset } from '@baguni/contract';
import { languageOfCharset, languages, type Language } from '@baguni/domain';
import { option as O } from 'fp-ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { cookieIn, setCookie } from './cookies.ts';

/** The language from the query’s charset, or a language name in its place as in page links; `none` if missing. */
const askedLanguage = ({ url }: FastifyRequest): O.Option<Language> => {
  const asked = new URLSearchParams(url.split('?')[1] ?? '').get('charset') ?? '';
  return O.alt(() => languageOfCharset(asked))(O.fromNullable(languages.find((language) => language === asked)));
};

export const charsetLanguage = (request: FastifyRequest): O.Option<Language> =>
  O.alt(() => cookieIn(request, charset))(askedLanguage(request));

export const keepCharset = (request: FastifyRequest, reply: FastifyReply, config: Config): void => {
  const [asked, kept] = [askedLanguage(request), cookieIn(request, charset)];
  if (O.isNone(asked) || (O.isSome(kept) && kept.value === asked.value)) return;
  setCookie(reply, charset, asked.value, config);
};
