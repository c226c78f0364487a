import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import {
  ANSWER_LASTS_MS,
  type IdempotencyRows,
  type IdempotentRequest,
  type Scope,
  type StoredAnswer,
} from '@baguni/backend';
import { sql } from 'kysely';
import type { DatabaseKind, Db } from '../schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days after which a partition is used again. Answers of three days are valid, so retention has a day to empty one. */
export const ANSWER_SLOTS = 4;

const slotOf = (now: number): number => Math.floor(now / DAY_MS) % ANSWER_SLOTS;

type Key = Pick<IdempotentRequest, 'path' | 'key'>;

/** Identifies a request among those of its shopper; the migration `0016-answers` computes it too. */
const requestIdOf = ({ path, key }: Key): string =>
  createHash('sha256')
    .update(`${path} ${key}`)
    .digest('hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})/u, '$1-$2-$3-$4-');

/** Databases compress only rows of several kB. */
const compress = (answer: StoredAnswer): Uint8Array => deflateRawSync(JSON.stringify(answer));

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `compress` has written it
const decompress = (bytes: Uint8Array): StoredAnswer => JSON.parse(inflateRawSync(bytes).toString()) as StoredAnswer;

interface KeyRow {
  /** True if no other transaction has the key. */
  readonly free: boolean | 1;
  readonly body_hash: string | null;
  readonly answer: Uint8Array | null;
  readonly old_hash: string | null;
  readonly old_answer: StoredAnswer | null;
}

/**
 * Answers by the key of their request. An advisory lock claims a key until the transaction ends, and the answer is
 * written with it. SQLite runs transactions one after another and needs no lock.
 */
export const idempotencyRows = (db: Db, kind: DatabaseKind): IdempotencyRows => {
  /** A value of a type that PostgreSQL cannot infer. */
  const typed = (value: unknown, type: 'bigint' | 'bytea' | 'int' | 'text' | 'uuid') =>
    kind === 'sqlite' ? sql`${value}` : sql`${value}::${sql.raw(type)}`;
  /** Conditions on the valid answer of a request, also from a server of the previous version. */
  const isAnswered = ({ tenant, owner }: Scope, of: Key, now: number) => ({
    answers: sql`a.tenant = ${tenant} and a.owner = ${owner} and a.request_id = ${requestIdOf(of)}
      and a.claimed_at > ${now - ANSWER_LASTS_MS}`,
    idempotency: sql`i.tenant = ${tenant} and i.owner = ${owner} and i.path = ${of.path} and i.request_key = ${of.key}
      and i.claimed_at > ${now - ANSWER_LASTS_MS}`,
  });
  /** Takes the lock of a key, unless another transaction has it, and reads its answer. */
  const take = async (
    scope: Scope,
    of: Key,
    now: number,
  ): Promise<{ readonly isFree: boolean; readonly bodyHash: string | null; readonly answer: StoredAnswer | null }> => {
    const lockName = `${scope.tenant}/${scope.owner}${of.path}/${of.key}`;
    const free = kind === 'sqlite' ? sql`1` : sql`pg_try_advisory_xact_lock(hashtextextended(${lockName}, 0))`;
    const is = isAnswered(scope, of, now);
    const { rows } =
      await sql<KeyRow>`select ${free} as free, a.body_hash, a.answer, i.body_hash as old_hash, i.answer as old_answer
      from (select 1 as one) o left join answers a on ${is.answers} left join idempotency i on ${is.idempotency}`.execute(
        db,
      );
    const [row] = rows;
    return {
      isFree: Boolean(row?.free),
      bodyHash: row?.body_hash ?? row?.old_hash ?? null,
      answer: row?.answer ? decompress(row.answer) : (row?.old_answer ?? null),
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
    // the lock of the key keeps its valid answer unique, although partitions have no common unique index
    complete: async (scope, request, now, answer) => {
      const { tenant, owner } = scope;
      const is = isAnswered(scope, request, now);
      const { numAffectedRows } = await sql`
        insert into answers (tenant, owner, request_id, slot, body_hash, claimed_at, answer)
        select ${typed(tenant, 'text')}, ${typed(owner, 'text')}, ${typed(requestIdOf(request), 'uuid')},
          ${typed(slotOf(now), 'int')}, ${typed(request.bodyHash, 'text')}, ${typed(now, 'bigint')},
          ${typed(compress(answer), 'bytea')}
        where not exists (select 1 from answers a where ${is.answers})
          and not exists (select 1 from idempotency i where ${is.idempotency})
        on conflict (tenant, owner, request_id, slot) do update
          set body_hash = excluded.body_hash, claimed_at = excluded.claimed_at, answer = excluded.answer
          where answers.claimed_at <= ${now - ANSWER_LASTS_MS}`.execute(db);
      return (numAffectedRows ?? 0n) > 0n;
    },
  };
};
