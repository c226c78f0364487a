import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { readTogether } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** What stands in the markup where a part of the page broke. */
const BROKEN_PART = '<!--$!-->';

/** The same markup by React's renderer for streams: it takes longer, and tells what broke. */
const streamed = (node: ReactNode, onError: (thrown: unknown) => void): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(node, {
      // in one piece: a part that was sent later would need a script to move it into its place
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
    });
  });

/**
 * The markup of a page that waits for nothing. Rejects where the page broke while it was drawn.
 * @param onError hears of a part that broke alone: the browser draws it anew
 */
export const markupOf = async (node: ReactNode, onError: (thrown: unknown) => void): Promise<string> => {
  const markup = readTogether(() => renderToString(node));
  return markup.includes(BROKEN_PART) ? streamed(node, onError) : markup;
};
