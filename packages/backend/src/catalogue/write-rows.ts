import type { CatalogueRow, CatalogueRowOf, CatalogueRowType } from '@baguni/contract';
import {
  additionStock,
  itemStock,
  languages,
  optionStock,
  tenants,
  type CouponTarget,
  type ItemNo,
  type StockKey,
  type Tenant,
} from '@baguni/domain';
import { emptyCatalogue, type Catalogue, type CatalogueKeys, type OfferedItem } from '../store/catalogue.ts';
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

/** The names of rows that a row refers to and that are missing, e.g. `seller haon`. */
export type Missing = readonly string[];

/** What became of a row; nothing was written of a row that refers to missing ones. */
export type RowResult = 'Changed' | 'Unchanged' | Missing;

export const isMissing = (result: RowResult): result is Missing => typeof result !== 'string';

/** A batch of rows of one tenant while it is written. */
interface Batch {
  readonly tx: Tx;
  readonly tenant: Tenant;
  readonly rows: readonly CatalogueRow[];
  readonly results: Map<CatalogueRow, RowResult>;
}

const ofType = <Type extends CatalogueRowType>({ rows }: Batch, type: Type): readonly CatalogueRowOf<Type>[] =>
  rows.filter((row): row is CatalogueRow & CatalogueRowOf<Type> => row.type === type);

const settle = ({ results }: Batch, row: CatalogueRow, isChanged: boolean): void => {
  results.set(row, isChanged ? 'Changed' : 'Unchanged');
};

/** Settles a row that refers to missing ones; returns true for any other. */
const isComplete = ({ results }: Batch, row: CatalogueRow, missing: Missing): boolean => {
  if (missing.length === 0) return true;
  results.set(row, missing);
  return false;
};

const noKeys: CatalogueKeys = { items: [], sellers: [], policies: [], bundleTerms: [], discounts: [], fundings: [] };

type Part = keyof Catalogue;
type KeyOf<P extends Part> = CatalogueKeys[P][number];

/** Databases limit the parameters of a statement. */
const KEYS_AT_ONCE = 500;

const known = async <P extends Part>(
  { tx, tenant }: Batch,
  part: P,
  keys: readonly KeyOf<P>[],
): Promise<ReadonlySet<string>> => {
  const wanted = [...new Set<KeyOf<P>>(keys)];
  const found = new Set<string>();
  for (let from = 0; from < wanted.length; from += KEYS_AT_ONCE) {
    const read = await tx.catalogue(tenant, 'ko', { ...noKeys, [part]: wanted.slice(from, from + KEYS_AT_ONCE) });
    for (const key of read[part].keys()) found.add(key);
  }
  return found;
};

const missingOf = (name: string, keys: readonly string[], there: ReadonlySet<string>): Missing =>
  keys.filter((key) => !there.has(key)).map((key) => `${name} ${key}`);

const byKey = <R, K, V>(rows: readonly R[], entryOf: (row: R) => readonly [K, V]): ReadonlyMap<K, V> =>
  new Map(rows.map(entryOf));

/** Writes sellers, policies, parcels, discounts and fundings, which refer to nothing. */
const writeTerms = async (batch: Batch): Promise<void> => {
  const [sellers, policies, parcels] = [
    ofType(batch, 'seller'),
    ofType(batch, 'shippingPolicy'),
    ofType(batch, 'parcel'),
  ];
  const [discounts, fundings] = [ofType(batch, 'discount'), ofType(batch, 'funding')];
  if ([sellers, policies, parcels, discounts, fundings].every(({ length }) => length === 0)) return;
  const changed = new Set<string>();
  for (const language of languages) {
    const keys = await batch.tx.putCatalogue(batch.tenant, language, {
      ...emptyCatalogue,
      sellers: byKey(sellers, (row) => [row.sellerKey, sellerIn(row, language)]),
      policies: byKey(policies, (row) => [row.shippingPolicyKey, policyOf(row)]),
      bundleTerms: byKey(parcels, (row) => [row.bundleKey, bundleTermsOf(row)]),
      discounts: byKey(discounts, (row) => [row.discountNo, discountIn(row, language)]),
      fundings: byKey(fundings, (row) => [row.discountPolicyNo, fundingIn(row, language)]),
    });
    for (const [part, some] of Object.entries(keys)) for (const key of some) changed.add(`${part}/${key}`);
  }
  for (const row of sellers) settle(batch, row, changed.has(`sellers/${row.sellerKey}`));
  for (const row of policies) settle(batch, row, changed.has(`policies/${row.shippingPolicyKey}`));
  for (const row of parcels) settle(batch, row, changed.has(`bundleTerms/${row.bundleKey}`));
  for (const row of discounts) settle(batch, row, changed.has(`discounts/${row.discountNo}`));
  for (const row of fundings) settle(batch, row, changed.has(`fundings/${row.discountPolicyNo}`));
};

type Texts = Readonly<Record<(typeof languages)[number], ReadonlyMap<ItemNo, OfferedItem>>>;

const putItems = async ({ tx, tenant }: Batch, texts: Texts): Promise<ReadonlySet<ItemNo>> => {
  const changed = new Set<ItemNo>();
  for (const language of languages)
    for (const no of (await tx.putCatalogue(tenant, language, { ...emptyCatalogue, items: texts[language] })).items)
      changed.add(no);
  return changed;
};

const eachLanguage = <A>(make: (language: (typeof languages)[number]) => A) => ({
  ko: make('ko'),
  en: make('en'),
  cn: make('cn'),
  jp: make('jp'),
});

const writeItems = async (batch: Batch): Promise<void> => {
  const rows = ofType(batch, 'item');
  if (rows.length === 0) return;
  const sellers = await known(
    batch,
    'sellers',
    rows.map(({ sellerKey }) => sellerKey),
  );
  const policies = await known(
    batch,
    'policies',
    rows.map(({ shippingPolicyKey }) => shippingPolicyKey),
  );
  const parcels = await known(
    batch,
    'bundleTerms',
    rows.map(({ bundleKey }) => bundleKey),
  );
  const discounts = await known(
    batch,
    'discounts',
    rows.flatMap(({ discountNos }) => discountNos),
  );
  const fundings = await known(
    batch,
    'fundings',
    rows.flatMap(({ fundingNos }) => fundingNos),
  );
  const complete = rows.filter((row) =>
    isComplete(batch, row, [
      ...missingOf('seller', [row.sellerKey], sellers),
      ...missingOf('shippingPolicy', [row.shippingPolicyKey], policies),
      ...missingOf('parcel', [row.bundleKey], parcels),
      ...missingOf('discount', row.discountNos, discounts),
      ...missingOf('funding', row.fundingNos, fundings),
    ]),
  );
  const items = complete.map((row) => [row.itemNo, itemsOf(row)] as const);
  const changed = await putItems(
    batch,
    eachLanguage((language) => new Map(items.map(([no, item]) => [no, item[language]]))),
  );
  for (const row of complete) settle(batch, row, changed.has(row.itemNo));
};

const readItems = async ({ tx, tenant }: Batch, itemNos: readonly ItemNo[]): Promise<Texts> => {
  const keys = { ...noKeys, items: [...new Set(itemNos)] };
  return {
    ko: (await tx.catalogue(tenant, 'ko', keys)).items,
    en: (await tx.catalogue(tenant, 'en', keys)).items,
    cn: (await tx.catalogue(tenant, 'cn', keys)).items,
    jp: (await tx.catalogue(tenant, 'jp', keys)).items,
  };
};

/** Changes prices and sales of items in all their languages. */
const changeItems = async (batch: Batch): Promise<void> => {
  const [prices, sales] = [ofType(batch, 'price'), ofType(batch, 'sale')];
  const rows = [...prices, ...sales];
  if (rows.length === 0) return;
  const before = await readItems(
    batch,
    rows.map(({ itemNo }) => itemNo),
  );
  const [priceOf, saleOf] = [byKey(prices, (row) => [row.itemNo, row]), byKey(sales, (row) => [row.itemNo, row])];
  const changed = (sold: OfferedItem): OfferedItem => {
    const { item } = sold;
    const [price, sale] = [priceOf.get(item.itemNo), saleOf.get(item.itemNo)];
    return {
      ...sold,
      item: { ...item, itemSellPrice: price ? price.price : item.itemSellPrice },
      unable: sale ? sale.unable : sold.unable,
    };
  };
  await putItems(
    batch,
    eachLanguage((language) => new Map([...before[language]].map(([no, sold]) => [no, changed(sold)]))),
  );
  const there = new Set<string>(before.ko.keys());
  for (const row of rows.filter((one) => isComplete(batch, one, missingOf('item', [one.itemNo], there)))) {
    const sold = before.ko.get(row.itemNo);
    settle(batch, row, row.type === 'price' ? sold?.item.itemSellPrice !== row.price : sold?.unable !== row.unable);
  }
};

type StockRow = CatalogueRowOf<'stock'>;

const stockKeyOf = ({ itemNo, optionNo, additionNo }: StockRow): StockKey => {
  if (optionNo !== null) return optionStock(itemNo, optionNo);
  return additionNo === null ? itemStock(itemNo) : additionStock(itemNo, additionNo);
};

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
  const sold = (await tx.catalogue(tenant, 'ko', { ...noKeys, items })).items;
  const complete = rows.filter((row) => isComplete(batch, row, missingForStock(row, sold.get(row.itemNo))));
  const left = await tx.stock(tenant, complete.map(stockKeyOf));
  const isChange = (row: StockRow): boolean => (left.get(stockKeyOf(row)) ?? null) !== row.pieces;
  await tx.putStocks(
    tenant,
    byKey(complete.filter(isChange), (row) => [stockKeyOf(row), row.pieces]),
  );
  for (const row of complete) settle(batch, row, isChange(row));
};

const itemsOfTarget = (target: CouponTarget): readonly ItemNo[] => (target.type === 'Items' ? target.itemNos : []);
const sellersOfTarget = (target: CouponTarget) => (target.type === 'Sellers' ? target.sellerKeys : []);

const targetsIn = (row: CatalogueRow): readonly CouponTarget[] => {
  if (row.type === 'coupon') return [row.target];
  return row.type === 'cashbacks' ? row.cashbacks.map(({ target }) => target) : [];
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

/** Writes what is offered for items: coupons, campaigns, cashback and lists by item. */
const writeOffers = async (batch: Batch): Promise<void> => {
  const { tx, tenant } = batch;
  const lists = [
    ...ofType(batch, 'events'),
    ...ofType(batch, 'benefits'),
    ...ofType(batch, 'related'),
    ...ofType(batch, 'pastPrices'),
  ];
  const [coupons, campaigns, cashbacks] = [
    ofType(batch, 'coupon'),
    ofType(batch, 'campaign'),
    ofType(batch, 'cashbacks'),
  ];
  const rows = [...lists, ...coupons, ...campaigns, ...cashbacks];
  if (rows.length === 0) return;
  const itemsIn = (row: CatalogueRow): readonly ItemNo[] => [
    ...('itemNo' in row ? [row.itemNo] : []),
    ...(row.type === 'related' ? [...row.boughtTogether, ...row.similar] : []),
    ...targetsIn(row).flatMap(itemsOfTarget),
  ];
  const items = await tx.knownItems(tenant, [...new Set(rows.flatMap(itemsIn))]);
  const sellers = await known(
    batch,
    'sellers',
    rows.flatMap((row) => targetsIn(row).flatMap(sellersOfTarget)),
  );
  const complete = rows.filter((row) =>
    isComplete(batch, row, [
      ...missingOf('item', itemsIn(row), items),
      ...missingOf('seller', targetsIn(row).flatMap(sellersOfTarget), sellers),
    ]),
  );
  const isWritten = new Set<CatalogueRow>(complete);
  for (const row of coupons)
    if (isWritten.has(row)) settle(batch, row, await tx.putCouponPolicy(tenant, couponPolicyOf(row)));
  for (const row of campaigns) {
    const gift = row.welcomeGift === null ? [] : [row.welcomeGift];
    const there = new Set<string>((await tx.couponTerms(tenant, gift)).map(({ policyNo }) => policyNo));
    if (isComplete(batch, row, missingOf('coupon', gift, there)))
      settle(batch, row, await tx.putOffers(tenant, offersOf(row)));
  }
  for (const row of cashbacks) if (isWritten.has(row)) settle(batch, row, await tx.putCashbacks(tenant, row.cashbacks));
  const written = lists.filter((row) => isWritten.has(row));
  const changed = await tx.putEntries(tenant, written.flatMap(entriesIn));
  const names = new Set(changed.map(({ kind, itemNo }) => `${kind}/${itemNo}`));
  for (const row of written)
    settle(
      batch,
      row,
      entriesIn(row).some(({ kind, itemNo }) => names.has(`${kind}/${itemNo}`)),
    );
};

/**
 * Writes a batch of rows, those that others refer to first, and only those that differ from the store. The batch has one
 * row of each key at most (`touchedBy`).
 */
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

const keyIn = (row: CatalogueRow): readonly string[] => {
  switch (row.type) {
    case 'seller':
      return [row.sellerKey];
    case 'shippingPolicy':
      return [row.shippingPolicyKey];
    case 'parcel':
      return [row.bundleKey];
    case 'discount':
      return [row.discountNo];
    case 'funding':
      return [row.discountPolicyNo];
    case 'coupon':
      return [row.policyNo];
    case 'campaign':
    case 'cashbacks':
      return [];
    case 'stock':
      return [stockKeyOf(row)];
    case 'item':
    case 'price':
    case 'sale':
    case 'events':
    case 'benefits':
    case 'related':
    case 'pastPrices':
      return [row.itemNo];
  }
};

/** Returns the names of what a row writes. Two rows with a common name are not in one batch. */
export const touchedBy = (row: CatalogueRow): readonly string[] => {
  const types = row.type === 'item' ? ['item', 'price', 'sale'] : [row.type];
  return types.map((type) => JSON.stringify([type, row.tenant, ...keyIn(row)]));
};
