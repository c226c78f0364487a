import type { RenderedPage } from '@baguni/contract';
import { html } from '../html/html.ts';

/** Where a drawn page stands in the built one: in place of its empty root, and of what it says where no script runs. */
const place = /<div id="root"><\/div>(?:\s*<noscript>[\s\S]*?<\/noscript>)?/u;

const attributes = (root: RenderedPage['root']): string =>
  Object.entries(root)
    .map(([name, value]) => html` ${name}="${value}"`.text)
    .join('');

/** Files for the head of a document: those that it is shown with, and those that it needs after that. */
export interface HeadFiles {
  readonly early: string;
  readonly next: string;
}

const style = /\s*<link rel="stylesheet"[^>]*>/gu;

/** Styles come first: nothing is shown before them, and a browser has few connections. */
const headOf = (before: string, { root, title }: RenderedPage, { early, next }: HeadFiles): string => {
  const styles = (before.match(style) ?? []).join('');
  return before
    .replace(style, '')
    .replace(/<html[^>]*>/u, () => `<html${attributes(root)}>`)
    .replace(/<title>[^<]*<\/title>/u, () => `${html`<title>${title}</title>`.text}${styles}${early}`)
    .replace(/<\/head>/u, () => `${next}</head>`);
};

/** A drawn page in the document of the built one: its head first, so that a browser fetches files while the cart is read. */
export async function* drawnDocument(
  document: string,
  files: HeadFiles,
  page: RenderedPage,
): AsyncGenerator<string | Uint8Array> {
  const [before = '', after = ''] = document.split(place);
  yield headOf(before, page, files);
  yield* page.body;
  yield after;
}
