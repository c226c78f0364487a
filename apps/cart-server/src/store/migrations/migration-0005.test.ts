import { scopeA } from '@baguni/backend/testing';
import { Kysely, PostgresDialect, sql, type Dialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPostgres, type TestPostgres } from '../../testing/postgres.ts';
import type { DatabaseKind, Tables } from '../schema.ts';
import { migrate, migrations } from './migrations.ts';
import { sqliteDialect, sqliteFile } from '../sqlite/sqlite-dialect.ts';
import { noLock } from '../revisions.ts';
import { sqlTx } from '../sql-tx.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await testPostgres();
});
afterAll(() => postgres.stop());

const fourthTables = async (db: Kysely<Tables>, kind: DatabaseKind): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations(kind)) } });
  const { error } = await migrator.migrateTo('0004-country-of-orders');
  if (error) throw new Error('the older tables could not be made', { cause: error });
  await sql`insert into sessions (tenant, owner, token_hash, guest_owner, created_at, expires_at)
    values (${scopeA.tenant}, ${scopeA.owner}, ${'H1'}, null, 0, 1000)`.execute(db);
};

const dialects: readonly (readonly [DatabaseKind, () => Promise<Dialect>])[] = [
  ['sqlite', () => Promise.resolve(sqliteDialect(sqliteFile(':memory:')))],
  [
    'postgres',
    async () => new PostgresDialect({ pool: new pg.Pool({ connectionString: await postgres.emptyDatabase() }) }),
  ],
];

test.each(dialects)(
  '[SV-01 CK-15] reads on %s an old session without the non-member choice, and accepts the choice',
  async (kind, dialect) => {
    const db = new Kysely<Tables>({ dialect: await dialect() });
    await fourthTables(db, kind);
    await migrate(db, kind);
    await db.transaction().execute(async (trx) => {
      const tx = sqlTx(trx, noLock);
      const session = { tokenHash: 'H1', scope: scopeA, guestOwner: null, createdAt: 0, expiresAt: 1000 };
      const read = await tx.session('H1', 0);
      expect([read?.scope, read?.ordersAsNonMember]).toEqual([scopeA, undefined]);
      await tx.putSession({ ...session, ordersAsNonMember: true });
      expect((await tx.session('H1', 0))?.ordersAsNonMember).toBe(true);
    });
    await db.destroy();
  },
);
