import {
  ANSWER_LASTS_MS,
  CLAIM_LASTS_MS,
  type Claim,
  type IdempotencyRows,
  type IdempotentRequest,
  type Scope,
} from '@baguni/backend';
import type { ExpressionBuilder } from 'kysely';
import { ofShopper, type Db, type Tables } from '../schema.ts';

/** Claims an unused or expired key in one statement, so that one of many requests gets it. */
const claimKey = async (db: Db, scope: Scope, request: IdempotentRequest, now: number): Promise<boolean> => {
  const mine = { body_hash: request.bodyHash, claimed_at: now, answer: null };
  const taken = await db
    .insertInto('idempotency')
    .values({ ...scope, path: request.path, request_key: request.key, ...mine })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant', 'owner', 'path', 'request_key'])
        .doUpdateSet(mine)
        .where((row) =>
          row.or([
            row.and([row('idempotency.answer', 'is', null), row('idempotency.claimed_at', '<=', now - CLAIM_LASTS_MS)]),
            row('idempotency.claimed_at', '<=', now - ANSWER_LASTS_MS),
          ]),
        ),
    )
    .returning('path')
    .execute();
  return taken.length > 0;
};

const isOver = (claimedAt: number, isAnswered: boolean, now: number): boolean =>
  now - claimedAt >= (isAnswered ? ANSWER_LASTS_MS : CLAIM_LASTS_MS);

type RequestKey = Pick<IdempotentRequest, 'path' | 'key'>;
type Row = ExpressionBuilder<Tables, 'idempotency'>;

const ofRequest =
  (scope: Scope, { path, key }: RequestKey) =>
  (row: Row) =>
    row.and([ofShopper(scope)(row), row('path', '=', path), row('request_key', '=', key)]);

const stillClaimed = (scope: Scope, request: RequestKey, claimedAt: number) => (row: Row) =>
  row.and([ofRequest(scope, request)(row), row('claimed_at', '=', claimedAt), row('answer', 'is', null)]);

const known = (db: Db, scope: Scope, request: RequestKey) =>
  db
    .selectFrom('idempotency')
    .select(['body_hash', 'claimed_at', 'answer'])
    .where(ofRequest(scope, request))
    .executeTakeFirst();

const existingClaim = async (db: Db, scope: Scope, request: IdempotentRequest): Promise<Claim> => {
  const before = await known(db, scope, request);
  if (!before) return { type: 'InProgress' };
  if (before.body_hash !== request.bodyHash) return { type: 'DifferentBody' };
  return before.answer === null ? { type: 'InProgress' } : { type: 'Replay', answer: before.answer };
};

export const idempotencyRows = (db: Db): IdempotencyRows => ({
  claim: async (scope, request, now) =>
    (await claimKey(db, scope, request, now)) ? { type: 'New' } : existingClaim(db, scope, request),
  outcome: async (scope, of, now) => {
    const row = await known(db, scope, of);
    if (!row || isOver(row.claimed_at, row.answer !== null, now)) return { type: 'Unknown' };
    return row.answer === null ? { type: 'InProgress' } : { type: 'Answered', answer: row.answer };
  },
  complete: async (scope, request, claimedAt, answer) => {
    const { numUpdatedRows } = await db
      .updateTable('idempotency')
      .set({ answer: JSON.stringify(answer) })
      .where(stillClaimed(scope, request, claimedAt))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
  release: async (scope, request, claimedAt) => {
    await db
      .deleteFrom('idempotency')
      .where(stillClaimed(scope, request, claimedAt))
      .execute();
  },
});
