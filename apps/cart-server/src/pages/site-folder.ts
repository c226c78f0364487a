import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

export const cacheOf = (assets: string, path: string): string =>
  path.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'public, no-cache';

const notFound =
  (page: string) =>
  (_: unknown, reply: FastifyReply): FastifyReply =>
    reply.code(404).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(readFileSync(page));

/**
 * Serves a folder of built pages under a path (EN-20). Finds pages with and without `.html`; falls back to its
 * `404.html`, if any.
 */
export const addSiteFolder = async (app: FastifyInstance, prefix: string, root: string): Promise<void> => {
  const [assets, missing] = [join(root, 'assets'), join(root, '404.html')];
  const site = async (folder: FastifyInstance): Promise<void> => {
    if (existsSync(missing)) folder.setNotFoundHandler({ preHandler: app.rateLimit() }, notFound(missing));
    await folder.register(fastifyStatic, {
      root,
      decorateReply: false,
      index: ['index.html'],
      extensions: ['html'],
      redirect: false,
      dotfiles: 'ignore',
      cacheControl: false,
      suppressWarning: true,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cacheOf(assets, path));
      },
    });
  };
  await app.register(site, { prefix });
  app.get(prefix, (_, reply) => reply.redirect(`${prefix}/`, 308));
};
