import { timeoutOf, type AnyCall, type Reply } from '@baguni/contract';
import type { HttpDeps } from './deps.ts';

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

/** What is waited for, or after so many ms what stands for it; a wait that is over leaves no timer behind. @param awaited never fails */
const within = async <A>(ms: number, awaited: Promise<A>, otherwise: A): Promise<A> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<A>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ms);
  });
  const answer = await Promise.race([awaited, late]);
  clearTimeout(timer);
  return answer;
};

/** Sends once and waits no longer than the call's time (CM-52); the body counts, and an answer after that is dropped. */
export const attempt = async (deps: HttpDeps, call: AnyCall, sent: Sent): Promise<Outcome> => {
  const afterMs = timeoutOf(call, deps.environmentName());
  const controller = new AbortController();
  const outcome = await within(afterMs, exchange(deps, sent, controller.signal), { type: 'Late', afterMs });
  if (outcome.type === 'Late') controller.abort();
  return outcome;
};

/** The most that jitter waits before a second attempt, in ms. */
const JITTER_MS = 500;
/** A call is not sent again if `Retry-After` asks for a longer wait than this, in s. */
const MAX_RETRY_AFTER_S = 5;

const secondsOf = (retryAfter: string | null): number | null =>
  retryAfter !== null && /^\d{1,5}$/u.test(retryAfter.trim()) ? Number(retryAfter) : null;

const wait = (outcome: Outcome, random: number): number | null => {
  if (outcome.type === 'Lost') return random * JITTER_MS;
  if (outcome.type === 'Late' || outcome.reply.status !== 503) return null;
  const seconds = secondsOf(outcome.retryAfter);
  return seconds === null || seconds > MAX_RETRY_AFTER_S ? null : seconds * 1_000 + random * JITTER_MS;
};

/**
 * How long to wait before the next attempt, in ms; null for none (RL-8). Only where the network failed, or the server
 * is busy and says when: a call that came too late may have happened and is read again instead.
 * @param made attempts made so far
 */
export const waitBeforeNext = (call: AnyCall, outcome: Outcome, made: number, random: number): number | null =>
  made >= call.attempts ? null : wait(outcome, random);
