import {
  ANSWER_LASTS_MS,
  CLAIM_LASTS_MS,
  type Claim,
  type IdempotencyRows,
  type IdempotentRequest,
  type Scope,
} from '@baguni/backend';
import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';

type Db = Kysely<Tables>;

/** Takes the key where nobody has it, or where who had it is over; in one statement, so that one of many gets it. */
const take = async (db: Db, scope: Scope, request: IdempotentRequest, now: number): Promise<boolean> => {
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

const known = (db: Db, { tenant, owner }: Scope, { path, key }: Pick<IdempotentRequest, 'path' | 'key'>) =>
  db
    .selectFrom('idempotency')
    .select(['body_hash', 'claimed_at', 'answer'])
    .where('tenant', '=', tenant)
    .where('owner', '=', owner)
    .where('path', '=', path)
    .where('request_key', '=', key)
    .executeTakeFirst();

const said = async (db: Db, scope: Scope, request: IdempotentRequest): Promise<Claim> => {
  const before = await known(db, scope, request);
  // it was there a moment ago: who had it gives it up just now, and the client may try again
  if (!before) return { type: 'InProgress' };
  if (before.body_hash !== request.bodyHash) return { type: 'DifferentBody' };
  return before.answer === null ? { type: 'InProgress' } : { type: 'Replay', answer: before.answer };
};

/** Requests that may come twice, in SQL (BL-8). */
export const idempotencyRows = (db: Db): IdempotencyRows => ({
  claim: async (scope, request, now) =>
    (await take(db, scope, request, now)) ? { type: 'New' } : said(db, scope, request),
  outcome: async (scope, of, now) => {
    const row = await known(db, scope, of);
    if (!row || isOver(row.claimed_at, row.answer !== null, now)) return { type: 'Unknown' };
    return row.answer === null ? { type: 'InProgress' } : { type: 'Answered', answer: row.answer };
  },
  complete: async ({ tenant, owner }, { path, key }, claimedAt, answer) => {
    const { numUpdatedRows } = await db
      .updateTable('idempotency')
      .set({ answer: JSON.stringify(answer) })
      .where('tenant', '=', tenant)
      .where('owner', '=', owner)
      .where('path', '=', path)
      .where('request_key', '=', key)
      .where('claimed_at', '=', claimedAt)
      .where('answer', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
  release: async ({ tenant, owner }, { path, key }, claimedAt) => {
    await db
      .deleteFrom('idempotency')
      .where('tenant', '=', tenant)
      .where('owner', '=', owner)
      .where('path', '=', path)
      .where('request_key', '=', key)
      .where('claimed_at', '=', claimedAt)
      .where('answer', 'is', null)
      .execute();
  },
});
