import { option as O } from 'fp-ts';
import {
  discountsFor,
  outOfStock,
  type AppliedCoupon,
  type Buyer,
  type CartUnit,
  type Discount,
  type Duplicates,
  type Language,
  type Seller,
  type UnableOrderType,
} from '@baguni/domain';
import type { Catalogue } from '../store/catalogue.ts';
import type { StoredUnit } from '../store/rows.ts';
import { chosenItem, type ChosenItem, type Left } from './chosen-item.ts';

export interface UnitSources {
  readonly catalogue: Catalogue;
  readonly left: Left;
  readonly coupons: readonly AppliedCoupon[];
  readonly language: Language;
  readonly buyer: Pick<Buyer, 'memberType'>;
  /** Units with the same choice; missing when a unit is read alone (XT-02). */
  readonly duplicates?: (unit: StoredUnit) => Duplicates;
}

const noDuplicates: Duplicates = { hasDuplicates: false, duplicateCartUnitIds: [] };

const missingType = {
  Item: 'ITEM_STOP_SELLING',
  Option: 'OPTION_OUT_OF_STOCK',
  Addition: 'ADDITION_OUT_OF_STOCK',
} as const satisfies Record<string, UnableOrderType>;

/** Priority: sale, unit, stock. Unknown items are unorderable (LG-8). */
const unableOf = (unit: StoredUnit, { item, missing }: ChosenItem, sources: UnitSources): UnableOrderType | null => {
  const offered = sources.catalogue.items.get(unit.itemNo);
  if (missing) return missingType[missing];
  if (!sources.catalogue.sellers.has(unit.detail.sellerKey)) return 'OTHER';
  if (!sources.catalogue.policies.has(unit.detail.shippingPolicyKey)) return 'OTHER';
  return offered?.unable ?? unit.detail.unable ?? O.toNullable(outOfStock(item));
};

const sellerOf = ({ detail }: StoredUnit, { catalogue }: UnitSources): Seller =>
  catalogue.sellers.get(detail.sellerKey) ?? {
    sellerKey: detail.sellerKey,
    sellerName: '',
    miniShopName: '',
    shopLink: '',
  };

/** Returns the discounts for the current buyer, who may have signed in or out since adding the unit (DC-01). */
const discountsOf = (
  { discountNos, partnershipCode }: StoredUnit['detail'],
  { catalogue, buyer }: UnitSources,
): readonly Discount[] => {
  const discounts = discountNos.flatMap((no) => catalogue.discounts.get(no) ?? []);
  return discountsFor({ discounts }, buyer, partnershipCode !== null);
};

/** Builds a unit from stored rows only, never from page data (BL-1). */
export const unitOf = (unit: StoredUnit, sources: UnitSources): CartUnit => {
  const { detail } = unit;
  const { catalogue, left, coupons, language } = sources;
  const chosen = chosenItem(unit, catalogue.items.get(unit.itemNo), left, language);
  const unable = unableOf(unit, chosen, sources);
  return {
    cartUnitId: unit.cartUnitId,
    cartUnitType: detail.cartUnitType,
    version: unit.version,
    quantity: unit.quantity,
    item: chosen.item,
    seller: sellerOf(unit, sources),
    shippingPolicyKey: detail.shippingPolicyKey,
    bundleKey: detail.bundleKey,
    partnershipCode: O.fromNullable(detail.partnershipCode),
    discounts: discountsOf(detail, sources),
    isBuyAvailable: unable === null,
    unableOrderType: O.fromNullable(unable),
    unableOrderReasonCode: O.fromNullable(detail.unableReasonCode),
    isCouponUsable: detail.isCouponUsable,
    unusableCouponType: O.fromNullable(detail.unusableCouponType),
    isNeedAuthentication: detail.isNeedAuthentication,
    isViaEmployeeMall: detail.isViaEmployeeMall ?? false,
    isDeliveryTimeEnded: detail.isDeliveryTimeEnded ?? false,
    isItemDiscountAgreement: detail.isItemDiscountAgreement,
    appliedCouponIssueNoes: coupons
      .filter(({ cartUnitIds }) => cartUnitIds.includes(unit.cartUnitId))
      .map(({ couponIssueNo }) => couponIssueNo),
    insertDateISO: new Date(unit.insertedAt).toISOString(),
    ...(sources.duplicates?.(unit) ?? noDuplicates),
    expressShopBranch: O.fromNullable(detail.expressShopBranch?.[language]),
    smileFreshBranch: O.fromNullable(detail.smileFreshBranch?.[language]),
  };
};
