import { readdir, readFile } from 'node:fs/promises';
import { html, pageStyles, plainPage, type Html } from '../html/html.ts';

/** A result of the search; `words` are searched but not shown. */
export interface SearchEntry {
  readonly kind: string;
  readonly title: string;
  readonly detail: string;
  readonly href: string;
  readonly words: string;
}

/** Reads a value once, at its first use. */
export const lazy = <A>(read: () => Promise<A>): (() => Promise<A>) => {
  let value: Promise<A> | undefined;
  return () => (value ??= read());
};

/** A page of the reference with its search, which docs.js shows. */
export const referencePage = (title: string, content: Html): string =>
  plainPage(
    { lang: 'en', title, styles: pageStyles('en'), script: '/docs.js' },
    html`<header>
        <nav aria-label="Reference">
          <ul>
            <li><a href="/docs">Calls</a></li>
            <li><a href="/docs/codes">Error codes</a></li>
            <li><a href="/guide/">Guide</a></li>
            <li><a href="/playground/">Playground</a></li>
          </ul>
        </nav>
      </header>
      <main class="reference">
        <h1>${title}</h1>
        <search hidden>
          <label for="search"
            >Search calls, fields, error codes and the guide<span class="keys"> (press / to start)</span></label
          >
          <input id="search" type="search" autocomplete="off" spellcheck="false" />
          <p class="count" role="status"></p>
          <div class="found"></div>
        </search>
        ${content}
      </main>`,
  ).text;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const plainText = (markup: string): string =>
  markup
    .replace(/<[^<>]*>/gu, '')
    .replace(/&(amp|lt|gt|quot|#39);/gu, (_, name: string) => entities[name] ?? '')
    .trim();

/** Returns the headings of a built page of the guide. */
export const headingsOf = (file: string, markup: string): readonly SearchEntry[] => {
  const href = `/guide/${file.replace(/(?:index)?\.html$/u, '')}`;
  const headings = markup
    .split(/<h[123] id="/u)
    .slice(1)
    .map((rest) => {
      const [start = ''] = rest.split('<a class="header-anchor"', 1);
      return { id: start.slice(0, start.indexOf('"')), title: start.slice(start.indexOf('>') + 1) };
    });
  const page = plainText(headings[0]?.title ?? '');
  return headings.map(({ id, title }) => ({
    kind: 'Guide',
    title: plainText(title),
    detail: page,
    href: `${href}#${id}`,
    words: '',
  }));
};

/** Reads the headings of the built guide; none if it is not built. */
export const guideEntries = async (folder: string): Promise<readonly SearchEntry[]> => {
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  const pages = files.filter((file) => file.endsWith('.html') && file !== '404.html').toSorted();
  const found = await Promise.all(
    pages.map(async (file) => headingsOf(file, await readFile(`${folder}/${file}`, 'utf8'))),
  );
  return found.flat();
};
