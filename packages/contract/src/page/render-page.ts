import type { Log } from '@baguni/domain/internal';
import type { CallName } from '../calls/client.ts';
import type { Reply } from '../wire/envelope.ts';

/** Runs a read call during page rendering, for the buyer of the page request. */
export type ReadCall = (call: CallName, request: unknown) => Promise<Reply>;

/** The request of a browser for a page. */
export interface PageRequest {
  readonly url: string;
  /** The hosts of an operator as words (`hostWords`), if any. */
  readonly hosts?: string;
  /** Contains the name of the app, if any (AB-04). */
  readonly userAgent: string;
  /** The cookies of the browser, as in its header. */
  readonly cookie: string;
  /** Markup with the styles of the overseas panel, for the documents that contain it. */
  readonly overseasStyles: string;
  /** Ms since 1970 UTC. */
  readonly now: number;
  /** Sends a call to this server as the requesting browser. */
  readonly read: ReadCall;
  /** Receives failed reads and rendering errors. */
  readonly log: Log;
}

/** The markup of a page, with its title and the attributes of its root element. */
export interface RenderedPage {
  /** Root element attributes: language, style switches, and a flag until the page is interactive (WA-19). */
  readonly root: Readonly<Record<'lang' | 'data-tenant' | 'data-device' | 'data-drawn', string>>;
  readonly title: string;
  /** Parts of the page’s markup, after the cart is read; content that fails to render is empty. */
  readonly body: Promise<readonly string[]>;
}

/** Renders a page on the server; returns undefined if the browser must render it. The page build provides the file. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage | undefined>;
