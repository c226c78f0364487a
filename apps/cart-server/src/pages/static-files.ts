import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { addFileCompression } from '../http/compressed.ts';

const DAY_S = 86_400;

/** Files of the built page: those with a hash in their name never change. */
const cacheOf = (assets: string, path: string): string =>
  path.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'public, no-cache';

/** A folder of built pages under its own path, whose files name each other by relative paths (EN-20..EN-22). */
const addFolder = async (app: FastifyInstance, prefix: string, root: string): Promise<void> => {
  await app.register(async (folder) => {
    addFileCompression(folder);
    await folder.register(fastifyStatic, {
      root,
      prefix: `${prefix}/`,
      decorateReply: false,
      index: 'index.html',
      redirect: false,
      dotfiles: 'ignore',
      cacheControl: false,
      suppressWarning: true,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cacheOf(join(root, 'assets'), path));
      },
    });
  });
  app.get(prefix, (_, reply) => reply.redirect(`${prefix}/`, 308));
};

/** The built page's files, the demo's pictures, and the style of the server's own pages. */
export const addStaticFiles = async (
  app: FastifyInstance,
  { pageFolder, picturesFolder, stylesFolder, playgroundFolder, guideFolder, cornerShopFolder, isDemo }: Config,
): Promise<void> => {
  const assets = join(pageFolder, 'assets');
  await app.register(fastifyStatic, {
    root: pageFolder,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    // the build writes a compressed copy beside each script and style
    preCompressed: true,
    suppressWarning: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheOf(assets, path));
    },
  });
  await addFolder(app, '/playground', playgroundFolder);
  await addFolder(app, '/guide', guideFolder);
  if (isDemo) await addFolder(app, '/corner-shop', cornerShopFolder);
  app.get('/pictures/:name(^[a-z0-9-]+\\.svg$)', (request, reply) => {
    reply.header('cache-control', `public, max-age=${DAY_S}`);
    return reply.sendFile(fileNameOf(request.params), picturesFolder, { cacheControl: false });
  });
  app.get('/gateway.js', (_, reply) => {
    reply.header('cache-control', 'public, no-cache');
    return reply.sendFile('gateway.js', stylesFolder, { cacheControl: false });
  });
  for (const name of ['pages.css', 'browser-notice.css'])
    app.get(`/${name}`, (_, reply) => {
      reply.header('cache-control', 'public, no-cache');
      return reply.sendFile(name, stylesFolder, { cacheControl: false });
    });
};

const fileNameOf = (params: unknown): string =>
  typeof params === 'object' && params !== null && 'name' in params && typeof params.name === 'string'
    ? params.name
    : '';
