import { timeoutOf, type AnyCall, type Reply } from '@baguni/contract';
import type { HttpDeps } from './deps.ts';

/** The result of one attempt: an answer, no answer or a timeout. */
export type Outcome =
  | { readonly type: 'Replied'; readonly reply: Reply; readonly retryAfter: string | null }
  | { readonly type: 'Lost' }
  | { readonly type: 'Late'; readonly afterMs: number };

export interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // HTML of a proxy or a truncated body contains no envelope
    return undefined;
  }
};

const replied = async (response: Response): Promise<Outcome> => ({
  type: 'Replied',
  reply: { status: response.status, body: parsed(await response.text()) },
  retryAfter: response.headers.get('Retry-After'),
});

// `fetch` is destructured, because browsers reject it as a method of another object
const exchange = async ({ fetch }: HttpDeps, sent: Sent, signal: AbortSignal): Promise<Outcome> => {
  try {
    return await replied(await fetch(sent.url, { ...sent.init, signal }));
  } catch {
    return { type: 'Lost' };
  }
};

/**
 * Returns the awaited value, or the fallback after `ms`. Clears its timer.
 * @param awaited must not reject
 */
const within = async <A>(ms: number, awaited: Promise<A>, otherwise: A): Promise<A> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<A>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ms);
  });
  const answer = await Promise.race([awaited, late]);
  clearTimeout(timer);
  return answer;
};

/** Sends one attempt with the timeout of the call. The timeout includes the body; later answers are dropped. */
export const attempt = async (deps: HttpDeps, call: AnyCall, sent: Sent): Promise<Outcome> => {
  const afterMs = timeoutOf(call, deps.environmentName());
  const controller = new AbortController();
  const outcome = await within(afterMs, exchange(deps, sent, controller.signal), { type: 'Late', afterMs });
  if (outcome.type === 'Late') controller.abort();
  return outcome;
};

/** Maximum jitter before a second attempt, in ms. */
const JITTER_MS = 500;
/** Maximum `Retry-After` that is honoured, in s. */
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
 * Returns the delay before the next attempt in ms, or null if the call is not retried.
 * A timed-out call is not retried, because it may have succeeded.
 * @param made attempts so far
 */
export const waitBeforeNext = (call: AnyCall, outcome: Outcome, made: number, random: number): number | null =>
  made >= call.attempts ? null : wait(outcome, random);
