import { type Addition, type ItemOption, type Language, leftFor, type StockKey } from '@baguni/domain';
import { catalogueIn, type CatalogueItem } from '@baguni/scenarios';
import { option as O } from 'fp-ts';
import type { OfferedItem } from '../store/catalogue.ts';
import type { InEachLanguage, UnitDetail } from '../store/rows.ts';

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

export const offeredItem = (sold: CatalogueItem): OfferedItem => ({
  terms: termsOf(sold),
  item: { ...sold.item, options: sold.options.map(optionOf), additions: sold.additions.map(additionOf) },
  unable: O.toNullable(sold.saleStatus),
  ...measuresOf(sold),
  ...(sold.moreImageUrls.length > 0 ? { moreImageUrls: sold.moreImageUrls } : {}),
});

/** Returns the limited stock of an item, its options and additions. */
export const stockOf = ({ item }: OfferedItem): ReadonlyMap<StockKey, number> =>
  new Map(leftFor(item).flatMap(([key, stock]) => (O.isSome(stock) ? [[key, stock.value] as const] : [])));
