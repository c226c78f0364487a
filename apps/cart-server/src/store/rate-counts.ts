import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** The period of a request limit, in ms. */
export const WINDOW_MS = 60_000;

/** Requests of a client to one process. */
export interface AddedCount {
  /** A hash of the client. */
  readonly key: string;
  readonly count: number;
}

/** Requests of a client to all processes in the current window. */
export interface SharedCount {
  readonly count: number;
  /** Time until the window ends, in ms. */
  readonly endsIn: number;
}

/** Adds to the counts of all processes in one round trip; returns their sums in the same order. */
export type AddCounts = (added: readonly AddedCount[]) => Promise<readonly SharedCount[]>;

/** Counts whose windows have ended that one exchange deletes. */
const DELETED_AT_ONCE = 1_000;

/** Adds to the counts of requests that all processes share. The order of the keys prevents deadlocks. */
export const addRateCounts = async (db: Db, added: readonly AddedCount[]): Promise<readonly SharedCount[]> => {
  const { rows } = await sql<SharedCount & { readonly key: string }>`
    insert into rate_counts as known (key, count, ends_at)
    select key, count, now() + ${WINDOW_MS} * interval '1 millisecond'
      from unnest(${added.map(({ key }) => key)}::text[], ${added.map(({ count }) => count)}::bigint[]) as added (key, count)
      order by key
    on conflict (key) do update set
      count = excluded.count + case when known.ends_at > now() then known.count else 0 end,
      ends_at = case when known.ends_at > now() then known.ends_at else excluded.ends_at end
    returning key, count, cast(ceil(extract(epoch from ends_at - now()) * 1000) as int) as "endsIn"`.execute(db);
  await sql`delete from rate_counts where key in (
    select key from rate_counts where ends_at <= now() order by ends_at limit ${DELETED_AT_ONCE}
    for update skip locked)`.execute(db);
  const sums = new Map(rows.map((row) => [row.key, row]));
  return added.map(({ key }) => sums.get(key) ?? { count: 0, endsIn: 0 });
};
