import type { AnyCall } from '@baguni/contract';
import type { Outcome } from './attempt.ts';

/** The most that jitter waits before a second attempt, in ms. */
const JITTER_MS = 500;
/** A server that wants more patience than this, in s, gets no second attempt. */
const LONGEST_WISH_S = 5;

const wishOf = (retryAfter: string | null): number | null =>
  retryAfter !== null && /^\d{1,5}$/u.test(retryAfter.trim()) ? Number(retryAfter) : null;

const wait = (outcome: Outcome, random: number): number | null => {
  if (outcome.type === 'Lost') return random * JITTER_MS;
  if (outcome.type === 'Late' || outcome.reply.status !== 503) return null;
  const wish = wishOf(outcome.retryAfter);
  return wish === null || wish > LONGEST_WISH_S ? null : wish * 1_000 + random * JITTER_MS;
};

/**
 * How long to wait before the next attempt, in ms; null for none (RL-8). Only where the network failed, or the server
 * is busy and says when: a call that came too late may have happened and is read again instead.
 * @param made attempts made so far
 */
export const waitBeforeNext = (call: AnyCall, outcome: Outcome, made: number, random: number): number | null =>
  made >= call.attempts ? null : wait(outcome, random);
