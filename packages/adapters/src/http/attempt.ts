import { timeoutOf, type AnyCall, type Reply } from '@baguni/contract';
import type { HttpDeps } from './deps.ts';
import { within } from './within.ts';

/** How one attempt ended: an answer, none at all, or none in time. */
export type Outcome =
  | { readonly type: 'Replied'; readonly reply: Reply; readonly retryAfter: string | null }
  | { readonly type: 'Lost' }
  | { readonly type: 'Late'; readonly afterMs: number };

/** What is sent; the same for each attempt. */
export interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // HTML of a proxy, or half an answer: there is no envelope in it
    return undefined;
  }
};

const replied = async (response: Response): Promise<Outcome> => ({
  type: 'Replied',
  reply: { status: response.status, body: parsed(await response.text()) },
  retryAfter: response.headers.get('Retry-After'),
});

// fetch is taken out of its deps: a browser's own refuses to be called as a method of something else
const exchange = async ({ fetch }: HttpDeps, sent: Sent, signal: AbortSignal): Promise<Outcome> => {
  try {
    return await replied(await fetch(sent.url, { ...sent.init, signal }));
  } catch {
    return { type: 'Lost' };
  }
};

/** Sends once and waits no longer than the call's time (CM-52); the body counts, and an answer after that is dropped. */
export const attempt = async (deps: HttpDeps, call: AnyCall, sent: Sent): Promise<Outcome> => {
  const afterMs = timeoutOf(call, deps.environmentName());
  const controller = new AbortController();
  const outcome = await within(afterMs, exchange(deps, sent, controller.signal), { type: 'Late', afterMs });
  if (outcome.type === 'Late') controller.abort();
  return outcome;
};
