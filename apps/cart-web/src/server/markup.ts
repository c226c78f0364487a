import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { readTogether } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

const BROKEN_PART = '<!--$!-->';

/** The reason for leaving a suspended part to the browser. */
export class NeverReady extends Error {
  constructor() {
    super('a part of the page waits for something, and on a server nothing comes');
  }
}

/** Renders with the streaming renderer, which is slower but reports errors. */
const streamed = async (node: ReactNode, onError: (thrown: unknown) => void): Promise<string> => {
  const ready = Promise.withResolvers<undefined>();
  const { pipe, abort } = renderToPipeableStream(node, {
    // one chunk: later chunks would need an inline script
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError,
    onAllReady: () => ready.resolve(undefined),
    onShellError: ready.reject,
  });
  // React renders in the next turn; a part that is still suspended then would never finish
  setImmediate(() => abort(new NeverReady()));
  await ready.promise;
  return text(pipe(new PassThrough()));
};

/**
 * Renders a page without suspense. Rejects if the page fails or suspends as a whole.
 * @param onError receives failed or suspended parts; the browser renders them again
 */
export const markupOf = async (node: ReactNode, onError: (thrown: unknown) => void): Promise<string> => {
  const markup = readTogether(() => renderToString(node));
  return markup.includes(BROKEN_PART) ? streamed(node, onError) : markup;
};
