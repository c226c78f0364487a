import { posix } from 'node:path';
import { leftOut } from './pages.ts';

const REPOSITORY = 'https://github.com/baguni/baguni/blob/main/';

/** The document that is being rendered, below `docs`. @param env what the renderer knows of it */
export const pageOf = (env: unknown): string =>
  typeof env === 'object' && env !== null && 'relativePath' in env ? String(env.relativePath) : '';

/**
 * Where a link of a document leads on the site: sources, and documents that are not part of it, are in the repository; all else stays
 * as it is, and the build fails where nothing is there.
 * @param page the document below `docs`, e.g. `guides/engine.md`
 */
export const linkOf = (page: string, href: string): string => {
  if (/^(?:[a-z]+:|#|\/)/u.test(href)) return href;
  const [path = '', anchor] = href.split('#');
  const target = posix.join('docs', posix.dirname(page), path);
  const name = /^docs\/(.+)\.md$/u.exec(target)?.[1];
  const isOnSite = name !== undefined && !leftOut.includes(name);
  return isOnSite ? href : REPOSITORY + target + (anchor === undefined ? '' : `#${anchor}`);
};
