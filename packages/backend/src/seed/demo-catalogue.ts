import type { CatalogueRow, CatalogueRowOf } from '@baguni/contract';
import type { Item, ItemFlags, Language, Tenant } from '@baguni/domain/internal';
import { byLanguage, catalogueInEach, fundingsOf, type CatalogueItem, type OfferedOption } from '@baguni/scenarios';
import { bundleTermsOf, discountIn, fundingIn, itemsOf, policyOf, sellerIn } from '../catalogue/entries.ts';
import { isMissing, writeRows } from '../catalogue/write-rows.ts';
import type { Catalogue } from '../store/catalogue.ts';
import { inEach, type InEachLanguage } from '../store/rows.ts';
import type { Tx } from '../store/tx.ts';

type ItemRow = CatalogueRowOf<'item'>;
type Texts = InEachLanguage<string>;

const noTexts = inEach(() => '');

const optionOf = (option: OfferedOption<Texts>): ItemRow['options'][number] => {
  const { key: _, names, values, stock: __, calculationUnit = null, measure = null, ...row } = option;
  const optionEntries = names.map((name, i) => ({ name, value: values[i] ?? noTexts }));
  return { ...row, optionEntries, calculationUnit, measure };
};

const flagsIn = (flags: ItemFlags): ItemRow['flags'] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object has the keys of its type
  (Object.keys(flags) as readonly (keyof ItemFlags)[]).filter((flag) => flags[flag]);

const itemRow = (tenant: Tenant, sold: CatalogueItem<Texts>): ItemRow => {
  const { options: _, additions: __, stock: ___, flags, ...item } = sold.item;
  return {
    type: 'item',
    tenant,
    ...item,
    moreImageUrls: sold.moreImageUrls,
    options: sold.options.map(optionOf),
    additions: sold.additions.map(({ additionNo, name, value, price }) => ({ additionNo, name, value, price })),
    flags: flagsIn(flags),
    unable: sold.saleStatus ?? null,
    cartUnitType: sold.service,
    sellerKey: sold.seller.sellerKey,
    shippingPolicyKey: sold.shippingPolicyKey,
    bundleKey: sold.bundleKey,
    discountNos: sold.discounts.map(({ discountNo }) => discountNo),
    fundingNos: sold.fundingNos,
    expressShopBranch: sold.expressShopBranch ?? null,
    smileFreshBranch: sold.smileFreshBranch ?? null,
    isCouponUsable: sold.isCouponUsable,
    isNeedAuthentication: sold.isNeedAuthentication,
    isItemDiscountAgreement: sold.isItemDiscountAgreement,
  };
};

const sold = (): readonly CatalogueItem<Texts>[] => [...catalogueInEach().items.values()];

const rowsOf = (tenant: Tenant) => {
  const { items, sellers, shippingPolicies, bundleTerms } = catalogueInEach();
  const discounts = [...items.values()].flatMap((one) => one.discounts);
  return {
    sellers: [...sellers.values()].map((seller) => ({ type: 'seller', tenant, ...seller }) as const),
    policies: shippingPolicies.map((policy) => ({ type: 'shippingPolicy', tenant, ...policy }) as const),
    parcels: bundleTerms.map((terms) => ({ type: 'parcel', tenant, ...terms }) as const),
    discounts: [...new Map(discounts.map((one) => [one.discountNo, one])).values()].map(
      (discount) => ({ type: 'discount', tenant, ...discount }) as const,
    ),
    fundings: fundingsOf(byLanguage).map((funding) => ({ type: 'funding', tenant, ...funding }) as const),
    items: [...items.values()].map((one) => itemRow(tenant, one)),
  };
};

/** The catalogue of the demo as an import writes it, with the stock of new items only. */
export const demoCatalogueRows = (tenant: Tenant): readonly CatalogueRow[] => Object.values(rowsOf(tenant)).flat();

export const demoCatalogue = (language: Language): Catalogue => {
  const { sellers, policies, parcels, discounts, fundings, items } = rowsOf('marketplace');
  return {
    items: new Map(items.map((row) => [row.itemNo, itemsOf(row)[language]])),
    sellers: new Map(sellers.map((row) => [row.sellerKey, sellerIn(row, language)])),
    policies: new Map(policies.map((row) => [row.shippingPolicyKey, policyOf(row)])),
    bundleTerms: new Map(parcels.map((row) => [row.bundleKey, bundleTermsOf(row)])),
    discounts: new Map(discounts.map((row) => [row.discountNo, discountIn(row, language)])),
    fundings: new Map(fundings.map((row) => [row.discountPolicyNo, fundingIn(row, language)])),
  };
};

/** The stock of items of the demo when they are full. */
export const demoStockRows = (
  tenant: Tenant,
  isWanted: (itemNo: Item['itemNo']) => boolean,
): readonly CatalogueRowOf<'stock'>[] =>
  sold()
    .filter(({ item }) => isWanted(item.itemNo))
    .flatMap(({ item: { itemNo, stock }, options, additions }) => {
      const row = (pieces: number | undefined, part: Partial<CatalogueRowOf<'stock'>>): CatalogueRowOf<'stock'>[] =>
        pieces === undefined
          ? []
          : [{ type: 'stock', tenant, itemNo, optionNo: null, additionNo: null, pieces, ...part }];
      return [
        ...row(stock, {}),
        ...options.flatMap(({ optionNo, stock: left }) => row(left, { optionNo })),
        ...additions.flatMap(({ additionNo, stock: left }) => row(left, { additionNo })),
      ];
    });

/** Writes rows of the demo as an import does. */
export const importRows = async (tx: Tx, rows: readonly CatalogueRow[]): Promise<void> => {
  const missing = [...(await writeRows(tx, rows)).values()].filter(isMissing).flat();
  if (missing.length > 0) throw new Error(`the demo refers to ${missing.join(', ')}`);
};

/** Writes the catalogue; existing items keep their stock. */
export const putDemoCatalogue = async (tx: Tx, tenant: Tenant): Promise<void> => {
  const before = await tx.knownItems(
    tenant,
    sold().map(({ item }) => item.itemNo),
  );
  await importRows(tx, [...demoCatalogueRows(tenant), ...demoStockRows(tenant, (no) => !before.has(no))]);
};
