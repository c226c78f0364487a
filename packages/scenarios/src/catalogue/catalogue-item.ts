import {
  itemNo,
  noFlags,
  won,
  type BundleKey,
  type CartUnitType,
  type Discount,
  type ExpressShopBranch,
  type Item,
  type ItemFlags,
  type Language,
  type Seller,
  type ShippingPolicyKey,
  type SmileFreshBranch,
  type UnableOrderType,
} from '@baguni/domain';
import { option as O } from 'fp-ts';
import { pictureUrl } from './picture-url.ts';
import { inLanguage } from '../words/words.ts';
import { expressBranchIn, freshBranchIn, isExpressBranch } from './branches.ts';
import { categories } from './categories.ts';
import { discountIn } from './discounts.ts';
import { additionsIn, optionsIn, type OfferedAddition, type OfferedOption } from './offer.ts';
import { bundleKeyOf, policyKeyOf } from './policies.ts';
import type { ItemRow } from './row.ts';
import { sellerIn } from './sellers.ts';

/** An item as the marketplace sells it, in one language: what may be chosen, how it ships, what is off. */
export interface CatalogueItem {
  /** The item with nothing chosen yet. */
  readonly item: Item;
  /** Its pictures after the first. */
  readonly moreImageUrls: readonly string[];
  readonly service: CartUnitType;
  readonly seller: Seller;
  readonly shippingPolicyKey: ShippingPolicyKey;
  readonly bundleKey: BundleKey;
  readonly options: readonly OfferedOption[];
  readonly additions: readonly OfferedAddition[];
  /** Every discount that it may have; `discountsFor` picks those that a buyer gets (DC-01). */
  readonly discounts: readonly Discount[];
  /** The numbers of its funding discounts (DC-03). */
  readonly fundingNos: readonly string[];
  /** Why nobody can order it, e.g. the sale was stopped (CK-02, CK-03). */
  readonly saleStatus: O.Option<UnableOrderType>;
  readonly isCouponUsable: boolean;
  readonly isNeedAuthentication: boolean;
  readonly isItemDiscountAgreement: boolean;
  readonly expressShopBranch: O.Option<ExpressShopBranch>;
  readonly smileFreshBranch: O.Option<SmileFreshBranch>;
}

const flagsOf = ({ shelf, extras }: ItemRow): ItemFlags => {
  const set = Object.fromEntries((extras.flags ?? shelf.flags ?? []).map((flag): [string, boolean] => [flag, true]));
  return { ...noFlags, ...set };
};

const itemIn = (row: ItemRow, language: Language): Item => ({
  itemNo: itemNo(String(row.no)),
  itemName: inLanguage(row.name, language),
  itemImageUrl: pictureUrl(row.picture),
  itemSellPrice: won(row.price),
  options: [],
  additions: [],
  category: categories[row.extras.category ?? row.shelf.category],
  mall: row.extras.mall ?? row.shelf.mall ?? 'General',
  brandName: inLanguage(row.extras.brand ?? row.shelf.brand, language),
  brandId: inLanguage(row.extras.brand ?? row.shelf.brand, 'en'),
  epin: `E${row.no}`,
  buyMileageRate: row.extras.buyMileageRate ?? 0,
  shippingWeight: row.kg,
  limits: { min: row.extras.min ?? 1, max: O.fromNullable(row.extras.max), multiple: row.extras.multiple ?? 1 },
  stock: O.fromNullable(row.extras.stock),
  flags: flagsOf(row),
});

const expressBranch = ({ shelf, extras }: ItemRow, language: Language): O.Option<ExpressShopBranch> =>
  isExpressBranch(shelf.seller) ? O.some(expressBranchIn(shelf.seller, language, extras.branchPrice)) : O.none;

const freshBranch = ({ shelf, extras }: ItemRow, language: Language): O.Option<SmileFreshBranch> =>
  shelf.service === 'SmileFresh'
    ? O.some(freshBranchIn(extras.branchServices ?? ['Reserve', 'Dawn'], language, extras.branchPrice))
    : O.none;

/** An item of the tables as a page of that language sells it. */
export const catalogueItemIn = (row: ItemRow, language: Language): CatalogueItem => {
  const { shelf, extras } = row;
  const policy = extras.policy ?? shelf.policy;
  return {
    item: itemIn(row, language),
    moreImageUrls: (extras.morePictures ?? []).map(pictureUrl),
    service: shelf.service,
    seller: sellerIn(shelf.seller, language),
    shippingPolicyKey: policyKeyOf(shelf.seller, policy),
    bundleKey: bundleKeyOf(shelf.seller, policy),
    options: optionsIn(row, language),
    additions: additionsIn(row, language),
    discounts: (extras.discounts ?? []).map((name) => discountIn(name, language)),
    fundingNos: extras.fundings ?? [],
    saleStatus: O.fromNullable(extras.status),
    isCouponUsable: extras.isCouponUsable ?? true,
    isNeedAuthentication: extras.isNeedAuthentication ?? false,
    isItemDiscountAgreement: extras.isItemDiscountAgreement ?? false,
    expressShopBranch: expressBranch(row, language),
    smileFreshBranch: freshBranch(row, language),
  };
};
