import { posix } from 'node:path';
import { addressOf, leftOut } from './pages.ts';

/** Where the project lives. */
export const REPOSITORY = 'https://github.com/baguni/baguni';
const FILES = `${REPOSITORY}/blob/main/`;

/**
 * What the same server shows beside this site, by its folder in the project. Every address of the site begins with its base,
 * so these go up from there.
 */
export const besideSite = {
  'apps/playground': '/../playground/',
  'apps/corner-shop': '/../corner-shop/',
} as const;

/** The address of what runs beside the site, if a folder of the project is that. */
const beside = (folder: string): string | undefined =>
  Object.entries(besideSite).find(([name]) => name === folder)?.[1];

/** The document that is being rendered, below `docs`. @param env what the renderer knows of it */
export const pageOf = (env: unknown): string =>
  typeof env === 'object' && env !== null && 'relativePath' in env ? String(env.relativePath) : '';

/**
 * Where a link of a document leads on the site: what runs beside it is opened, sources and documents that are not part of it are in
 * the repository; all else stays on the site, and the build fails where nothing is there.
 * @param page the document below `docs`, e.g. `guides/engine.md`
 */
export const linkOf = (page: string, href: string): string => {
  if (/^(?:[a-z]+:|#|\/)/u.test(href)) return href;
  const [path = '', anchor] = href.split('#');
  const hash = anchor === undefined ? '' : `#${anchor}`;
  const target = posix.join('docs', posix.dirname(page), path).replace(/\/$/u, '');
  const name = /^docs\/(.+)\.md$/u.exec(target)?.[1];
  if (name !== undefined && !leftOut.includes(name)) return `${addressOf(name)}${hash}`;
  return beside(target) ?? FILES + target + hash;
};
