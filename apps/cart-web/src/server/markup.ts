import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { readTogether } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** What stands in the markup where a part of the page broke. */
const BROKEN_PART = '<!--$!-->';

/** Why a part is left to the browser that did not break, and would wait for ever here. */
export class NeverReady extends Error {
  constructor() {
    super('a part of the page waits for something, and on a server nothing comes');
  }
}

/** The same markup by React's renderer for streams: it takes longer, and tells what broke. */
const streamed = async (node: ReactNode, onError: (thrown: unknown) => void): Promise<string> => {
  const ready = Promise.withResolvers<undefined>();
  const { pipe, abort } = renderToPipeableStream(node, {
    // in one piece: a part that was sent later would need a script to move it into its place
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError,
    onAllReady: () => ready.resolve(undefined),
    onShellError: ready.reject,
  });
  // React draws in the turn after this one: what has not been drawn then would hold up the page for ever
  setImmediate(() => abort(new NeverReady()));
  await ready.promise;
  return text(pipe(new PassThrough()));
};

/**
 * The markup of a page that waits for nothing. Rejects where the page broke while it was drawn, or waits as a whole.
 * @param onError hears of a part that broke or waits alone: the browser draws it anew
 */
export const markupOf = async (node: ReactNode, onError: (thrown: unknown) => void): Promise<string> => {
  const markup = readTogether(() => renderToString(node));
  return markup.includes(BROKEN_PART) ? streamed(node, onError) : markup;
};
