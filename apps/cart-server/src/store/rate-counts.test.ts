import { sql, Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patientPool, postgresOfFile } from '../testing/postgres.ts';
import { connectorForShoppers } from './postgres/connector.ts';
import { postgresDialect } from './postgres/postgres-dialect.ts';
import type { AddCounts } from './rate-counts.ts';

const postgres = postgresOfFile();
let processes: readonly AddCounts[];
let db: Kysely<unknown>;
beforeAll(async () => {
  const stores = [await postgres.emptyStore(), await postgres.sameStore()];
  processes = stores.flatMap(({ addRateCounts }) => addRateCounts ?? []);
  db = new Kysely({ dialect: postgresDialect(connectorForShoppers(postgres.lastUrl(), patientPool)) });
});
afterAll(() => db.destroy());

const add = async (key: string, count: number) => (await processes[0]?.([{ key, count }]))?.[0];

test('[RL-2] adds exactly when processes count the same clients at the same time, in any order', async () => {
  const clients = ['a', 'b', 'c', 'd'];
  const rounds = Array.from({ length: 25 }, (_, round) =>
    processes.map((addCounts, place) => {
      const keys = (round + place) % 2 === 0 ? clients : clients.toReversed();
      return addCounts(keys.map((key) => ({ key, count: 1 })));
    }),
  );
  await Promise.all(rounds.flat());
  const sums = await processes[1]?.(clients.toReversed().map((key, place) => ({ key, count: place })));
  expect(sums?.map(({ count }) => count)).toEqual([50, 51, 52, 53]);
  for (const { endsIn } of sums ?? []) {
    expect(endsIn).toBeGreaterThan(0);
    expect(endsIn).toBeLessThanOrEqual(60_000);
  }
});

test('[RL-2] starts a new window when the last one has ended, and deletes counts of ended windows', async () => {
  await add('returning', 5);
  await add('gone', 5);
  await sql`update rate_counts set ends_at = now() where key in ('returning', 'gone')`.execute(db);
  expect(await add('returning', 2)).toMatchObject({ count: 2 });
  const { rows } = await sql`select key from rate_counts where key in ('returning', 'gone')`.execute(db);
  expect(rows).toEqual([{ key: 'returning' }]);
});
