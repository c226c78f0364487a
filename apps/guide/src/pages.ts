import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The source folder of the site. */
export const docs = fileURLToPath(new URL('../../../docs/', import.meta.url));

/** The folder below `docs` with the pages that the build generates. */
const GENERATED = 'generated/';

/** Returns the source file of a page, or `undefined` if it does not exist. */
const fileOf = (page: string): string | undefined =>
  [docs, docs + GENERATED].map((folder) => `${folder}${page}.md`).find((file) => existsSync(file));

/** A sidebar entry. */
export interface Entry {
  readonly text: string;
  readonly link: string;
}

/** Documents that are not part of the site; links to them open the repository. */
export const leftOut: readonly string[] = ['specification', 'requirements', 'audit'];

/** Shows the README of a folder as its index, and generated pages next to the written ones. */
export const rewrites: Readonly<Record<string, string>> = {
  'adr/README.md': 'adr/index.md',
  [`${GENERATED}:page*`]: ':page*',
};

/** Returns the path of a page on the site, e.g. of `guides/engine` or `adr/README`. */
const addressOf = (page: string): string => `/${page.replace(/(^|\/)(?:README|index)$/u, '$1')}`;

/** Lists pages with their titles; missing pages are skipped. */
export const entriesOf = (pages: readonly string[]): readonly Entry[] =>
  pages.flatMap((page) => {
    const file = fileOf(page);
    if (file === undefined) return [];
    const title = /^# (.+)$/mu.exec(readFileSync(file, 'utf8'))?.[1] ?? page;
    return [{ text: title.replaceAll('`', ''), link: addressOf(page) }];
  });

/** Lists all decisions by number. */
export const decisions = (): readonly Entry[] =>
  entriesOf(
    readdirSync(`${docs}adr`)
      .filter((file) => /^\d.*\.md$/u.test(file))
      .toSorted()
      .map((file) => `adr/${file.slice(0, -3)}`),
  );

/** Lists the guides that are not in `named`. */
export const otherGuides = (named: readonly string[]): readonly string[] =>
  readdirSync(`${docs}guides`)
    .filter((file) => file.endsWith('.md'))
    .map((file) => `guides/${file.slice(0, -3)}`)
    .filter((page) => !named.includes(page))
    .toSorted();

/** The generated pages of the reference. */
export const referencePages = (): readonly string[] => {
  const folder = `${docs}${GENERATED}reference`;
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((file) => `reference/${file.slice(0, -3)}`)
    .toSorted();
};

/** The address of the project. */
export const REPOSITORY = 'https://github.com/baguni/baguni';
const FILES = `${REPOSITORY}/blob/main/`;

/** The other apps of the same server, by folder. Links of the site start with its base, so these go up. */
export const otherApps = {
  'apps/playground': '/../playground/',
  'apps/corner-shop': '/../corner-shop/',
  'apps/bookshop': '/../bookshop/',
} as const;

/** The generated pages by the source that they describe, because links must also work on a Git host. */
const pagesOfSource: Readonly<Record<string, string>> = {
  'packages/domain/src/coupons': 'coupons',
  'packages/domain/src/entities/discount': 'discounts',
  'packages/domain/src/index.ts': 'api',
  'packages/domain/src/price': 'how-a-price-is-made',
  'packages/domain/src/rules': 'rules',
};

/** Returns the path of the document below `docs` that is being rendered. @param env the renderer's environment */
export const pageOf = (env: unknown): string =>
  typeof env === 'object' && env !== null && 'relativePath' in env ? String(env.relativePath) : '';

/**
 * Converts a link of a document: to a page of the site, to another app, or else to the repository.
 * @param page the document below `docs`, e.g. `guides/engine.md`
 */
export const convertLink = (page: string, href: string): string => {
  if (/^(?:[a-z]+:|#|\/)/u.test(href)) return href;
  const [path = '', anchor] = href.split('#');
  const hash = anchor === undefined ? '' : `#${anchor}`;
  const target = posix.join('docs', posix.dirname(page), path).replace(/\/$/u, '');
  const name = pagesOfSource[target] ?? /^docs\/(.+)\.md$/u.exec(target)?.[1];
  if (name !== undefined && !leftOut.includes(name)) return `${addressOf(name)}${hash}`;
  const app = Object.entries(otherApps).find(([folder]) => folder === target)?.[1];
  return app ?? FILES + target + hash;
};
