import type { CatalogueRow, CatalogueRowOf } from '@baguni/contract';
import type { Item, ItemFlags, Language, Tenant } from '@baguni/domain/internal';
import { catalogueIn, fundingsIn, type CatalogueItem } from '@baguni/scenarios';
import { bundleTermsOf, discountIn, fundingIn, itemsOf, policyOf, sellerIn } from '../catalogue/entries.ts';
import { isMissing, writeRows } from '../catalogue/write-rows.ts';
import type { Catalogue } from '../store/catalogue.ts';
import { inEach, type InEachLanguage } from '../store/rows.ts';
import type { Tx } from '../store/tx.ts';

type ItemRow = CatalogueRowOf<'item'>;

const soldIn = (language: Language, { item }: CatalogueItem): CatalogueItem => {
  const sold = catalogueIn(language).items.get(item.itemNo);
  if (!sold) throw new Error('the demo sells each item in every language');
  return sold;
};

const branchOf = <B extends { readonly branchName: string }>(
  sold: CatalogueItem,
  pick: (sold: CatalogueItem) => B | undefined,
): (Omit<B, 'branchName'> & { readonly branchName: InEachLanguage<string> }) | null => {
  const own = pick(sold);
  if (own === undefined) return null;
  const nameIn = (language: Language) => (pick(soldIn(language, sold)) ?? own).branchName;
  return { ...own, branchName: inEach(nameIn) };
};

const optionsOf = (sold: CatalogueItem): ItemRow['options'] =>
  sold.options.map((option, at) => {
    const text = (pick: (names: CatalogueItem['options'][number]) => string | undefined) =>
      inEach((language) => {
        const one = soldIn(language, sold).options[at];
        return (one && pick(one)) ?? '';
      });
    return {
      optionNo: option.optionNo,
      optionType: option.optionType,
      optionEntries: option.names.map((_, i) => ({
        name: text(({ names }) => names[i]),
        value: text(({ values }) => values[i]),
      })),
      optionPrice: option.optionPrice,
      calculationUnit: option.calculationUnit ?? null,
      measure: option.measure ?? null,
    };
  });

const additionsOf = (sold: CatalogueItem): ItemRow['additions'] =>
  sold.additions.map(({ additionNo, price }, at) => ({
    additionNo,
    name: inEach((language) => soldIn(language, sold).additions[at]?.name ?? ''),
    value: inEach((language) => soldIn(language, sold).additions[at]?.value ?? ''),
    price,
  }));

const flagsIn = (flags: ItemFlags): ItemRow['flags'] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object has the keys of its type
  (Object.keys(flags) as readonly (keyof ItemFlags)[]).filter((flag) => flags[flag]);

const itemRow = (tenant: Tenant, sold: CatalogueItem): ItemRow => {
  const { itemName: _, brandName: __, options: ___, additions: ____, stock: _____, flags, ...item } = sold.item;
  return {
    type: 'item',
    tenant,
    ...item,
    itemName: inEach((language) => soldIn(language, sold).item.itemName),
    brandName: inEach((language) => soldIn(language, sold).item.brandName),
    moreImageUrls: sold.moreImageUrls,
    options: optionsOf(sold),
    additions: additionsOf(sold),
    flags: flagsIn(flags),
    unable: sold.saleStatus ?? null,
    cartUnitType: sold.service,
    sellerKey: sold.seller.sellerKey,
    shippingPolicyKey: sold.shippingPolicyKey,
    bundleKey: sold.bundleKey,
    discountNos: sold.discounts.map(({ discountNo }) => discountNo),
    fundingNos: sold.fundingNos,
    expressShopBranch: branchOf(sold, ({ expressShopBranch }) => expressShopBranch),
    smileFreshBranch: branchOf(sold, ({ smileFreshBranch }) => smileFreshBranch),
    isCouponUsable: sold.isCouponUsable,
    isNeedAuthentication: sold.isNeedAuthentication,
    isItemDiscountAgreement: sold.isItemDiscountAgreement,
  };
};

const sold = (): readonly CatalogueItem[] => [...catalogueIn('ko').items.values()];

const discountRows = (tenant: Tenant): readonly CatalogueRowOf<'discount'>[] => {
  const byNo = new Map(
    sold().flatMap((one) =>
      one.discounts.map(({ discountNo, discountType, policy }, at) => {
        const displayName = inEach((language) => soldIn(language, one).discounts[at]?.displayName ?? '');
        return [discountNo, { type: 'discount', tenant, discountNo, discountType, displayName, policy }] as const;
      }),
    ),
  );
  return [...byNo.values()];
};

const rowsOf = (tenant: Tenant) => {
  const { sellers, shippingPolicies, bundleTerms } = catalogueIn('ko');
  const sellerName = (key: string, name: 'sellerName' | 'miniShopName') =>
    inEach(
      (language) => [...catalogueIn(language).sellers.values()].find((one) => one.sellerKey === key)?.[name] ?? '',
    );
  const fundingName = (no: string) => inEach((language) => fundingsIn(language).get(no)?.displayName ?? '');
  return {
    sellers: [...sellers.values()].map(({ sellerKey, shopLink }): CatalogueRowOf<'seller'> => ({
      type: 'seller',
      tenant,
      sellerKey,
      sellerName: sellerName(sellerKey, 'sellerName'),
      miniShopName: sellerName(sellerKey, 'miniShopName'),
      shopLink,
    })),
    policies: shippingPolicies.map((policy): CatalogueRowOf<'shippingPolicy'> => ({
      type: 'shippingPolicy',
      tenant,
      ...policy,
    })),
    parcels: bundleTerms.map((terms): CatalogueRowOf<'parcel'> => ({ type: 'parcel', tenant, ...terms })),
    discounts: discountRows(tenant),
    fundings: [...fundingsIn('ko').values()].map((funding): CatalogueRowOf<'funding'> => ({
      type: 'funding',
      tenant,
      ...funding,
      displayName: fundingName(funding.discountPolicyNo),
    })),
    items: sold().map((one) => itemRow(tenant, one)),
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
