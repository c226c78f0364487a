import { scopeA } from '@baguni/backend/testing';
import { Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Tables } from '../schema.ts';
import { sqliteDialect, sqliteFile } from '../sqlite/sqlite-dialect.ts';
import { migrate } from './migrations.ts';

test('[RT-07] finds a shopper’s latest details in order without reading all rows', async () => {
  const db = new Kysely<Tables>({ dialect: sqliteDialect(sqliteFile(':memory:')) });
  await migrate(db, 'sqlite');
  const { rows } = await sql<{ readonly detail: string }>`explain query plan select detail_key from kept_details
    where tenant = ${scopeA.tenant} and owner = ${scopeA.owner} order by expires_at desc limit 19`.execute(db);
  expect(rows.map(({ detail }) => detail)).toEqual([
    'SEARCH kept_details USING INDEX kept_details_of_shopper (tenant=? AND owner=?)',
  ]);
  await db.destroy();
});
