import {
  ANSWER_LASTS_MS,
  type IdempotencyRows,
  type IdempotentRequest,
  type Scope,
  type StoredAnswer,
} from '@baguni/backend';
import { sql } from 'kysely';
import type { DatabaseKind, Db } from '../schema.ts';

interface KeyRow {
  /** True if no other transaction has the key. */
  readonly free: boolean | 1;
  readonly body_hash: string | null;
  readonly claimed_at: number | null;
  readonly answer: StoredAnswer | null;
}

/**
 * Answers by the key of their request. An advisory lock claims a key until the transaction ends, and the answer is
 * written with it. SQLite runs transactions one after another and needs no lock.
 */
export const idempotencyRows = (db: Db, kind: DatabaseKind): IdempotencyRows => {
  /** Takes the lock of a key, unless another transaction has it, and reads its answer. */
  const take = async (
    { tenant, owner }: Scope,
    { path, key }: Pick<IdempotentRequest, 'path' | 'key'>,
    now: number,
  ): Promise<{ readonly isFree: boolean; readonly bodyHash: string | null; readonly answer: StoredAnswer | null }> => {
    const named = `${tenant}/${owner}${path}/${key}`;
    const free = kind === 'sqlite' ? sql`1` : sql`pg_try_advisory_xact_lock(hashtextextended(${named}, 0))`;
    const { rows } = await sql<KeyRow>`select ${free} as free, i.body_hash, i.claimed_at, i.answer
      from (select 1 as one) o left join idempotency i
      on i.tenant = ${tenant} and i.owner = ${owner} and i.path = ${path} and i.request_key = ${key}`.execute(db);
    const [row] = rows;
    const isKept = now - (row?.claimed_at ?? now) < ANSWER_LASTS_MS;
    return {
      isFree: Boolean(row?.free),
      bodyHash: row?.body_hash ?? null,
      answer: isKept ? (row?.answer ?? null) : null,
    };
  };
  return {
    // an answer that is committed during this statement is not seen here, but refuses `complete`
    claim: async (scope, request, now) => {
      const { isFree, bodyHash, answer } = await take(scope, request, now);
      if (!isFree) return { type: 'InProgress' };
      if (!answer) return { type: 'New' };
      return bodyHash === request.bodyHash ? { type: 'Replay', answer } : { type: 'DifferentBody' };
    },
    outcome: async (scope, of, now) => {
      if (!(await take(scope, of, now)).isFree) return { type: 'InProgress' };
      // again, because the request may have been committed while the lock was taken
      const { answer } = await take(scope, of, now);
      return answer ? { type: 'Answered', answer } : { type: 'Unknown' };
    },
    complete: async (scope, { path, key, bodyHash }, now, answer) => {
      const mine = { body_hash: bodyHash, claimed_at: now, answer: JSON.stringify(answer) };
      const written = await db
        .insertInto('idempotency')
        .values({ ...scope, path, request_key: key, ...mine })
        .onConflict((conflict) =>
          conflict
            .columns(['tenant', 'owner', 'path', 'request_key'])
            .doUpdateSet(mine)
            .where((row) =>
              row.or([
                row('idempotency.answer', 'is', null),
                row('idempotency.claimed_at', '<=', now - ANSWER_LASTS_MS),
              ]),
            ),
        )
        .executeTakeFirst();
      return (written.numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
  };
};
