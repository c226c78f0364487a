import {
  type Addition,
  type ItemOption,
  type Language,
  leftFor,
  type StockKey,
  languages,
  type Tenant,
} from '@baguni/domain';
import { catalogueIn, type CatalogueItem, fundingsIn } from '@baguni/scenarios';
import { option as O } from 'fp-ts';
import type { OfferedItem, Catalogue } from '../store/catalogue.ts';
import type { InEachLanguage, UnitDetail } from '../store/rows.ts';
import type { Tx } from '../store/tx.ts';

const optionOf = (option: CatalogueItem['options'][number]): ItemOption => ({
  optionNo: option.optionNo,
  optionType: option.optionType,
  optionEntries: option.names.map((name, i) => ({ name, value: option.values[i] ?? '' })),
  optionPrice: option.optionPrice,
  calculationUnit: option.calculationUnit,
  stock: option.stock,
});

const additionOf = ({ additionNo, name, value, price, stock }: CatalogueItem['additions'][number]): Addition => ({
  additionNo,
  name,
  value,
  price,
  quantity: 1,
  stock,
});

const sellerTerms = (sold: CatalogueItem): Pick<UnitDetail, 'sellerKey' | 'shippingPolicyKey' | 'bundleKey'> => ({
  sellerKey: sold.seller.sellerKey,
  shippingPolicyKey: sold.shippingPolicyKey,
  bundleKey: sold.bundleKey,
});

const termsOf = (sold: CatalogueItem): UnitDetail => {
  const no = sold.item.itemNo;
  const branches = <A>(pick: (item: CatalogueItem) => O.Option<A>): InEachLanguage<A> | null => {
    const own = pick(sold);
    if (O.isNone(own)) return null;
    const of = (language: Language): A => {
      const item = catalogueIn(language).items.get(no);
      return item ? O.getOrElse(() => own.value)(pick(item)) : own.value;
    };
    return { ko: of('ko'), en: of('en'), cn: of('cn'), jp: of('jp') };
  };
  return {
    ...sellerTerms(sold),
    cartUnitType: sold.service,
    partnershipCode: null,
    options: [],
    additions: [],
    discountNos: sold.discounts.map(({ discountNo }) => discountNo),
    fundingNos: sold.fundingNos,
    expressShopBranch: branches(({ expressShopBranch }) => expressShopBranch),
    smileFreshBranch: branches(({ smileFreshBranch }) => smileFreshBranch),
    unable: null,
    unableReasonCode: null,
    isCouponUsable: sold.isCouponUsable,
    isNeedAuthentication: sold.isNeedAuthentication,
    isItemDiscountAgreement: sold.isItemDiscountAgreement,
    isFlaggedForRemoval: false,
  };
};

const measuresOf = ({ options }: CatalogueItem): Pick<OfferedItem, 'measures'> => {
  const terms = options.flatMap(({ optionNo, measure }) =>
    O.isSome(measure) ? [[optionNo, measure.value] as const] : [],
  );
  return terms.length === 0 ? {} : { measures: Object.fromEntries(terms) };
};

const offeredItem = (sold: CatalogueItem): OfferedItem => ({
  terms: termsOf(sold),
  item: { ...sold.item, options: sold.options.map(optionOf), additions: sold.additions.map(additionOf) },
  unable: O.toNullable(sold.saleStatus),
  ...measuresOf(sold),
  ...(sold.moreImageUrls.length > 0 ? { moreImageUrls: sold.moreImageUrls } : {}),
});

/** Returns the limited stock of an item, its options and additions. */
export const stockOf = ({ item }: OfferedItem): ReadonlyMap<StockKey, number> =>
  new Map(leftFor(item).flatMap(([key, stock]) => (O.isSome(stock) ? [[key, stock.value] as const] : [])));

export const demoCatalogue = (language: Language): Catalogue => {
  const { items, sellers, shippingPolicies, bundleTerms } = catalogueIn(language);
  const sold = [...items.values()];
  return {
    items: new Map(sold.map((one) => [one.item.itemNo, offeredItem(one)])),
    sellers,
    policies: new Map(shippingPolicies.map((policy) => [policy.shippingPolicyKey, policy])),
    bundleTerms: new Map(bundleTerms.map((terms) => [terms.bundleKey, terms])),
    discounts: new Map(sold.flatMap(({ discounts }) => discounts.map((discount) => [discount.discountNo, discount]))),
    fundings: fundingsIn(language),
  };
};

export const fillStock = async (tx: Tx, tenant: Tenant, items: readonly OfferedItem[]): Promise<void> => {
  for (const item of items) for (const [key, left] of stockOf(item)) await tx.putStock(tenant, key, left);
};

/** Writes the catalogue; existing items keep their stock. */
export const putDemoCatalogue = async (tx: Tx, tenant: Tenant): Promise<void> => {
  const { items } = demoCatalogue('ko');
  const keys = { items: [...items.keys()], sellers: [], policies: [], bundleTerms: [], discounts: [], fundings: [] };
  const before = (await tx.catalogue(tenant, 'ko', keys)).items;
  for (const language of languages) await tx.putCatalogue(tenant, language, demoCatalogue(language));
  await fillStock(
    tx,
    tenant,
    [...items.values()].filter(({ item }) => !before.has(item.itemNo)),
  );
};
