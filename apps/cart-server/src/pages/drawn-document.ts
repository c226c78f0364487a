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

/** The built page around what is drawn into it, taken apart once. */
export interface DocumentParts {
  /** The head and what follows it, without its styles. */
  readonly before: string;
  readonly styles: string;
  readonly after: string;
}

/** Takes a built page apart. */
export const documentParts = (document: string): DocumentParts => {
  const [before = '', after = ''] = document.split(place);
  return { before: before.replace(style, ''), styles: (before.match(style) ?? []).join(''), after };
};

/** Styles come first: nothing is shown before them, and a browser has few connections. */
const headOf = ({ before, styles }: DocumentParts, { root, title }: RenderedPage, { early, next }: HeadFiles): string =>
  before
    .replace(/<html[^>]*>/u, () => `<html${attributes(root)}>`)
    .replace(/<title>[^<]*<\/title>/u, () => `${html`<title>${title}</title>`.text}${styles}${early}`)
    .replace(/<\/head>/u, () => `${next}</head>`);

/** A drawn page in the document of the built one: its head first, so that a browser fetches files while the cart is read. */
export async function* drawnDocument(
  parts: DocumentParts,
  files: HeadFiles,
  page: RenderedPage,
): AsyncGenerator<string | Uint8Array> {
  yield headOf(parts, page, files);
  yield* page.body;
  yield parts.after;
}
