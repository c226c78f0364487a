import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { own } from '@baguni/domain/internal';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config/config.ts';
import { underOverload } from '../http/limits.ts';

const cacheOf = (assets: string, path: string): string =>
  path.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'public, no-cache';

const notFound =
  (page: string) =>
  (_: unknown, reply: FastifyReply): FastifyReply =>
    reply.code(404).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(readFileSync(page));

/**
 * Serves a folder of built pages under a path (EN-20). Finds pages with and without `.html`; falls back to its
 * `404.html`, if any.
 */
const addSiteFolder = async (app: FastifyInstance, prefix: string, root: string): Promise<void> => {
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

const DAY_S = 86_400;

/** The start of the built font file of each language tag. */
const fontFiles: Readonly<Record<string, string>> = {
  ko: 'pretendard',
  en: 'pretendard',
  'zh-CN': 'noto-sans-sc-',
  ja: 'noto-sans-jp-',
};

/** Returns the built style sheet with the fonts of a language, or undefined if it is missing. */
const fontFile = async (assets: string, tag: string): Promise<string | undefined> => {
  const names = await readdir(assets).catch(() => []);
  return names.find((name) => name.startsWith(fontFiles[tag] ?? tag) && name.endsWith('.css'));
};

const addFiles = async (
  app: FastifyInstance,
  { pageFolder, picturesFolder, stylesFolder, playgroundFolder, guideFolder, shopFolders, isDemo, hasDocs }: Config,
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
  if (hasDocs) await addSiteFolder(app, '/playground', playgroundFolder);
  if (hasDocs) await addSiteFolder(app, '/guide', guideFolder);
  for (const [path, folder] of isDemo ? Object.entries(shopFolders) : []) await addSiteFolder(app, path, folder);
  app.get('/pictures/:name(^[a-z0-9-]+\\.svg$)', (request, reply) => {
    reply.header('cache-control', `public, max-age=${DAY_S}`);
    return reply.sendFile(fileNameOf(request.params), picturesFolder, { cacheControl: false });
  });
  app.get('/fonts/:name(^(?:ko|en|zh-CN|ja)).css', async (request, reply) => {
    const file = await fontFile(assets, fileNameOf(request.params));
    if (file === undefined) return reply.callNotFound();
    return reply.header('cache-control', 'public, no-cache').redirect(`/assets/${file}`);
  });
  for (const name of ['gateway.js', 'docs.js', 'pages.css', 'browser-notice.css'])
    app.get(`/${name}`, (_, reply) => {
      reply.header('cache-control', 'public, no-cache');
      return reply.sendFile(name, stylesFolder, { cacheControl: false });
    });
};

/** Serves the built files, also under overload: a page without its styles is worse than a slow one (RL-5). */
export const addStaticFiles = async (app: FastifyInstance, config: Config): Promise<void> => {
  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, ...underOverload };
    });
    await addFiles(files, config);
  });
};

const fileNameOf = (params: unknown): string => {
  const name = own(params, 'name');
  return typeof name === 'string' ? name : '';
};
