import { fieldOf, type Outcome, type Shown, type Told, type Trace, type Write } from '../history.ts';
import { TAB_HEADER } from '../network.ts';

/** The log of a round. */
export interface ShoppingLog {
  readonly writes: () => readonly Write[];
  readonly told: readonly Told[];
  readonly shown: readonly Shown[];
  readonly broken: readonly string[];
  readonly tell: (tab: string, what: string) => void;
  readonly leave: (tab: string, what: string) => void;
  readonly show: (tab: string, lines: Shown['lines']) => void;
  /** Adds a line for debugging a violation. */
  readonly trace: (tab: string, what: string) => void;
  readonly traces: readonly Trace[];
  readonly breakDown: (what: string) => void;
  /** Records an attempt. Call the returned function with the response, or null if there is none. */
  readonly sent: (attempt: Attempt) => (answer: Answer | null) => void;
}

/** One attempt to make a change. */
interface Attempt {
  readonly shopper: string;
  readonly tab: string;
  readonly path: string;
  readonly key: string;
  readonly body: unknown;
}

/** A response as the page received it. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const SUCCESS = '0000';
/** True if the outcome is unknown: a server error, or a key that is still in progress. */
const isOpen = ({ status, body }: Answer): boolean =>
  status >= 500 || (status === 409 && fieldOf(body, 'resultCode') === '9409');

const outcomeOf = (answer: Answer | null): Outcome => {
  if (answer === null || isOpen(answer)) return 'Unknown';
  const code = fieldOf(answer.body, 'resultCode');
  if (typeof code !== 'string') return 'Unknown';
  return answer.status === 200 && code === SUCCESS ? 'Acknowledged' : 'Refused';
};

/** Combines the outcomes of two attempts: a refusal does not settle earlier attempts. */
const joined = (before: Outcome | undefined, now: Outcome): Outcome => {
  if (before === 'Acknowledged' || now === 'Acknowledged') return 'Acknowledged';
  return before === 'Unknown' ? 'Unknown' : now;
};

const nowMs = (): number => performance.now();

/** Creates an empty log. */
export const shoppingLog = (): ShoppingLog => {
  const writes = new Map<string, Write>();
  const told: Told[] = [];
  const shown: Shown[] = [];
  const traces: Trace[] = [];
  const broken: string[] = [];
  return {
    writes: () => [...writes.values()],
    told,
    shown,
    broken,
    tell: (tab, what) => void told.push({ tab, type: 'Said', at: nowMs(), what }),
    leave: (tab, what) => void told.push({ tab, type: 'Left', at: nowMs(), what }),
    show: (tab, lines) => void shown.push({ tab, at: nowMs(), lines }),
    trace: (tab, what) => void traces.push({ tab, at: nowMs(), what }),
    traces,
    breakDown: (what) => void broken.push(what),
    sent: (attempt) => {
      const before = writes.get(attempt.key);
      const begunAt = before?.begunAt ?? nowMs();
      writes.set(attempt.key, {
        data: null,
        ...before,
        ...attempt,
        begunAt,
        endedAt: nowMs(),
        outcome: before?.outcome === 'Acknowledged' ? 'Acknowledged' : 'Unknown',
      });
      return (answer) => {
        const outcome = joined(before?.outcome, outcomeOf(answer));
        const data = outcome === 'Acknowledged' ? (before?.data ?? fieldOf(answer?.body, 'data')) : null;
        writes.set(attempt.key, { ...attempt, begunAt, endedAt: nowMs(), outcome, data });
      };
    },
  };
};

/** A tab of a shopper's browser. */
export interface Sender {
  readonly shopper: string;
  readonly tab: string;
  readonly origin: string;
  readonly cookie: string;
}

/** The network of a tab, and the number of its calls in flight. */
export interface TabFetch {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly underWay: () => number;
}

/** Characters of a request or response in a trace. */
const SHOWN = 120;

const bodyOf = ({ body }: RequestInit): string => (typeof body === 'string' ? body : '');

/** Ignores the end of a read, which changes nothing. */
const unwritten = (_: Answer | null): void => undefined;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Creates a tab's network: it sends the cookie and records each change with its outcome for the page. */
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
        // the page handles it in the same turn, so no later abort can undo it
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
