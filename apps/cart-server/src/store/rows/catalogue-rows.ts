import type { Catalogue, CatalogueRows } from '@baguni/backend';
import type { Language, Tenant } from '@baguni/domain';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Revisions } from '../revisions.ts';
import type { Db } from '../schema.ts';
import { stockRows } from './stock-rows.ts';

type CatalogueTableName = 'items' | 'sellers' | 'policies' | 'bundle_terms' | 'discounts' | 'fundings';

/** Rows written by one statement; databases limit the parameters of a statement. */
const ROWS_AT_ONCE = 100;

interface CatalogueScope {
  readonly tenant: Tenant;
  readonly language: Language;
}

const columns = ['entry_key', 'detail'] as const;

/** Entries of one part of a catalogue, in the order of the keys. */
const read = async <K extends string, A>(
  keys: readonly K[],
  find: (keys: readonly K[]) => Promise<readonly { readonly entry_key: string; readonly detail: A }[]>,
): Promise<ReadonlyMap<K, A>> => {
  if (keys.length === 0) return new Map();
  const found = new Map((await find(keys)).map((row) => [row.entry_key, row.detail]));
  return new Map(
    keys.flatMap((key) => {
      const detail = found.get(key);
      return detail === undefined ? [] : [[key, detail] as const];
    }),
  );
};

/** The condition for entries by key; the tables of all parts have the same columns. */
const among = ({ tenant, language }: CatalogueScope, keys: readonly string[]): RawBuilder<SqlBool> =>
  sql`tenant = ${tenant} and language = ${language} and entry_key in (${sql.join(keys)})`;

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

/** The catalogue and stock in SQL. */
export const catalogueRows = (db: Db, revisions: Revisions): CatalogueRows => ({
  catalogue: async (tenant, language, keys): Promise<Catalogue> => {
    const scope = { tenant, language };
    return {
      items: await read(keys.items, (some) =>
        db.selectFrom('items').select(columns).where(among(scope, some)).execute(),
      ),
      sellers: await read(keys.sellers, (some) =>
        db.selectFrom('sellers').select(columns).where(among(scope, some)).execute(),
      ),
      policies: await read(keys.policies, (some) =>
        db.selectFrom('policies').select(columns).where(among(scope, some)).execute(),
      ),
      bundleTerms: await read(keys.bundleTerms, (some) =>
        db.selectFrom('bundle_terms').select(columns).where(among(scope, some)).execute(),
      ),
      discounts: await read(keys.discounts, (some) =>
        db.selectFrom('discounts').select(columns).where(among(scope, some)).execute(),
      ),
      fundings: await read(keys.fundings, (some) =>
        db.selectFrom('fundings').select(columns).where(among(scope, some)).execute(),
      ),
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
