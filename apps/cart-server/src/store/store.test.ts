import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guestOwner } from '@baguni/backend';
import { scopeA, storeContract } from '@baguni/backend/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { explainPostgres, explainSqlite } from '../testing/plans.ts';
import { postgresOfFile } from '../testing/postgres.ts';
import { recordedStore, type RecordedStore } from '../testing/recording.ts';
import { nothingOld, retentionContract } from '../testing/retention-contract.ts';

const postgres = postgresOfFile();
const folder = mkdtempSync(join(tmpdir(), 'baguni-plans-'));
afterAll(() => rmSync(folder, { recursive: true }));

const kinds = [
  [
    'sqlite',
    async () => join(folder, 'cart.sqlite'),
    async (file: string, statements: readonly string[]) => explainSqlite(file, statements),
  ],
  ['postgres', () => postgres.migratedDatabase(), explainPostgres],
] as const;

/** Tables with one row for each tenant, and parts of statements that are no tables. */
const smallTables = new Set(['offers', 'catalogue_versions', 'v', 'held', 'o']);

/** A write that compares and replaces the list of a tenant. */
const replacesAll = /^(?:delete|select "target", "place", "detail") from "cashbacks"/u;

describe.each(kinds)('[SV-01] the store on %s', (kind, newPlace, explain) => {
  const stores: RecordedStore[] = [];
  const makeStore = async (): Promise<RecordedStore> => {
    const store = await recordedStore(kind, kind === 'sqlite' ? ':memory:' : await newPlace());
    stores.push(store);
    return store;
  };
  storeContract('run', makeStore);
  retentionContract(makeStore);

  test('each statement finds its rows by an index, and not by the tenant alone', async () => {
    const place = await newPlace();
    const store = await recordedStore(kind, place);
    stores.push(store);
    await store.visit('hash', 0);
    await store.endOf('hash', scopeA);
    await store.snapshot({ scope: scopeA, guestOwner: guestOwner('g') }, async () => undefined);
    await store.forget(nothingOld);
    const statements = new Set(stores.flatMap((one) => one.takeStatements()).map(({ sql }) => sql));
    const read = [...statements].filter(
      (sql) => /^\s*(?:select|update|delete|insert|with)/u.test(sql) && !replacesAll.test(sql),
    );
    const plans = await explain(place, read);
    expect(plans.size).toBeGreaterThan(60);
    const slow = [...plans].flatMap(([sql, reads]) =>
      reads.flatMap(({ table, by }) =>
        /\b(?!tenant\b)[a-z]\w+/u.test(by) || smallTables.has(table) ? [] : [{ table, by, sql }],
      ),
    );
    expect(slow).toEqual([]);
    await Promise.all(stores.map((one) => one.close()));
  });
});
