import {
  marketplaceUnit,
  outOfStock,
  type CartUnit,
  type FundingDiscount,
  type ItemOption,
  type UnableOrderType,
  type AppliedCoupon,
  type CartContent,
  type CartUnitId,
  type Won,
} from '@baguni/domain/internal';
import { inEach, type ChosenOption, type InEachLanguage, type NewUnit, type Scope } from '../store/rows.ts';
import type { Tx } from '../store/tx.ts';

export type UnitInLanguages = InEachLanguage<CartUnit>;

const maybeInEach = <A>(units: UnitInLanguages, pick: (unit: CartUnit) => A | undefined): InEachLanguage<A> | null => {
  const korean = pick(units.ko);
  return korean === undefined ? null : inEach((language) => pick(units[language]) ?? korean);
};

// entered values belong to the unit, selected options to the catalogue
const chosenOption = (units: UnitInLanguages, option: ItemOption, index: number): ChosenOption =>
  option.optionType === 'Combination'
    ? { optionNo: option.optionNo, entries: null, optionPrice: null }
    : {
        optionNo: option.optionNo,
        entries: inEach((language) => units[language].item.options[index]?.optionEntries ?? option.optionEntries),
        optionPrice: option.optionPrice,
      };

const ownReason = (unit: CartUnit, ofSale: UnableOrderType | null): UnableOrderType | null => {
  if (unit.isBuyAvailable) return null;
  const reason = unit.unableOrderType ?? 'OTHER';
  return reason === ofSale || reason === outOfStock(unit.item) ? null : reason;
};

/** Converts a unit to a row; `ofSale` returns the reason that stops a sale. */
export const unitRow = (
  units: UnitInLanguages,
  ofSale: UnableOrderType | null,
  isFlaggedForRemoval: boolean,
  fundings: readonly FundingDiscount[],
): NewUnit => {
  const unit = marketplaceUnit(units.ko);
  return {
    itemNo: unit.item.itemNo,
    quantity: unit.quantity,
    insertedAt: Date.parse(unit.insertDateISO),
    detail: {
      cartUnitType: unit.cartUnitType,
      sellerKey: unit.seller.sellerKey,
      shippingPolicyKey: unit.shippingPolicyKey,
      bundleKey: unit.bundleKey,
      partnershipCode: unit.partnershipCode ?? null,
      options: unit.item.options.map((option, i) => chosenOption(units, option, i)),
      additions: unit.item.additions.map(({ additionNo, quantity }) => ({ additionNo, quantity })),
      discountNos: unit.discounts.map(({ discountNo }) => discountNo),
      fundingNos: fundings
        .filter(({ cartUnitIds }) => cartUnitIds.includes(unit.cartUnitId))
        .map(({ discountPolicyNo }) => discountPolicyNo),
      expressShopBranch: maybeInEach(units, ({ expressShopBranch }) => expressShopBranch),
      smileFreshBranch: maybeInEach(units, ({ smileFreshBranch }) => smileFreshBranch),
      unable: ownReason(unit, ofSale),
      unableReasonCode: unit.unableOrderReasonCode ?? null,
      isCouponUsable: unit.isCouponUsable,
      unusableCouponType: unit.unusableCouponType ?? null,
      isNeedAuthentication: unit.isNeedAuthentication,
      isViaEmployeeMall: unit.isViaEmployeeMall,
      isDeliveryTimeEnded: unit.isDeliveryTimeEnded,
      isItemDiscountAgreement: unit.isItemDiscountAgreement,
      isFlaggedForRemoval,
    },
  };
};

/** A cart whose units have the same order in every language. */
export interface NewCart extends Pick<CartContent, 'fundingDiscounts'> {
  readonly units: InEachLanguage<readonly CartUnit[]>;
  /** Coupons that the shopper holds. */
  readonly appliedCoupons: readonly Pick<AppliedCoupon, 'couponIssueNo' | 'cartUnitIds'>[];
}

export interface PutOptions {
  /** Returns the reason that stops the sale of an item, or null. */
  readonly ofSale: (itemNo: string) => UnableOrderType | null;
  readonly flagged: readonly CartUnitId[];
  /** Returns the price at which the unit at this place was added, in won; undefined if unknown. */
  readonly addedPriceOf?: (unit: CartUnit, i: number) => Won | undefined;
}

/** Stores a cart of domain values; returns the assigned unit numbers in order. */
export const putCart = async (
  tx: Tx,
  scope: Scope,
  { units, appliedCoupons, fundingDiscounts }: NewCart,
  { ofSale, flagged, addedPriceOf }: PutOptions,
): Promise<ReadonlyMap<CartUnitId, CartUnitId>> => {
  const ids = new Map<CartUnitId, CartUnitId>();
  for (const [i, ko] of units.ko.entries()) {
    const isFlagged = flagged.includes(ko.cartUnitId);
    const inLanguages = inEach((language) => units[language][i] ?? ko);
    const row = unitRow(inLanguages, ofSale(ko.item.itemNo), isFlagged, fundingDiscounts);
    const addedPrice = addedPriceOf?.(ko, i);
    const detail = addedPrice === undefined ? row.detail : { ...row.detail, addedPrice };
    ids.set(ko.cartUnitId, await tx.addUnit(scope, { ...row, detail }));
  }
  for (const { couponIssueNo, cartUnitIds } of appliedCoupons) {
    const usedOn = cartUnitIds.flatMap((id) => ids.get(id) ?? []);
    await tx.useCoupon(scope, couponIssueNo, usedOn);
  }
  await tx.bumpCart(scope);
  return ids;
};
