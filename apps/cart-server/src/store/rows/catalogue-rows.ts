import {
  catalogueParts,
  eachPart,
  ownerKey,
  keysOfTarget,
  noOffers,
  isSameOffers,
  type Catalogue,
  type CatalogueKeys,
  type CatalogueRows,
  type EntriesOfItem,
  type ItemOffers,
  type NameOfEntries,
  type OfferRows,
  type SeedRows,
} from '@baguni/backend';
import type { ItemNo, StockKey, Tenant, Language } from '@baguni/domain/internal';
import { addEvents, type NewEvent } from '../outbox.ts';
import { inChunks, type DatabaseKind, type Db, type ImportProgress, type Tables } from '../schema.ts';
import { readStored, writeStored } from '../stored-json.ts';
import type { CartLock, Revisions } from '../revisions.ts';
import { sql } from 'kysely';

type StockRows = Pick<CatalogueRows, 'stock' | 'putStocks' | 'takeStock'>;

const itemIn = (key: StockKey): string => key.split('/')[1] ?? '';

/** Remaining pieces, reduced by conditional updates and never below 0 (BL-6). */
const stockRows = (db: Db, kind: DatabaseKind): StockRows => {
  const stock = async (tenant: Tenant, keys: readonly StockKey[]): Promise<ReadonlyMap<StockKey, number>> => {
    if (keys.length === 0) return new Map();
    const query = db.selectFrom('stock').select(['stock_key', 'pieces']).where('tenant', '=', tenant);
    const rows = await query.where('stock_key', 'in', keys).execute();
    return new Map(rows.map((row) => [row.stock_key, row.pieces]));
  };
  const wasSet = (tenant: Tenant, rows: readonly { stock_key: StockKey; pieces: number | null }[]): Promise<void> => {
    const events = rows.map(({ stock_key: subject, pieces: left }): NewEvent => {
      return { tenant, type: 'stock.set', subject, detail: { left } };
    });
    return addEvents(db, kind, events);
  };
  const lift = async (tenant: Tenant, keys: readonly StockKey[]): Promise<void> => {
    const rows = db.deleteFrom('stock').where('tenant', '=', tenant).where('stock_key', 'in', keys);
    const lifted = await rows.returning('stock_key').execute();
    await wasSet(
      tenant,
      lifted.map((row) => ({ ...row, pieces: null })),
    );
  };
  const putStocks = async (tenant: Tenant, stocks: ReadonlyMap<StockKey, number | null>): Promise<void> => {
    const unlimited = [...stocks].flatMap(([key, pieces]) => (pieces === null ? [key] : []));
    await inChunks(unlimited, (some) => lift(tenant, some));
    const rows = [...stocks].flatMap(([key, pieces]) =>
      pieces === null ? [] : [{ tenant, stock_key: key, item_no: itemIn(key), pieces }],
    );
    await inChunks(rows, async (some) => {
      const written = await db
        .insertInto('stock')
        .values(some)
        .onConflict((conflict) =>
          conflict
            .columns(['tenant', 'stock_key'])
            .doUpdateSet((row) => ({ pieces: row.ref('excluded.pieces') }))
            .whereRef('stock.pieces', '<>', 'excluded.pieces'),
        )
        .returning(['stock_key', 'pieces'])
        .execute();
      await wasSet(tenant, written);
    });
  };
  return {
    stock,
    putStocks,
    takeStock: async (tenant, { key, pieces }) => {
      const taken = await db
        .updateTable('stock')
        .set((row) => ({ pieces: row('pieces', '-', pieces) }))
        .where('tenant', '=', tenant)
        .where('stock_key', '=', key)
        .where('pieces', '>=', pieces)
        .returning('pieces as left')
        .executeTakeFirst();
      if (!taken) return !(await stock(tenant, [key])).has(key);
      const detail = { taken: pieces, left: taken.left };
      await addEvents(db, kind, [{ tenant, type: 'stock.taken', subject: key, detail }]);
      return true;
    },
  };
};

/** True for a row whose JSON differs from the one to be written. PostgreSQL compares JSON as text only. */
const differs = (table: keyof Tables) =>
  sql<boolean>`cast(${sql.ref(`${table}.detail`)} as text) <> cast(excluded.detail as text)`;

/** Writes lists by item that differ from their rows. */
const putEntries = async (
  db: Db,
  tenant: Tenant,
  entries: readonly EntriesOfItem[],
): Promise<readonly NameOfEntries[]> => {
  const changed: NameOfEntries[] = [];
  const rows = entries.map(({ kind, itemNo, entries: list }) => ({
    tenant,
    kind,
    item_no: itemNo,
    detail: JSON.stringify(list),
  }));
  await inChunks(rows, async (some) => {
    const written = await db
      .insertInto('item_offers')
      .values(some)
      .onConflict((conflict) =>
        conflict
          .columns(['tenant', 'kind', 'item_no'])
          .doUpdateSet((row) => ({ detail: row.ref('excluded.detail') }))
          .where(differs('item_offers')),
      )
      .returning(['kind', 'item_no'])
      .execute();
    changed.push(...written.map(({ kind, item_no: itemNo }) => ({ kind, itemNo })));
  });
  return changed;
};

export const offerRows = (db: Db, revisions: Revisions): OfferRows => ({
  offers: async (tenant) =>
    (await db.selectFrom('offers').select('detail').where('tenant', '=', tenant).executeTakeFirst())?.detail ??
    noOffers,
  putOffers: async (tenant, offers) => {
    const before = await db.selectFrom('offers').select('detail').where('tenant', '=', tenant).executeTakeFirst();
    if (isSameOffers(before?.detail ?? noOffers, offers)) return false;
    await revisions.ofCatalogue(tenant);
    // keeps the lists by item, which servers of the previous version still read
    const detail = writeStored('offers', { ...before?.detail, bsdTag: undefined, welcomeGift: undefined, ...offers });
    await db
      .insertInto('offers')
      .values({ tenant, detail })
      .onConflict((conflict) => conflict.column('tenant').doUpdateSet({ detail }))
      .execute();
    return true;
  },
  cashbacks: async (tenant, targets) => {
    if (targets.length === 0) return [];
    const query = db.selectFrom('cashbacks').select(['place', 'detail']).where('tenant', '=', tenant);
    const rows = await query.where('target', 'in', targets).execute();
    const byPlace = new Map(rows.map(({ place, detail }) => [place, detail]));
    return [...byPlace].toSorted(([one], [other]) => one - other).map(([, terms]) => terms);
  },
  putCashbacks: async (tenant, terms) => {
    const rows = terms.flatMap((one, place) =>
      [...new Set(keysOfTarget(one.target))].map((target) => ({
        tenant,
        target,
        place,
        detail: writeStored('cashbacks', one),
      })),
    );
    const own = db.selectFrom('cashbacks').select(['target', 'place', 'detail']).where('tenant', '=', tenant);
    const textsOf = (all: readonly { target: string; place: number; detail: string }[]): string =>
      JSON.stringify(all.map(({ target, place, detail }) => `${place}/${target}/${detail}`).toSorted());
    const before = (await own.execute()).map((row) => ({ ...row, detail: writeStored('cashbacks', row.detail) }));
    if (textsOf(before) === textsOf(rows)) return false;
    await revisions.ofCatalogue(tenant);
    await db.deleteFrom('cashbacks').where('tenant', '=', tenant).execute();
    await inChunks(rows, (some) => db.insertInto('cashbacks').values(some).execute());
    return true;
  },
  itemOffers: async <Kind extends keyof ItemOffers>(tenant: Tenant, kind: Kind, itemNos: readonly ItemNo[]) => {
    const wanted = [...new Set(itemNos)];
    const query = db.selectFrom('item_offers').select(['item_no', 'detail']).where('tenant', '=', tenant);
    const rows = wanted.length > 0 ? await query.where('kind', '=', kind).where('item_no', 'in', wanted).execute() : [];
    const byItem = new Map(rows.map(({ item_no: no, detail }) => [no, detail]));
    // `putEntries` stores the entries of a list under its kind
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return wanted.flatMap((no) => byItem.get(no) ?? []) as unknown as ItemOffers[Kind];
  },
  putEntries: async (tenant, entries) => {
    const changed = await putEntries(db, tenant, entries);
    if (changed.length > 0) await revisions.ofCatalogue(tenant);
    return changed;
  },
});

export const importRows = (db: Db) => ({
  /** Returns how far an interrupted import came, or null. */
  importProgress: async (name: string): Promise<ImportProgress | null> =>
    (await db.selectFrom('imports').select('detail').where('name', '=', name).executeTakeFirst())?.detail ?? null,
  /** Keeps how far an import came, or forgets it. */
  putImportProgress: async (name: string, progress: ImportProgress | null): Promise<void> => {
    if (progress === null) {
      await db.deleteFrom('imports').where('name', '=', name).execute();
      return;
    }
    const detail = JSON.stringify(progress);
    await db
      .insertInto('imports')
      .values({ name, detail })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ detail }))
      .execute();
  },
});

const DEMO = 'demo';

export const seedRows = (db: Db): SeedRows => ({
  seededBy: async () =>
    (await db.selectFrom('seeds').select('build').where('name', '=', DEMO).executeTakeFirst())?.build ?? null,
  putSeededBy: async (build) => {
    await db
      .insertInto('seeds')
      .values({ name: DEMO, build })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ build }))
      .execute();
  },
});

/** The table of each part of a catalogue. */
const tables = {
  items: 'items',
  sellers: 'sellers',
  policies: 'policies',
  bundleTerms: 'bundle_terms',
  discounts: 'discounts',
  fundings: 'fundings',
} as const satisfies Readonly<Record<keyof Catalogue, keyof Tables>>;

type CatalogueTableName = (typeof tables)[keyof Catalogue];

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
const partOf = (
  found: readonly Entry[],
  table: CatalogueTableName,
  keys: readonly string[],
): ReadonlyMap<string, unknown> => {
  const details = new Map(
    found.flatMap(({ part, ...entry }) => (part === table ? [[entry.entry_key, entry.detail]] : [])),
  );
  return new Map(
    keys.flatMap((key) => {
      const detail = details.get(key);
      return detail === undefined ? [] : [[key, readStored(detail)] as const];
    }),
  );
};

/** Writes the entries that differ from their rows; returns their keys. */
const write = async (
  db: Db,
  table: CatalogueTableName,
  { tenant, language }: CatalogueScope,
  entries: ReadonlyMap<string, unknown>,
): Promise<readonly string[]> => {
  const changed = new Set<string>();
  const rows = [...entries].map(([key, detail]) => ({
    tenant,
    language,
    entry_key: key,
    detail: writeStored(table, detail),
  }));
  await inChunks(rows, async (some) => {
    const written = await db
      .insertInto(table)
      .values(some)
      .onConflict((conflict) =>
        conflict
          .columns(['tenant', 'language', 'entry_key'])
          .doUpdateSet((row) => ({ detail: row.ref('excluded.detail') }))
          .where(differs(table)),
      )
      .returning('entry_key')
      .execute();
    for (const { entry_key: key } of written) changed.add(key);
  });
  return [...entries.keys()].filter((key) => changed.has(key));
};

// as in the index `items_by_parcel`
const parcelOfItem = sql<string>`(detail -> 'terms' ->> 'bundleKey')`;
const priceOfItem = sql<number>`(cast(detail -> 'item' ->> 'itemSellPrice' as bigint))`;

/** In the place of a shopper in the lock of a catalogue; shoppers have a prefix. */
const CATALOGUE = ownerKey('catalogue');

export const catalogueRows = (db: Db, kind: DatabaseKind, lock: CartLock, revisions: Revisions): CatalogueRows => ({
  holdCatalogue: (tenant) => lock({ tenant, owner: CATALOGUE }),
  catalogue: async (tenant, language, keys): Promise<Catalogue> => {
    const parts = catalogueParts.flatMap((part) => {
      const some = keys[part] ?? [];
      return some.length > 0 ? [entriesOf({ tenant, language }, tables[part], some)] : [];
    });
    const { rows } =
      parts.length > 0 ? await sql<Entry>`${sql.join(parts, sql` union all `)}`.execute(db) : { rows: [] };
    // only this server writes JSON into the database
    return eachPart<Catalogue>((part) => partOf(rows, tables[part], keys[part] ?? []));
  },
  parcelItems: async (tenant, language, { bundleKey, price, most }) => {
    const parcel = db
      .selectFrom('items')
      .select('detail')
      .where('tenant', '=', tenant)
      .where('language', '=', language)
      .where(parcelOfItem, '=', bundleKey)
      .limit(most);
    const dear = await parcel.where(priceOfItem, '>=', price).orderBy(priceOfItem).orderBy('entry_key').execute();
    const cheap = await parcel
      .where(priceOfItem, '<', price)
      .orderBy(priceOfItem, 'desc')
      .orderBy('entry_key', 'desc')
      .execute();
    return [...dear, ...cheap].map(({ detail }) => detail);
  },
  putCatalogue: async (tenant, language, catalogue) => {
    const changed = new Map<keyof Catalogue, readonly string[]>();
    for (const part of catalogueParts)
      changed.set(part, await write(db, tables[part], { tenant, language }, catalogue[part] ?? new Map()));
    if ([...changed.values()].some(({ length }) => length > 0)) await revisions.ofCatalogue(tenant);
    return eachPart<CatalogueKeys>((part) => changed.get(part));
  },
  knownItems: async (tenant, itemNos) => {
    const known = new Set<string>();
    await inChunks(itemNos, async (some) => {
      const query = db.selectFrom('items').select('entry_key').where('tenant', '=', tenant);
      const rows = await query.where('language', '=', 'ko').where('entry_key', 'in', some).execute();
      for (const { entry_key: key } of rows) known.add(key);
    });
    return new Set(itemNos.filter((no) => known.has(no)));
  },
  ...stockRows(db, kind),
});
