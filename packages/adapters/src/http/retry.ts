import type { AnyCall } from '@baguni/contract';
import type { Outcome } from './attempt.ts';

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
