import { dirname, posix } from 'node:path';

/** A path in a document. */
export type NamedPath = { readonly doc: string; readonly path: string };

const rooms =
  'domain|contract|use-cases|adapters|presentation|components|scenarios|backend|engine-cli|tooling|cart-web|cart-server|playground|guide|corner-shop|bookshop';
/** Folders of the domain that documents name without their parents. */
const domainRooms = 'rules|price|coupons|coupon-box|best-combination|selectors|entities|orders|overseas|state';
const named = new RegExp(String.raw`\x60((?:packages/|apps/|(?:${rooms}|${domainRooms})/)[^\x60\s]*)\x60`, 'gu');
const link = /\]\((?!https?:|#|mailto:)([^)#\s]+)/gu;

/** `a/{b,c}.ts` → `a/b.ts`, `a/c.ts`. */
const expanded = (path: string): readonly string[] => {
  const [whole, inner] = /\{([^{}]*)\}/u.exec(path) ?? [];
  if (whole === undefined || inner === undefined) return [path];
  return inner.split(',').flatMap((part) => expanded(path.replace(whole, part)));
};

/** Returns the paths in code and links of a document. */
export const namedPaths = (doc: string, text: string): readonly NamedPath[] => {
  const inCode = [...text.matchAll(named)].flatMap(([, path = '']) => expanded(path));
  const inLinks = [...text.matchAll(link)].map(([, to = '']) => posix.normalize(`${dirname(doc)}/${to}`));
  return [...inCode, ...inLinks].map((path) => ({ doc, path }));
};

/** Returns the possible full paths of a path that may start in a package. */
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

/** Returns the paths that do not exist. @param files every file of the project, from its root */
export const missingPaths = (paths: readonly NamedPath[], files: readonly string[]): readonly NamedPath[] =>
  paths.filter(
    ({ path }) =>
      !fullPaths(path)
        .map(pattern)
        .some((like) => files.some((file) => like.test(file))),
  );

const anchored = /\]\(((?!https?:|mailto:)[^)#\s]*)#([^)\s]+)\)/gu;

const withoutCode = (text: string): string => text.replaceAll(/^```[\s\S]*?^```$/gmu, '');

/** Returns the anchors that a Git host gives the headings of a document. */
const anchorsOf = (text: string): readonly string[] => {
  const slugs = [...withoutCode(text).matchAll(/^#+ (.+)$/gmu)].map(([, heading = '']) =>
    heading
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
  return slugs.map((slug, i) => {
    const earlier = slugs.slice(0, i).filter((one) => one === slug).length;
    return earlier === 0 ? slug : `${slug}-${earlier}`;
  });
};

/** Returns the links of a document to headings that do not exist; files of code have no headings. */
export const missingAnchors = (doc: string, text: string, read: (path: string) => string): readonly string[] =>
  [...withoutCode(text).matchAll(anchored)].flatMap(([, to = '', anchor = '']) => {
    const path = to === '' ? doc : posix.normalize(`${dirname(doc)}/${to}`);
    const isKnown = path.endsWith('.md') && anchorsOf(read(path)).includes(anchor);
    return isKnown ? [] : [`${path}#${anchor}`];
  });
