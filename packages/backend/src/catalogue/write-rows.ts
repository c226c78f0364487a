import type { CatalogueRow, CatalogueRowOf, CatalogueRowType } from '@baguni/contract';
import { languages, tenants, type Language, type Tenant } from '@baguni/domain/internal';
import type { Catalogue, OfferedItem } from '../store/catalogue.ts';
import type { EntriesOfItem, ItemOffers } from '../store/offers.ts';
import type { Tx } from '../store/tx.ts';
import {
  bundleTermsOf,
  couponPolicyOf,
  discountIn,
  fundingIn,
  itemsOf,
  offersOf,
  policyOf,
  sellerIn,
} from './entries.ts';
import { nameOf, parts, referencesOf, stockKeyOf, touchedBy } from './row-names.ts';

/** The names of rows that a row refers to and that are missing, e.g. `seller haon`. */
export type Missing = readonly string[];

/** The outcome of a row. A row that refers to missing ones is not written. */
export type RowResult = 'Changed' | 'Unchanged' | Missing;

export const isMissing = (result: RowResult): result is Missing => typeof result !== 'string';

interface Batch {
  readonly tx: Tx;
  readonly tenant: Tenant;
  readonly rows: readonly CatalogueRow[];
  readonly results: Map<CatalogueRow, RowResult>;
}

const ofType = <Type extends CatalogueRowType>(
  { rows }: Batch,
  ...types: readonly Type[]
): readonly (CatalogueRow & CatalogueRowOf<Type>)[] =>
  types.flatMap((type) => rows.filter((row): row is CatalogueRow & CatalogueRowOf<Type> => row.type === type));

const settle = ({ results }: Batch, row: CatalogueRow, isChanged: boolean): void => {
  results.set(row, isChanged ? 'Changed' : 'Unchanged');
};

/** Settles a row that refers to missing ones; returns true for any other. */
const isComplete = ({ results }: Batch, row: CatalogueRow, missing: Missing): boolean => {
  if (missing.length === 0) return true;
  results.set(row, missing);
  return false;
};

/** Databases limit the parameters of a statement. */
const KEYS_AT_ONCE = 500;

const known = async (
  { tx, tenant }: Batch,
  part: keyof Catalogue,
  keys: readonly string[],
): Promise<ReadonlySet<string>> => {
  const wanted = [...new Set(keys)];
  const found = new Set<string>();
  for (let from = 0; from < wanted.length; from += KEYS_AT_ONCE) {
    const read = await tx.catalogue(tenant, 'ko', { [part]: wanted.slice(from, from + KEYS_AT_ONCE) });
    for (const key of read[part].keys()) found.add(key);
  }
  return found;
};

const missingOf = (name: string, keys: readonly string[], there: ReadonlySet<string>): Missing =>
  keys.filter((key) => !there.has(key)).map((key) => `${name} ${key}`);

/** Returns the rows that refer to nothing missing. */
const completeOf = async <R extends CatalogueRow>(batch: Batch, rows: readonly R[]): Promise<readonly R[]> => {
  const all = rows.map((row) => {
    const missing: string[] = [];
    return { row, keys: referencesOf(row), missing };
  });
  const items = await batch.tx.knownItems(batch.tenant, [...new Set(all.flatMap(({ keys }) => keys.items ?? []))]);
  for (const [part, type] of parts) {
    const wanted = all.flatMap(({ keys }): readonly string[] => keys[part] ?? []);
    const there: ReadonlySet<string> = part === 'items' ? items : await known(batch, part, wanted);
    for (const { keys, missing } of all) missing.push(...missingOf(type, keys[part] ?? [], there));
  }
  return all.filter(({ row, missing }) => isComplete(batch, row, missing)).map(({ row }) => row);
};

const byKey = <R, K, V>(rows: readonly R[], entryOf: (row: R) => readonly [K, V]): ReadonlyMap<K, V> =>
  new Map(rows.map(entryOf));

/** Writes entries in each language; returns the names of the changed ones. */
const putInEach = async (
  { tx, tenant }: Batch,
  entriesIn: (language: Language) => Partial<Catalogue>,
): Promise<ReadonlySet<string>> => {
  const changed = new Set<string>();
  for (const language of languages) {
    const keys = await tx.putCatalogue(tenant, language, entriesIn(language));
    for (const [part, type] of parts) for (const key of keys[part]) changed.add(nameOf(type, tenant, key));
  }
  return changed;
};

/** Writes entries of rows in each language, and settles these rows. */
const write = async (
  batch: Batch,
  rows: readonly CatalogueRow[],
  entriesIn: (language: Language) => Partial<Catalogue>,
): Promise<void> => {
  if (rows.length === 0) return;
  const changed = await putInEach(batch, entriesIn);
  for (const row of rows)
    settle(
      batch,
      row,
      touchedBy(row).some((name) => changed.has(name)),
    );
};

/** Writes sellers, policies, parcels, discounts and fundings, which refer to nothing. */
const writeTerms = (batch: Batch): Promise<void> =>
  write(batch, ofType(batch, 'seller', 'shippingPolicy', 'parcel', 'discount', 'funding'), (language) => ({
    sellers: byKey(ofType(batch, 'seller'), (row) => [row.sellerKey, sellerIn(row, language)]),
    policies: byKey(ofType(batch, 'shippingPolicy'), (row) => [row.shippingPolicyKey, policyOf(row)]),
    bundleTerms: byKey(ofType(batch, 'parcel'), (row) => [row.bundleKey, bundleTermsOf(row)]),
    discounts: byKey(ofType(batch, 'discount'), (row) => [row.discountNo, discountIn(row, language)]),
    fundings: byKey(ofType(batch, 'funding'), (row) => [row.discountPolicyNo, fundingIn(row, language)]),
  }));

const writeItems = async (batch: Batch): Promise<void> => {
  const rows = await completeOf(batch, ofType(batch, 'item'));
  const items = rows.map((row) => [row.itemNo, itemsOf(row)] as const);
  await write(batch, rows, (language) => ({ items: byKey(items, ([no, item]) => [no, item[language]]) }));
};

/** Changes prices and sales of items in all their languages. */
const changeItems = async (batch: Batch): Promise<void> => {
  const rows = await completeOf(batch, ofType(batch, 'price', 'sale'));
  if (rows.length === 0) return;
  const { tx, tenant } = batch;
  const keys = { items: [...new Set(rows.map(({ itemNo }) => itemNo))] };
  const itemsIn = async (language: Language) => (await tx.catalogue(tenant, language, keys)).items;
  const before = { ko: await itemsIn('ko'), en: await itemsIn('en'), cn: await itemsIn('cn'), jp: await itemsIn('jp') };
  const priceOf = byKey(ofType(batch, 'price'), (row) => [row.itemNo, row]);
  const saleOf = byKey(ofType(batch, 'sale'), (row) => [row.itemNo, row]);
  const changed = (sold: OfferedItem): OfferedItem => {
    const { item } = sold;
    const [price, sale] = [priceOf.get(item.itemNo), saleOf.get(item.itemNo)];
    return {
      ...sold,
      item: { ...item, itemSellPrice: price ? price.price : item.itemSellPrice },
      unable: sale ? sale.unable : sold.unable,
    };
  };
  await putInEach(batch, (language) => ({ items: byKey([...before[language]], ([no, sold]) => [no, changed(sold)]) }));
  for (const row of rows) {
    const sold = before.ko.get(row.itemNo);
    settle(batch, row, row.type === 'price' ? sold?.item.itemSellPrice !== row.price : sold?.unable !== row.unable);
  }
};

type StockRow = CatalogueRowOf<'stock'>;

const missingForStock = ({ itemNo, optionNo, additionNo }: StockRow, sold: OfferedItem | undefined): Missing => {
  if (!sold) return [`item ${itemNo}`];
  if (optionNo !== null && additionNo !== null) return [`option ${optionNo} with addition ${additionNo}`];
  const { options, additions } = sold.item;
  if (optionNo !== null) return options.some((one) => one.optionNo === optionNo) ? [] : [`option ${optionNo}`];
  const isThere = additionNo === null || additions.some((one) => one.additionNo === additionNo);
  return isThere ? [] : [`addition ${additionNo}`];
};

const writeStock = async (batch: Batch): Promise<void> => {
  const { tx, tenant } = batch;
  const rows = ofType(batch, 'stock');
  if (rows.length === 0) return;
  const items = [...new Set(rows.map(({ itemNo }) => itemNo))];
  const sold = (await tx.catalogue(tenant, 'ko', { items })).items;
  const complete = rows.filter((row) => isComplete(batch, row, missingForStock(row, sold.get(row.itemNo))));
  const left = await tx.stock(tenant, complete.map(stockKeyOf));
  const isChange = (row: StockRow): boolean => (left.get(stockKeyOf(row)) ?? null) !== row.pieces;
  await tx.putStocks(
    tenant,
    byKey(complete.filter(isChange), (row) => [stockKeyOf(row), row.pieces]),
  );
  for (const row of complete) settle(batch, row, isChange(row));
};

type ListRow = CatalogueRowOf<'events' | 'benefits' | 'related' | 'pastPrices'>;

const listsOf = (row: ListRow): Partial<ItemOffers> => {
  switch (row.type) {
    case 'events':
      return { bsdEvents: row.events.map((event) => ({ ...event, itemNo: row.itemNo })) };
    case 'benefits': {
      const itemPurchaseBenefitList = row.benefits.map((benefitType) => ({ benefitType }));
      return { benefits: row.benefits.length === 0 ? [] : [{ itemNo: row.itemNo, itemPurchaseBenefitList }] };
    }
    case 'related': {
      const [together, similar] = [row.boughtTogether, row.similar].map((related) =>
        related.length === 0 ? [] : [{ itemNo: row.itemNo, related }],
      );
      return { boughtTogether: together ?? [], similar: similar ?? [] };
    }
    case 'pastPrices':
      return { priceChanges: row.prices.map((price) => ({ ...price, itemNo: row.itemNo })) };
  }
};

const entriesIn = (row: ListRow): readonly EntriesOfItem[] => {
  const { bsdEvents, benefits, boughtTogether, similar, priceChanges } = listsOf(row);
  const lists = { bsdEvents, benefits, boughtTogether, similar, priceChanges };
  return Object.entries(lists).flatMap(([kind, entries]) =>
    entries === undefined
      ? []
      : // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of the object above
        [{ kind: kind as keyof ItemOffers, itemNo: row.itemNo, entries }],
  );
};

/** Writes the offers for items: coupons, campaigns, cashback and lists by item. */
const writeOffers = async (batch: Batch): Promise<void> => {
  const { tx, tenant } = batch;
  const lists = await completeOf(batch, ofType(batch, 'events', 'benefits', 'related', 'pastPrices'));
  const changed = await tx.putEntries(tenant, lists.flatMap(entriesIn));
  const names = new Set(changed.map(({ kind, itemNo }) => `${kind}/${itemNo}`));
  for (const row of lists)
    settle(
      batch,
      row,
      entriesIn(row).some(({ kind, itemNo }) => names.has(`${kind}/${itemNo}`)),
    );
  for (const row of await completeOf(batch, ofType(batch, 'coupon')))
    settle(batch, row, await tx.putCouponPolicy(tenant, couponPolicyOf(row)));
  for (const row of ofType(batch, 'campaign')) {
    const gift = row.welcomeGift === null ? [] : [row.welcomeGift];
    const there = new Set<string>((await tx.couponTerms(tenant, gift)).map(({ policyNo }) => policyNo));
    if (isComplete(batch, row, missingOf('coupon', gift, there)))
      settle(batch, row, await tx.putOffers(tenant, offersOf(row)));
  }
  for (const row of await completeOf(batch, ofType(batch, 'cashbacks')))
    settle(batch, row, await tx.putCashbacks(tenant, row.cashbacks));
};

/** Writes those rows of a batch that differ from the store, in the order of their references. */
export const writeRows = async (
  tx: Tx,
  rows: readonly CatalogueRow[],
): Promise<ReadonlyMap<CatalogueRow, RowResult>> => {
  const results = new Map<CatalogueRow, RowResult>();
  for (const tenant of tenants) {
    const own = rows.filter((row) => row.tenant === tenant);
    if (own.length === 0) continue;
    const batch = { tx, tenant, rows: own, results };
    await tx.holdCatalogue(tenant);
    await writeTerms(batch);
    await writeItems(batch);
    await changeItems(batch);
    await writeStock(batch);
    await writeOffers(batch);
  }
  return results;
};
