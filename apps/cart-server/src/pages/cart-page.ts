import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRoute, type Language } from '@baguni/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { tenantOf } from '../http/tenant.ts';
import type { Visitors } from '../session/visitors.ts';
import { languageTag, preferredDevice } from '../http/language.ts';

/** What the routes of pages need. */
export interface PageDeps {
  readonly visitors: Visitors;
  readonly config: Config;
}

/** The built page, with its language set for screen readers before its words have loaded. */
const builtPage = async ({ pageFolder }: Config, language: Language): Promise<string | null> => {
  const page = await readFile(join(pageFolder, 'index.html'), 'utf8').catch(() => null);
  return page?.replace(/(<html[^>]*\slang=")[^"]*"/u, `$1${languageTag[language]}"`) ?? null;
};

/** The query of an address, with its `?`; empty if there is none. */
export const queryOf = ({ url }: FastifyRequest): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

const sendPage = async (
  { visitors, config }: PageDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language,
): Promise<FastifyReply> => {
  const page = await builtPage(config, language);
  if (page === null)
    return reply.status(503).type('text/plain; charset=utf-8').send('The page is not built: npm run build');
  if (request.method === 'GET') await visitors.enter(request, reply, tenantOf(request, config));
  return reply.header('cache-control', 'private, no-cache').type('text/html; charset=utf-8').send(page);
};

/** Cart and order pages (RT-01, RT-02); an address without a device redirects to the browser's. */
export const addCartPages = (app: FastifyInstance, deps: PageDeps): void => {
  app.get('/:language(^(?:ko|en|cn|jp)$)/*', async (request, reply) => {
    tenantOf(request, deps.config);
    const { page } = parseRoute(request.url);
    if (page.type !== 'Cart' && page.type !== 'Order') return reply.callNotFound();
    if (page.device._tag === 'Some') return sendPage(deps, request, reply, page.language);
    const path = `/${page.language}/${preferredDevice(request)}${request.url.slice(page.language.length + 1)}`;
    return reply.header('cache-control', 'no-store').redirect(path, 302);
  });
};
