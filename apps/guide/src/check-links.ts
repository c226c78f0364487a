/** The files of a built site; paths are relative, e.g. `guides/engine.html`. */
export interface BuiltSite {
  /** The path of the site, e.g. `/guide/`. */
  readonly base: string;
  readonly pages: ReadonlyMap<string, string>;
  readonly files: readonly string[];
}

const START = 'index.html';
/** The page for unknown addresses; no page links to it. */
const NOT_FOUND = '404.html';

const attributes = (html: string, name: string): readonly string[] =>
  [...html.matchAll(new RegExp(String.raw`<[a-z][^>]*?\s${name}="([^"]*)"`, 'gu'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  );

/** Returns the file and the anchor of a link, or `undefined` for external links. */
const targetOf = (base: string, page: string, href: string): readonly [file: string, id: string] | undefined => {
  const url = new URL(href, `http://site${base}${page}`);
  if (url.host !== 'site' || !url.pathname.startsWith(base)) return undefined;
  const path = decodeURIComponent(url.pathname.slice(base.length));
  return [path === '' || path.endsWith('/') ? path + START : path, decodeURIComponent(url.hash.slice(1))];
};

/** Lists dead links and pictures with their pages, e.g. `tour.html: /guide/gone.html`. */
export const findDeadLinks = ({ base, pages, files }: BuiltSite): readonly string[] => {
  const anchors = new Map([...pages].map(([page, html]) => [page, new Set(attributes(html, 'id'))]));
  const isDead = (page: string, href: string): boolean => {
    const [file, id] = targetOf(base, page, href) ?? [];
    if (file === undefined) return false;
    return !files.includes(file) || (id !== '' && anchors.get(file)?.has(id ?? '') === false);
  };
  return [...pages].flatMap(([page, html]) =>
    [...new Set([...attributes(html, 'href'), ...attributes(html, 'src')])]
      .filter((href) => isDead(page, href))
      .map((href) => `${page}: ${href}`),
  );
};

/** Lists pages that cannot be reached by links from the first page. */
export const findUnreachable = ({ base, pages }: BuiltSite): readonly string[] => {
  const seen = new Set([START]);
  for (const page of seen)
    for (const href of attributes(pages.get(page) ?? '', 'href')) {
      const [file] = targetOf(base, page, href) ?? [];
      if (file !== undefined && pages.has(file)) seen.add(file);
    }
  return [...pages.keys()].filter((page) => !seen.has(page) && page !== NOT_FOUND);
};
