import { languages, type Language } from '@baguni/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusalBody } from '../http/answer-error.ts';
import { html, type Html } from './html.ts';
import { languageTag, preferredLanguage } from './language.ts';
import { notFoundWords } from './words.ts';

const pageOf = (language: Language): Html => {
  const { title, hint, link } = notFoundWords[language];
  return html`<!doctype html>
    <html lang="${languageTag[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/demo.css" />
      </head>
      <body>
        <main class="lone">
          <h1>${title}</h1>
          <p class="lead">${hint}</p>
          <p><a class="button" href="/${language}/cart">${link}</a></p>
        </main>
      </body>
    </html>`;
};

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';

/** What is asked at each path that has no parameters. */
export type KnownPaths = ReadonlyMap<string, ReadonlySet<string>>;

/** Answers an address that nothing stands behind; at one that only takes other methods, which ones (CS-3). */
export const answerNotFound =
  (known: KnownPaths) =>
  (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = pathOf(request);
    const methods = known.get(path) ?? (/^\/(ko|en|cn|jp)\//u.test(path) ? new Set(['GET', 'HEAD']) : null);
    reply.header('cache-control', 'no-store');
    if (methods && !methods.has(request.method))
      return reply
        .status(405)
        .header('allow', [...methods].join(', '))
        .send(refusalBody(405, `asked by ${[...methods].join(' or ')} only`));
    if (path.startsWith('/api/')) return reply.status(404).send(refusalBody(404, 'no such call'));
    const language = languages.find((one) => path.startsWith(`/${one}/`)) ?? preferredLanguage(request);
    return reply.status(404).type('text/html; charset=utf-8').send(pageOf(language).text);
  };
