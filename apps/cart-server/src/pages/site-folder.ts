import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** How long a file of a built page is kept: those with a hash in their name never change. @param assets the folder of those */
export const cacheOf = (assets: string, path: string): string =>
  path.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'public, no-cache';

/** Answers with the folder's own page for an address that leads nowhere. */
const notFound =
  (page: string) =>
  (_: unknown, reply: FastifyReply): FastifyReply =>
    reply.code(404).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(readFileSync(page));

/**
 * Serves a folder of built pages under a path of its own (EN-20..EN-22). A page is found with `.html` and without it; where
 * nothing is found, the folder's `404.html` is answered, if it has one.
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
