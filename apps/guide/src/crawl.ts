/** The files of a built site: pages by their path below it, e.g. `guides/engine.html`, and the paths of all files. */
export interface BuiltSite {
  /** Where it is served, e.g. `/guide/`. */
  readonly base: string;
  readonly pages: ReadonlyMap<string, string>;
  readonly files: readonly string[];
}

const START = 'index.html';
/** The page that is answered where there is none: nothing leads to it. */
const NOT_FOUND = '404.html';

const attributes = (html: string, name: string): readonly string[] =>
  [...html.matchAll(new RegExp(String.raw`<[a-z][^>]*?\s${name}="([^"]*)"`, 'gu'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  );

/** Where a link of a page leads on this site: a file and a place in it; none where it leads away. */
const targetOf = (base: string, page: string, href: string): readonly [file: string, id: string] | undefined => {
  const url = new URL(href, `http://site${base}${page}`);
  if (url.host !== 'site' || !url.pathname.startsWith(base)) return undefined;
  const path = decodeURIComponent(url.pathname.slice(base.length));
  return [path === '' || path.endsWith('/') ? path + START : path, decodeURIComponent(url.hash.slice(1))];
};

/** Each link and picture that leads nowhere on the site, with the page that it stands on: `tour.html: /guide/gone.html`. */
export const deadLinks = ({ base, pages, files }: BuiltSite): readonly string[] => {
  const places = new Map([...pages].map(([page, html]) => [page, new Set(attributes(html, 'id'))]));
  const isDead = (page: string, href: string): boolean => {
    const [file, id] = targetOf(base, page, href) ?? [];
    if (file === undefined) return false;
    return !files.includes(file) || (id !== '' && places.get(file)?.has(id ?? '') === false);
  };
  return [...pages].flatMap(([page, html]) =>
    [...new Set([...attributes(html, 'href'), ...attributes(html, 'src')])]
      .filter((href) => isDead(page, href))
      .map((href) => `${page}: ${href}`),
  );
};

/** The pages to which no path of links leads from the first. */
export const unreachable = ({ base, pages }: BuiltSite): readonly string[] => {
  const seen = new Set([START]);
  for (const page of seen)
    for (const href of attributes(pages.get(page) ?? '', 'href')) {
      const [file] = targetOf(base, page, href) ?? [];
      if (file !== undefined && pages.has(file)) seen.add(file);
    }
  return [...pages.keys()].filter((page) => !seen.has(page) && page !== NOT_FOUND);
};
