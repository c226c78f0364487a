import { dirname, posix } from 'node:path';

/** A path that a document names, and where: it should be there. */
export type NamedPath = { readonly doc: string; readonly path: string };

const rooms =
  'domain|contract|use-cases|adapters|presentation|components|scenarios|backend|engine-cli|tooling|cart-web|cart-server|playground|guide|corner-shop';
/** Folders of the domain that documents name alone. */
const domainRooms = 'rules|price|coupons|coupon-box|best-combination|selectors|entities|orders|overseas|state';
const named = new RegExp(String.raw`\x60((?:packages/|apps/|(?:${rooms}|${domainRooms})/)[^\x60\s]*)\x60`, 'gu');
const link = /\]\((?!https?:|#|mailto:)([^)#\s]+)/gu;

/** `a/{b,c}.ts` → `a/b.ts`, `a/c.ts`. */
const expanded = (path: string): readonly string[] => {
  const [whole, inner] = /\{([^{}]*)\}/u.exec(path) ?? [];
  if (whole === undefined || inner === undefined) return [path];
  return inner.split(',').flatMap((part) => expanded(path.replace(whole, part)));
};

/** The paths that a document names, as code or as the target of a link. */
export const namedPaths = (doc: string, text: string): readonly NamedPath[] => {
  const inCode = [...text.matchAll(named)].flatMap(([, path = '']) => expanded(path));
  const inLinks = [...text.matchAll(link)].map(([, to = '']) => posix.normalize(`${dirname(doc)}/${to}`));
  return [...inCode, ...inLinks].map((path) => ({ doc, path }));
};

/** Where a path may begin, if not at the project's top. */
const fullPaths = (path: string): readonly string[] => {
  const [room = '', ...rest] = path.split('/');
  const below = rest.join('/');
  return [
    path,
    `packages/${path}`,
    `apps/${path}`,
    `packages/${room}/src/${below}`,
    `apps/${room}/src/${below}`,
    `packages/domain/src/${path}`,
  ];
};

/** `<name>` and `…` stand for anything. */
const pattern = (path: string): RegExp => {
  const parts = path.replace(/\/$/u, '').split(/<[^>]*>|…|\*/u);
  return new RegExp(
    `^${parts.map((part) => part.replaceAll(/[.+^$()[\]\\|?{}]/gu, String.raw`\$&`)).join('[^/]*')}(?:/|$)`,
    'u',
  );
};

/** Those of the paths that are not there. @param files every file of the project, from its top */
export const missingPaths = (paths: readonly NamedPath[], files: readonly string[]): readonly NamedPath[] =>
  paths.filter(
    ({ path }) =>
      !fullPaths(path)
        .map(pattern)
        .some((like) => files.some((file) => like.test(file))),
  );
