import type { Fields, Outcome, Shown, Told, Trace, Write } from './history.ts';
import type { FaultyNetwork } from './network.ts';

/** A response as the page received it. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** One attempt to make a change. */
type Attempt = Pick<Write, 'shopper' | 'tab' | 'path' | 'key' | 'body'>;

const SUCCESS = '0000';

/** The fields of a JSON value that are known here; each may be missing. */
const envelopeOf = (body: unknown): { readonly resultCode?: string; readonly data?: Fields | null } =>
  typeof body === 'object' && body !== null ? body : {};

/** Returns the outcome of an attempt: unknown after a server error, or if the key is still in progress. */
const outcomeOf = (answer: Answer | null): Outcome => {
  const { resultCode } = envelopeOf(answer?.body);
  if (!answer || answer.status >= 500 || typeof resultCode !== 'string') return 'Unknown';
  if (answer.status === 409 && resultCode === '9409') return 'Unknown';
  return answer.status === 200 && resultCode === SUCCESS ? 'Acknowledged' : 'Refused';
};

/** Combines the outcomes of two attempts: a refusal does not settle earlier attempts. */
const joined = (before: Outcome | undefined, now: Outcome): Outcome => {
  if (before === 'Acknowledged' || now === 'Acknowledged') return 'Acknowledged';
  return before === 'Unknown' ? 'Unknown' : now;
};

/** The log of a round. */
export class ShoppingLog {
  readonly told: Told[] = [];
  readonly shown: Shown[] = [];
  readonly traces: Trace[] = [];
  /** Unhandled errors of pages. */
  readonly broken: string[] = [];
  readonly #writes = new Map<string, Write>();

  get writes(): readonly Write[] {
    return [...this.#writes.values()];
  }

  tell(tab: string, what: string, type: Told['type'] = 'Said'): void {
    this.told.push({ tab, type, at: performance.now(), what });
  }

  trace(tab: string, what: string): void {
    this.traces.push({ tab, at: performance.now(), what });
  }

  /** Records an attempt. Call the returned function with the response, or null if there is none. */
  sent(attempt: Attempt): (answer: Answer | null) => void {
    const before = this.#writes.get(attempt.key);
    const begunAt = before?.begunAt ?? performance.now();
    const record = (outcome: Outcome, data: Fields): unknown =>
      this.#writes.set(attempt.key, { ...attempt, begunAt, endedAt: performance.now(), outcome, data });
    record(before?.outcome === 'Acknowledged' ? 'Acknowledged' : 'Unknown', before?.data ?? {});
    return (answer) => {
      const now = outcomeOf(answer);
      const { data } = now === 'Acknowledged' ? envelopeOf(answer?.body) : {};
      record(joined(before?.outcome, now), before?.outcome === 'Acknowledged' ? before.data : (data ?? {}));
    };
  }
}

/** A tab of a shopper's browser. */
export interface Sender {
  readonly shopper: string;
  readonly tab: string;
  readonly cookie: string;
}

/** Characters of a request or response in a trace. */
const SHOWN = 120;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? value : {});

/** Creates the `fetch` of a tab: it sends the cookie and records each change with its outcome for the page. */
export const tabFetch =
  ({ shopper, tab, cookie }: Sender, network: FaultyNetwork, log: ShoppingLog) =>
  async (url: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('cookie', cookie);
    const key = headers.get('idempotency-key');
    const path = url.replace(/^\/api/u, '');
    const body = typeof init.body === 'string' ? init.body : '';
    const ended = key === null ? null : log.sent({ shopper, tab, path, key, body: fieldsOf(parsed(body)) });
    const trace = (what: string): void => log.trace(tab, `${path} ${key ?? ''} ${body.slice(0, SHOWN)} → ${what}`);
    try {
      const response = await network.send(tab, url, { ...init, headers });
      const { status } = response;
      const text = await response.text();
      trace(`${status} ${text.slice(0, SHOWN)}`);
      // the page handles it in the same turn, so no later abort can undo it
      ended?.({ status, body: parsed(text) });
      return new Response(text === '' ? null : text, { status, headers: response.headers });
    } catch (error) {
      trace(String(error));
      ended?.(null);
      throw error;
    }
  };
