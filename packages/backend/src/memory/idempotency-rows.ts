import {
  ANSWER_LASTS_MS,
  CLAIM_LASTS_MS,
  type Claim,
  type IdempotentRequest,
  type StoredAnswer,
} from '../store/idempotency.ts';
import type { Scope } from '../store/owner.ts';
import type { IdempotencyRows } from '../store/tx.ts';
import { keyOf, table, type Journal, type Rows } from './table.ts';

interface StoredClaim {
  readonly bodyHash: string;
  readonly claimedAt: number;
  readonly answer: StoredAnswer | null;
}

export interface IdempotencyTables {
  readonly rows: IdempotencyRows;
  readonly claims: Rows<{ readonly claimedAt: number }>;
}

const keyOfRequest = ({ tenant, owner }: Scope, { path, key }: Pick<IdempotentRequest, 'path' | 'key'>): string =>
  keyOf(tenant, owner, path, key);

const isOver = ({ claimedAt, answer }: StoredClaim, now: number): boolean =>
  now - claimedAt >= (answer === null ? CLAIM_LASTS_MS : ANSWER_LASTS_MS);

const said = (known: StoredClaim, bodyHash: string): Claim => {
  if (known.bodyHash !== bodyHash) return { type: 'DifferentBody' };
  return known.answer === null ? { type: 'InProgress' } : { type: 'Replay', answer: known.answer };
};

export const idempotencyTables = (log: Journal): IdempotencyTables => {
  const claims = table<StoredClaim>(log);
  const held = (key: string, claimedAt: number): StoredClaim | null => {
    const known = claims.get(key);
    return known?.answer === null && known.claimedAt === claimedAt ? known : null;
  };
  const rows: IdempotencyRows = {
    claim: async (scope, request, now) => {
      const key = keyOfRequest(scope, request);
      const known = claims.get(key);
      if (known && !isOver(known, now)) return said(known, request.bodyHash);
      claims.set(key, { bodyHash: request.bodyHash, claimedAt: now, answer: null });
      return { type: 'New' };
    },
    outcome: async (scope, of, now) => {
      const known = claims.get(keyOfRequest(scope, of));
      if (!known || isOver(known, now)) return { type: 'Unknown' };
      return known.answer === null ? { type: 'InProgress' } : { type: 'Answered', answer: known.answer };
    },
    complete: async (scope, request, claimedAt, answer) => {
      const key = keyOfRequest(scope, request);
      const mine = held(key, claimedAt);
      if (mine) claims.set(key, { ...mine, answer });
      return mine !== null;
    },
    release: async (scope, request, claimedAt) => {
      const key = keyOfRequest(scope, request);
      if (held(key, claimedAt)) claims.remove(key);
    },
  };
  return { rows, claims };
};
