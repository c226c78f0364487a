import { PassThrough } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** A view that nothing waits for is drawn in one piece: a part that was sent later would need a script to move it into its place. */
const inOnePiece = { progressiveChunkSize: Number.MAX_SAFE_INTEGER } as const;

/**
 * The markup of a page, piece by piece. Rejects where the page broke while it was drawn; nothing was sent by then.
 * @param onError hears of a part that broke alone: the browser draws it anew
 */
export const markupOf = (node: ReactNode, onError: (thrown: unknown) => void): Promise<AsyncIterable<Uint8Array>> =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(node, {
      ...inOnePiece,
      onError,
      onAllReady: () => resolve(pipe(new PassThrough())),
      onShellError: reject,
    });
  });
