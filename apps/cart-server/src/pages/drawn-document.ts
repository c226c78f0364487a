import type { RenderedPage } from '@baguni/contract';
import { html } from '../html/html.ts';

/** The empty root and the noscript text, which the rendered page replaces. */
const place = /<div id="root"><\/div>(?:\s*<noscript>[\s\S]*?<\/noscript>)?/u;

const attributes = (root: RenderedPage['root']): string =>
  Object.entries(root)
    .map(([name, value]) => html` ${name}="${value}"`.text)
    .join('');

export interface PageFiles {
  readonly early: string;
  readonly next: string;
}

const style = /\s*<link rel="stylesheet"[^>]*>/gu;
const script = /\s*(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/gu;

const all = (document: string, part: RegExp): string => (document.match(part) ?? []).join('');

export interface DocumentParts {
  readonly before: string;
  readonly styles: string;
  readonly scripts: string;
  readonly after: string;
}

export const documentParts = (document: string): DocumentParts => {
  const [before = '', after = ''] = document.split(place);
  return {
    before: before.replace(style, '').replace(script, ''),
    styles: all(before, style),
    scripts: all(before, script),
    after,
  };
};

/**
 * Delays rendering until the whole page arrives, in browsers that support it. Partial rows would shift the layout on
 * slow connections.
 */
const allDrawn = '<link rel="expect" href="#all-drawn" blocking="render" />';

/** Styles come first, because they block rendering and connections are limited. */
const headOf = ({ before, styles }: DocumentParts, { root, title }: RenderedPage, early: string): string =>
  before
    .replace(/<html[^>]*>/u, () => `<html${attributes(root)}>`)
    .replace(/<title>[^<]*<\/title>/u, () => `${html`<title>${title}</title>`.text}${styles}${early}${allDrawn}`);

/**
 * Inserts a rendered page into the built document. Styles come first and scripts after the content, so that scripts
 * do not slow down the rows.
 */
export async function* drawnDocument(
  parts: DocumentParts,
  { early, next }: PageFiles,
  page: RenderedPage,
): AsyncGenerator<string | Uint8Array> {
  yield headOf(parts, page, early);
  yield* page.body;
  yield `${parts.scripts}${next}${parts.after}`;
}
