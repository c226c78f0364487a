import type { CatalogueRow, CatalogueRowOf, CatalogueRowType } from '@baguni/contract';
import {
  additionStock,
  itemStock,
  optionStock,
  type CouponTarget,
  type ItemNo,
  type SellerKey,
  type StockKey,
  type Tenant,
} from '@baguni/domain/internal';
import type { Catalogue, CatalogueKeys } from '../store/catalogue.ts';

/** The parts of a catalogue, each with the type of its rows. */
export const parts = [
  ['items', 'item'],
  ['sellers', 'seller'],
  ['policies', 'shippingPolicy'],
  ['bundleTerms', 'parcel'],
  ['discounts', 'discount'],
  ['fundings', 'funding'],
] as const satisfies readonly (readonly [keyof Catalogue, CatalogueRowType])[];

export const stockKeyOf = ({ itemNo, optionNo, additionNo }: CatalogueRowOf<'stock'>): StockKey => {
  if (optionNo !== null) return optionStock(itemNo, optionNo);
  return additionNo === null ? itemStock(itemNo) : additionStock(itemNo, additionNo);
};

const itemsOfTarget = (target: CouponTarget): readonly ItemNo[] => (target.type === 'Items' ? target.itemNos : []);
const sellersOfTarget = (target: CouponTarget): readonly SellerKey[] =>
  target.type === 'Sellers' ? target.sellerKeys : [];

const targetsIn = (row: CatalogueRow): readonly CouponTarget[] => {
  if (row.type === 'coupon') return [row.target];
  return row.type === 'cashbacks' ? row.cashbacks.map(({ target }) => target) : [];
};

/** Returns the keys of the entries that must exist before a row is written. */
export const referencesOf = (row: CatalogueRow): Partial<CatalogueKeys> =>
  row.type === 'item'
    ? {
        sellers: [row.sellerKey],
        policies: [row.shippingPolicyKey],
        bundleTerms: [row.bundleKey],
        discounts: row.discountNos,
        fundings: row.fundingNos,
      }
    : {
        items: [
          ...('itemNo' in row ? [row.itemNo] : []),
          ...(row.type === 'related' ? [...row.boughtTogether, ...row.similar] : []),
          ...targetsIn(row).flatMap(itemsOfTarget),
        ],
        sellers: targetsIn(row).flatMap(sellersOfTarget),
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

/** Returns the name of the data that rows of a type write under a key. */
export const nameOf = (type: CatalogueRowType, tenant: Tenant, ...key: readonly string[]): string =>
  JSON.stringify([type, tenant, ...key]);

/** Returns the names of the records that a row writes. Two rows with a common name are not in one batch. */
export const touchedBy = (row: CatalogueRow): readonly string[] => {
  const types = row.type === 'item' ? (['item', 'price', 'sale'] as const) : [row.type];
  return types.map((type) => nameOf(type, row.tenant, ...keyIn(row)));
};
