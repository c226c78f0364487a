import type { RenderedPage } from '@baguni/contract';
import { html } from '../html/html.ts';

/** Where a drawn page stands in the built one: in place of its empty root, and of what it says where no script runs. */
const place = /<div id="root"><\/div>(?:\s*<noscript>[\s\S]*?<\/noscript>)?/u;

const attributes = (root: RenderedPage['root']): string =>
  Object.entries(root)
    .map(([name, value]) => html` ${name}="${value}"`.text)
    .join('');

/** A drawn page in the document of the built one, with the files that it needs next: its head first, so that a browser fetches files while the cart is read. */
export async function* drawnDocument(
  document: string,
  files: string,
  { root, title, body }: RenderedPage,
): AsyncGenerator<string | Uint8Array> {
  const [before = '', after = ''] = document.split(place);
  yield before
    .replace(/<html[^>]*>/u, () => `<html${attributes(root)}>`)
    .replace(/<title>[^<]*<\/title>/u, () => `${html`<title>${title}</title>`.text}${files}`);
  yield* body;
  yield after;
}
