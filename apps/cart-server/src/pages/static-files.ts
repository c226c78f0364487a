import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { addSiteFolder, cacheOf } from './site-folder.ts';

const DAY_S = 86_400;

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
    // the build contains a compressed copy of each script and style
    preCompressed: true,
    suppressWarning: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheOf(assets, path));
    },
  });
  await addSiteFolder(app, '/playground', playgroundFolder);
  await addSiteFolder(app, '/guide', guideFolder);
  if (isDemo) await addSiteFolder(app, '/corner-shop', cornerShopFolder);
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
