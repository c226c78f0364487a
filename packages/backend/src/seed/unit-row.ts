import { option as O } from 'fp-ts';
import {
  outOfStock,
  type CartUnit,
  type FundingDiscount,
  type ItemOption,
  type Language,
  type UnableOrderType,
} from '@baguni/domain';
import type { ChosenOption, InEachLanguage, NewUnit } from '../store/rows.ts';

export type UnitInLanguages = InEachLanguage<CartUnit>;

const inEach = <A>(units: UnitInLanguages, pick: (unit: CartUnit, language: Language) => A): InEachLanguage<A> => ({
  ko: pick(units.ko, 'ko'),
  en: pick(units.en, 'en'),
  cn: pick(units.cn, 'cn'),
  jp: pick(units.jp, 'jp'),
});

const maybeInEach = <A>(units: UnitInLanguages, pick: (unit: CartUnit) => O.Option<A>): InEachLanguage<A> | null => {
  const korean = pick(units.ko);
  return O.isNone(korean) ? null : inEach(units, (unit) => O.getOrElse(() => korean.value)(pick(unit)));
};

// entered values belong to the unit, selected options to the catalogue
const chosenOption = (units: UnitInLanguages, option: ItemOption, index: number): ChosenOption =>
  option.optionType === 'Combination'
    ? { optionNo: option.optionNo, entries: null, optionPrice: null }
    : {
        optionNo: option.optionNo,
        entries: inEach(units, ({ item }) => item.options[index]?.optionEntries ?? option.optionEntries),
        optionPrice: option.optionPrice,
      };

const ownReason = (unit: CartUnit, ofSale: UnableOrderType | null): UnableOrderType | null => {
  if (unit.isBuyAvailable) return null;
  const reason = O.getOrElse((): UnableOrderType => 'OTHER')(unit.unableOrderType);
  return reason === ofSale || reason === O.toNullable(outOfStock(unit.item)) ? null : reason;
};

/**
 * Converts a unit of domain values to a row.
 * @param ofSale reason that stops the sale
 */
export const unitRow = (
  units: UnitInLanguages,
  ofSale: UnableOrderType | null,
  isFlaggedForRemoval: boolean,
  fundings: readonly FundingDiscount[],
): NewUnit => {
  const unit = units.ko;
  return {
    itemNo: unit.item.itemNo,
    quantity: unit.quantity,
    insertedAt: Date.parse(unit.insertDateISO),
    detail: {
      cartUnitType: unit.cartUnitType,
      sellerKey: unit.seller.sellerKey,
      shippingPolicyKey: unit.shippingPolicyKey,
      bundleKey: unit.bundleKey,
      partnershipCode: O.toNullable(unit.partnershipCode),
      options: unit.item.options.map((option, i) => chosenOption(units, option, i)),
      additions: unit.item.additions.map(({ additionNo, quantity }) => ({ additionNo, quantity })),
      discountNos: unit.discounts.map(({ discountNo }) => discountNo),
      fundingNos: fundings
        .filter(({ cartUnitIds }) => cartUnitIds.includes(unit.cartUnitId))
        .map(({ discountPolicyNo }) => discountPolicyNo),
      expressShopBranch: maybeInEach(units, ({ expressShopBranch }) => expressShopBranch),
      smileFreshBranch: maybeInEach(units, ({ smileFreshBranch }) => smileFreshBranch),
      unable: ownReason(unit, ofSale),
      unableReasonCode: O.toNullable(unit.unableOrderReasonCode),
      isCouponUsable: unit.isCouponUsable,
      unusableCouponType: O.toNullable(unit.unusableCouponType),
      isNeedAuthentication: unit.isNeedAuthentication,
      isViaEmployeeMall: unit.isViaEmployeeMall,
      isDeliveryTimeEnded: unit.isDeliveryTimeEnded,
      isItemDiscountAgreement: unit.isItemDiscountAgreement,
      isFlaggedForRemoval,
    },
  };
};
