import { TAB_HEADER } from '../network/faulty-network.ts';
import type { Answer, ShoppingLog } from './write-log.ts';

/** Who sends: a tab of a shopper's browser. */
export interface Sender {
  readonly shopper: string;
  readonly tab: string;
  readonly origin: string;
  readonly cookie: string;
}

/** The network as a tab has it, and how many of its calls are on their way. */
export interface TabFetch {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly underWay: () => number;
}

/** So much of a request and of an answer stands in a trace. */
const SHOWN = 120;

const bodyOf = ({ body }: RequestInit): string => (typeof body === 'string' ? body : '');

/** A read changes nothing that could be lost. */
const unwritten = (_: Answer | null): void => undefined;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** A browser's network for one tab: it sends the cookie, and writes down each change with what the page gets to know of it. */
export const tabFetch = ({ shopper, tab, origin, cookie }: Sender, log: ShoppingLog): TabFetch => {
  let underWay = 0;
  const send = async (url: string, init: RequestInit): Promise<readonly [Response, string]> => {
    const headers = new Headers(init.headers);
    headers.set('cookie', cookie);
    headers.set('origin', origin);
    headers.set(TAB_HEADER, tab);
    const response = await globalThis.fetch(`${origin}${url}`, { ...init, headers });
    return [response, await response.text()];
  };
  return {
    underWay: () => underWay,
    fetch: async (url, init) => {
      const sent = bodyOf(init);
      const key = new Headers(init.headers).get('idempotency-key');
      const path = url.replace(/^\/api/u, '');
      const ended = key === null ? unwritten : log.sent({ shopper, tab, path, key, body: parsed(sent) });
      const trace = (what: string): void => log.trace(tab, `${path} ${key ?? ''} ${sent.slice(0, SHOWN)} → ${what}`);
      underWay += 1;
      try {
        const [response, text] = await send(url, init);
        trace(`${response.status} ${text.slice(0, SHOWN)}`);
        // the page takes it in the same turn: no later abort can undo it
        ended({ status: response.status, body: parsed(text) });
        return new Response(text === '' ? null : text, { status: response.status, headers: response.headers });
      } catch (error) {
        trace(String(error));
        ended(null);
        throw error;
      } finally {
        underWay -= 1;
      }
    },
  };
};
