import type { CatalogueRowOf } from '@baguni/contract';
import {
  noCouponFlags,
  noFlags,
  type Addition,
  type BundleTerms,
  type Discount,
  type ItemOption,
  type Language,
  type Seller,
  type ShippingPolicy,
} from '@baguni/domain/internal';
import type { FundingTerms, OfferedItem } from '../store/catalogue.ts';
import type { Offers } from '../store/offers.ts';
import { inEach, type CouponPolicy, type InEachLanguage, type UnitDetail } from '../store/rows.ts';

type ItemRow = CatalogueRowOf<'item'>;

const optionIn = (option: ItemRow['options'][number], language: Language): ItemOption => ({
  optionNo: option.optionNo,
  optionType: option.optionType,
  optionEntries: option.optionEntries.map(({ name, value }) => ({ name: name[language], value: value[language] })),
  optionPrice: option.optionPrice,
  calculationUnit: option.calculationUnit ?? undefined,
  stock: undefined,
});

const additionIn = (
  { additionNo, name, value, price }: ItemRow['additions'][number],
  language: Language,
): Addition => ({
  additionNo,
  name: name[language],
  value: value[language],
  price,
  quantity: 1,
  stock: undefined,
});

const termsOf = (row: ItemRow): UnitDetail => {
  const { expressShopBranch: express, smileFreshBranch: fresh } = row;
  return {
    sellerKey: row.sellerKey,
    shippingPolicyKey: row.shippingPolicyKey,
    bundleKey: row.bundleKey,
    cartUnitType: row.cartUnitType,
    partnershipCode: null,
    options: [],
    additions: [],
    discountNos: row.discountNos,
    fundingNos: row.fundingNos,
    expressShopBranch: express && inEach((language) => ({ ...express, branchName: express.branchName[language] })),
    smileFreshBranch: fresh && inEach((language) => ({ ...fresh, branchName: fresh.branchName[language] })),
    unable: null,
    unableReasonCode: null,
    isCouponUsable: row.isCouponUsable,
    isNeedAuthentication: row.isNeedAuthentication,
    isItemDiscountAgreement: row.isItemDiscountAgreement,
    isFlaggedForRemoval: false,
  };
};

const measuresOf = ({ options }: ItemRow): Pick<OfferedItem, 'measures'> => {
  const terms = options.flatMap(({ optionNo, measure }) => (measure ? [[optionNo, measure] as const] : []));
  return terms.length === 0 ? {} : { measures: Object.fromEntries(terms) };
};

/** Returns the items of a row in each language. Their stock is kept separately. */
export const itemsOf = (row: ItemRow): InEachLanguage<OfferedItem> => {
  const terms = termsOf(row);
  const flags = { ...noFlags, ...Object.fromEntries(row.flags.map((flag) => [flag, true])) };
  return inEach((language) => ({
    terms,
    item: {
      itemNo: row.itemNo,
      itemName: row.itemName[language],
      itemImageUrl: row.itemImageUrl,
      itemSellPrice: row.itemSellPrice,
      options: row.options.map((option) => optionIn(option, language)),
      additions: row.additions.map((addition) => additionIn(addition, language)),
      category: row.category,
      mall: row.mall,
      brandName: row.brandName[language],
      brandId: row.brandId,
      epin: row.epin,
      buyMileageRate: row.buyMileageRate,
      transPolicyNo: row.transPolicyNo,
      shippingWeight: row.shippingWeight,
      limits: row.limits,
      stock: undefined,
      flags,
    },
    unable: row.unable,
    ...measuresOf(row),
    ...(row.moreImageUrls.length > 0 ? { moreImageUrls: row.moreImageUrls } : {}),
  }));
};

export const sellerIn = (row: CatalogueRowOf<'seller'>, language: Language): Seller => ({
  sellerKey: row.sellerKey,
  sellerName: row.sellerName[language],
  miniShopName: row.miniShopName[language],
  shopLink: row.shopLink,
});

export const policyOf = ({ type: _, tenant: __, ...policy }: CatalogueRowOf<'shippingPolicy'>): ShippingPolicy =>
  policy;

export const bundleTermsOf = ({ bundleKey, isMaxCharge }: CatalogueRowOf<'parcel'>): BundleTerms => ({
  bundleKey,
  isMaxCharge,
});

export const discountIn = (row: CatalogueRowOf<'discount'>, language: Language): Discount => ({
  discountNo: row.discountNo,
  discountType: row.discountType,
  displayName: row.displayName[language],
  policy: row.policy,
});

export const fundingIn = (row: CatalogueRowOf<'funding'>, language: Language): FundingTerms => ({
  discountPolicyNo: row.discountPolicyNo,
  displayName: row.displayName[language],
  discountPolicyName: row.discountPolicyName,
  discountPrice: row.discountPrice,
});

export const couponPolicyOf = ({ type: _, tenant: __, flags, ...terms }: CatalogueRowOf<'coupon'>): CouponPolicy => ({
  ...terms,
  flags: { ...noCouponFlags, ...Object.fromEntries(flags.map((flag) => [flag, true])) },
});

export const offersOf = ({ extraDiscounts, cards, bsdTag, welcomeGift }: CatalogueRowOf<'campaign'>): Offers => ({
  extraDiscounts,
  cards,
  ...(bsdTag === null ? {} : { bsdTag }),
  ...(welcomeGift === null ? {} : { welcomeGift }),
});
