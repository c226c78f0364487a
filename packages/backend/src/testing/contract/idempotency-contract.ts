import { expect } from 'vitest';
import { ANSWER_LASTS_MS, CLAIM_LASTS_MS, type StoredAnswer } from '../../store/idempotency.ts';
import { anIdempotentRequest as aRequest, scopeA, scopeB } from '../rows.ts';
import type { RowTests } from './row-tests.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

const answer: StoredAnswer = { status: 200, body: { resultCode: '0000', data: { list: [1, null, 'ㄱ'] } } };

/** Repeated requests (BL-8). */
export const idempotencyContract: RowTests = {
  'a key is new, in progress, then replayed; with another body it is refused': async (tx) => {
    expect(await tx.claim(scopeA, aRequest(), 0)).toEqual({ type: 'New' });
    expect(await tx.claim(scopeA, aRequest(), 1)).toEqual({ type: 'InProgress' });
    expect(await tx.claim(scopeA, aRequest({ bodyHash: 'H2' }), 1)).toEqual({ type: 'DifferentBody' });
    expect(await tx.complete(scopeA, aRequest(), 0, answer)).toBe(true);
    expect(await tx.claim(scopeA, aRequest(), 2)).toEqual({ type: 'Replay', answer });
    expect(await tx.claim(scopeA, aRequest({ bodyHash: 'H2' }), 2)).toEqual({ type: 'DifferentBody' });
  },

  'a key belongs to its shopper and its path': async (tx) => {
    await tx.claim(scopeA, aRequest(), 0);
    expect(await tx.claim(scopeB, aRequest(), 0)).toEqual({ type: 'New' });
    expect(await tx.claim({ ...scopeA, tenant: 'outlet' }, aRequest(), 0)).toEqual({ type: 'New' });
    expect(await tx.claim(scopeA, aRequest({ path: '/cart/removeCartUnits' }), 0)).toEqual({ type: 'New' });
  },

  'a claim that was released or given up is new again; who lost it cannot complete it': async (tx) => {
    await tx.claim(scopeA, aRequest(), 0);
    await tx.release(scopeA, aRequest(), 0);
    expect(await tx.claim(scopeA, aRequest(), 5)).toEqual({ type: 'New' });
    expect(await tx.claim(scopeA, aRequest(), 5 + CLAIM_LASTS_MS - 1)).toEqual({ type: 'InProgress' });
    expect(await tx.claim(scopeA, aRequest(), 5 + CLAIM_LASTS_MS)).toEqual({ type: 'New' });
    expect(await tx.complete(scopeA, aRequest(), 5, answer)).toBe(false);
    await tx.release(scopeA, aRequest(), 5);
    expect(await tx.complete(scopeA, aRequest(), 5 + CLAIM_LASTS_MS, answer)).toBe(true);
    expect(await tx.complete(scopeA, aRequest(), 5 + CLAIM_LASTS_MS, answer)).toBe(false);
  },

  'an answer is kept for two days, and dropped by retention': async (tx) => {
    await tx.claim(scopeA, aRequest(), 0);
    await tx.complete(scopeA, aRequest(), 0, answer);
    // also after a clock change of one day
    expect((await tx.claim(scopeA, aRequest(), DAY_MS + HOUR_MS)).type).toBe('Replay');
    expect((await tx.claim(scopeA, aRequest(), ANSWER_LASTS_MS - 1)).type).toBe('Replay');
    expect((await tx.claim(scopeA, aRequest(), ANSWER_LASTS_MS)).type).toBe('New');
    const old = {
      idempotencyBefore: ANSWER_LASTS_MS + 1,
      sessionsExpiredBefore: 0,
      unpaidOrdersBefore: 0,
      couponTriesBefore: 0,
      detailsExpiredBefore: 0,
      seenBefore: 0,
    };
    expect(await tx.forget(old)).toBe(1);
  },

  'what became of a key can be asked without taking it': async (tx) => {
    const of = { path: aRequest().path, key: aRequest().key };
    expect(await tx.outcome(scopeA, of, 0)).toEqual({ type: 'Unknown' });
    expect(await tx.claim(scopeA, aRequest(), 0)).toEqual({ type: 'New' });
    expect(await tx.outcome(scopeA, of, CLAIM_LASTS_MS - 1)).toEqual({ type: 'InProgress' });
    expect(await tx.outcome(scopeA, of, CLAIM_LASTS_MS)).toEqual({ type: 'Unknown' });
    expect(await tx.outcome(scopeB, of, 1)).toEqual({ type: 'Unknown' });
    expect(await tx.outcome(scopeA, { ...of, path: '/other' }, 1)).toEqual({ type: 'Unknown' });
    await tx.complete(scopeA, aRequest(), 0, answer);
    expect(await tx.outcome(scopeA, of, ANSWER_LASTS_MS - 1)).toEqual({ type: 'Answered', answer });
    expect(await tx.outcome(scopeA, of, ANSWER_LASTS_MS)).toEqual({ type: 'Unknown' });
  },
};
