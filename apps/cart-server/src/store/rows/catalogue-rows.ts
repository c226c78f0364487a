import type { Catalogue, CatalogueRows } from '@baguni/backend';
import type { Language, Tenant } from '@baguni/domain';
import { sql } from 'kysely';
import type { Revisions } from '../revisions.ts';
import type { Db } from '../schema.ts';
import { stockRows } from './stock-rows.ts';

type CatalogueTableName = 'items' | 'sellers' | 'policies' | 'bundle_terms' | 'discounts' | 'fundings';

/** Rows per statement; databases limit its parameters. */
const ROWS_AT_ONCE = 100;

interface CatalogueScope {
  readonly tenant: Tenant;
  readonly language: Language;
}

type Entry = { readonly part: string; readonly entry_key: string; readonly detail: string };

/** Selects the entries with these keys; the tables of all parts have the same columns. */
const entriesOf = ({ tenant, language }: CatalogueScope, table: CatalogueTableName, keys: readonly string[]) =>
  sql`select ${sql.lit(table)} as part, entry_key, cast(detail as text) as detail from ${sql.table(table)}
    where tenant = ${tenant} and language = ${language} and entry_key in (${sql.join(keys)})`;

/** Returns the entries of one part in the order of the keys. */
const partOf = <K extends string, A>(
  found: readonly Entry[],
  table: CatalogueTableName,
  keys: readonly K[],
): ReadonlyMap<K, A> => {
  const details = new Map(
    found.flatMap(({ part, ...entry }) => (part === table ? [[entry.entry_key, entry.detail]] : [])),
  );
  return new Map(
    keys.flatMap((key) => {
      const detail = details.get(key);
      // only this server writes JSON into the database
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return detail === undefined ? [] : [[key, JSON.parse(detail) as A] as const];
    }),
  );
};

const write = async (
  db: Db,
  table: CatalogueTableName,
  { tenant, language }: CatalogueScope,
  entries: ReadonlyMap<string, unknown>,
): Promise<void> => {
  const rows = [...entries].map(([key, detail]) => ({
    tenant,
    language,
    entry_key: key,
    detail: JSON.stringify(detail),
  }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await db
      .insertInto(table)
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflict((conflict) =>
        conflict
          .columns(['tenant', 'language', 'entry_key'])
          .doUpdateSet((row) => ({ detail: row.ref('excluded.detail') })),
      )
      .execute();
};

export const catalogueRows = (db: Db, revisions: Revisions): CatalogueRows => ({
  catalogue: async (tenant, language, keys): Promise<Catalogue> => {
    const wanted = [
      ['items', keys.items],
      ['sellers', keys.sellers],
      ['policies', keys.policies],
      ['bundle_terms', keys.bundleTerms],
      ['discounts', keys.discounts],
      ['fundings', keys.fundings],
    ] as const;
    const parts = wanted
      .filter(([, some]) => some.length > 0)
      .map(([table, some]) => entriesOf({ tenant, language }, table, some));
    const { rows } =
      parts.length > 0 ? await sql<Entry>`${sql.join(parts, sql` union all `)}`.execute(db) : { rows: [] };
    return {
      items: partOf(rows, 'items', keys.items),
      sellers: partOf(rows, 'sellers', keys.sellers),
      policies: partOf(rows, 'policies', keys.policies),
      bundleTerms: partOf(rows, 'bundle_terms', keys.bundleTerms),
      discounts: partOf(rows, 'discounts', keys.discounts),
      fundings: partOf(rows, 'fundings', keys.fundings),
    };
  },
  putCatalogue: async (tenant, language, { items, sellers, policies, bundleTerms, discounts, fundings }) => {
    const scope = { tenant, language };
    await revisions.ofCatalogue(tenant);
    await write(db, 'items', scope, items);
    await write(db, 'sellers', scope, sellers);
    await write(db, 'policies', scope, policies);
    await write(db, 'bundle_terms', scope, bundleTerms);
    await write(db, 'discounts', scope, discounts);
    await write(db, 'fundings', scope, fundings);
  },
  ...stockRows(db),
});
