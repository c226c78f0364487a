import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusalBody } from './answer-error.ts';
import { addressLanguage, pageLook } from '../http/storefront.ts';
import { messagePage } from './message-page.ts';
import { notFoundWords } from './words.ts';

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';

export type KnownPaths = ReadonlyMap<string, ReadonlySet<string>>;

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
    const language = addressLanguage(request);
    const page = messagePage(pageLook(request, language), notFoundWords[language], `/${language}/cart`);
    return reply.status(404).type('text/html; charset=utf-8').send(page.text);
  };
