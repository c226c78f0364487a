import type { RenderedPage } from '@baguni/contract';
import { html } from '../html/html.ts';

/** Where a drawn page stands in the built one: in place of its empty root, and of what it says where no script runs. */
const place = /<div id="root"><\/div>(?:\s*<noscript>[\s\S]*?<\/noscript>)?/u;

const attributes = (root: RenderedPage['root']): string =>
  Object.entries(root)
    .map(([name, value]) => html` ${name}="${value}"`.text)
    .join('');

/** Files of a drawn page: those that it is shown with, and those that it needs after that. */
export interface PageFiles {
  readonly early: string;
  readonly next: string;
}

const style = /\s*<link rel="stylesheet"[^>]*>/gu;
const script = /\s*(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/gu;

const all = (document: string, part: RegExp): string => (document.match(part) ?? []).join('');

/** The built page around what is drawn into it, taken apart once. */
export interface DocumentParts {
  /** The head and what follows it, without its styles and scripts. */
  readonly before: string;
  readonly styles: string;
  readonly scripts: string;
  readonly after: string;
}

/** Takes a built page apart. */
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
 * Nothing is shown before all that is drawn has come, in browsers that know this: on a slow line half a row would be shown, which
 * moves when its rest is there, and a picture of some rows costs as much time as one of all.
 */
const allDrawn = '<link rel="expect" href="#all-drawn" blocking="render" />';

/** Styles come first: nothing is shown before them, and a browser has few connections. */
const headOf = ({ before, styles }: DocumentParts, { root, title }: RenderedPage, early: string): string =>
  before
    .replace(/<html[^>]*>/u, () => `<html${attributes(root)}>`)
    .replace(/<title>[^<]*<\/title>/u, () => `${html`<title>${title}</title>`.text}${styles}${early}${allDrawn}`);

/**
 * A drawn page in the document of the built one. What it is shown with is named in its head, its scripts after all that is
 * drawn: on a slow line they would share it with the rows, and they can do nothing before the last of the document is there.
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
