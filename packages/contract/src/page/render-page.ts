import type { Log } from '@baguni/domain';
import type { CallName } from '../calls/client.ts';
import type { Reply } from '../wire/envelope.ts';

/** Answers a call that reads, where the page is drawn, for the buyer who asked for the page. */
export type ReadCall = (call: CallName, request: unknown) => Promise<Reply>;

/** A page that a browser asks for. */
export interface PageRequest {
  /** The whole address, as the browser has it. */
  readonly url: string;
  /** What the browser says of itself: an app names itself in it (AB-04). */
  readonly userAgent: string;
  /** Milliseconds since 1970 UTC. */
  readonly now: number;
  /** Asks a call of this server, as the browser that asks for the page would. */
  readonly read: ReadCall;
  /** Where a failed read, or a page that could not be drawn, is reported. */
  readonly log: Log;
}

/** A page to be put into the document of the built page. */
export interface RenderedPage {
  /** What the root of the document says: its language, what styles go by, and until the page listens that it does not yet (WA-19). */
  readonly root: Readonly<Record<'lang' | 'data-tenant' | 'data-device' | 'data-drawn', string>>;
  /** The title of the document (RT-13). */
  readonly title: string;
  /**
   * All that stands in the place of the empty page: markup, piece by piece. The first piece comes when the cart has been
   * read and drawn; it never fails: what cannot be drawn comes empty.
   */
  readonly body: AsyncIterable<string | Uint8Array>;
}

/**
 * Draws a page on the server, from what its buyer would read; none where the page is the browser's own to draw. The page's
 * own build makes the file that this comes from, so that neither side imports the other.
 */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage | undefined>;
