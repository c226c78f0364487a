import {
  outOfStock,
  type CartUnit,
  type FundingDiscount,
  type ItemOption,
  type Language,
  type UnableOrderType,
  couponPolicyNo,
  noCouponFlags,
  type AppliedCoupon,
  type CartContent,
  type CartUnitId,
  type Won,
} from '@baguni/domain/internal';
import {
  inEach,
  type ChosenOption,
  type InEachLanguage,
  type NewUnit,
  type CouponPolicy,
  type Scope,
} from '../store/rows.ts';
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

export type CartInLanguages = InEachLanguage<Pick<CartContent, 'units' | 'appliedCoupons' | 'fundingDiscounts'>>;

const NEVER = '9999-12-31T00:00:00.000Z';

export interface PutOptions {
  /** Returns the reason that stops the sale of an item, or null. */
  readonly ofSale: (itemNo: string) => UnableOrderType | null;
  readonly flagged: readonly CartUnitId[];
  /** Returns the price at which the unit at this place was added, in won; undefined if unknown. */
  readonly addedPriceOf?: (unit: CartUnit, i: number) => Won | undefined;
}

/** Creates a granted policy for all units without expiry, for a coupon known only by its use. */
const givenPolicy = (
  cart: InEachLanguage<Pick<CartContent, 'appliedCoupons'>>,
  coupon: AppliedCoupon,
): CouponPolicy => {
  const { couponIssueNo, couponName, cartUnitIds: _, isFreeShipping, ...terms } = coupon;
  const nameIn = (language: Language): string =>
    cart[language].appliedCoupons.find((one) => one.couponIssueNo === couponIssueNo)?.couponName ?? couponName;
  return {
    ...terms,
    policyNo: couponPolicyNo(`given/${couponIssueNo}`),
    couponName: inEach(nameIn),
    expiredDate: NEVER,
    flags: { ...noCouponFlags, isFreeShipping },
    target: { type: 'All' },
    paymentCouponName: null,
    eventNo: '',
    encStr: '',
    couponPromotionType: '',
    issueLimit: null,
    perBuyer: 0,
  };
};

export const putCoupons = async (
  tx: Tx,
  scope: Scope,
  cart: InEachLanguage<Pick<CartContent, 'appliedCoupons'>>,
  ids: ReadonlyMap<CartUnitId, CartUnitId>,
): Promise<void> => {
  const held = new Set((await tx.issuedCoupons(scope)).map(({ issueNo }) => issueNo));
  for (const coupon of cart.ko.appliedCoupons) {
    const { couponIssueNo: issueNo } = coupon;
    if (!held.has(issueNo)) {
      const policy = givenPolicy(cart, coupon);
      await tx.putCouponPolicy(scope.tenant, policy);
      await tx.addIssuedCoupon(scope, {
        issueNo,
        policyNo: policy.policyNo,
        issuedAt: 0,
        cartUnitIds: [],
        spentAt: null,
      });
    }
    await tx.useCoupon(
      scope,
      issueNo,
      coupon.cartUnitIds.flatMap((id) => ids.get(id) ?? []),
    );
  }
};

// scenario carts have the same units in every language; missing texts fall back to Korean
const inLanguages = (cart: CartInLanguages, i: number, ko: CartUnit): UnitInLanguages =>
  inEach((language) => cart[language].units.at(i) ?? ko);

/** Stores a cart of domain values; returns the assigned unit numbers in order. */
export const putCart = async (
  tx: Tx,
  scope: Scope,
  cart: CartInLanguages,
  { ofSale, flagged, addedPriceOf }: PutOptions,
): Promise<ReadonlyMap<CartUnitId, CartUnitId>> => {
  const ids = new Map<CartUnitId, CartUnitId>();
  for (const [i, ko] of cart.ko.units.entries()) {
    const isFlagged = flagged.includes(ko.cartUnitId);
    const row = unitRow(inLanguages(cart, i, ko), ofSale(ko.item.itemNo), isFlagged, cart.ko.fundingDiscounts);
    const addedPrice = addedPriceOf?.(ko, i);
    const detail = addedPrice === undefined ? row.detail : { ...row.detail, addedPrice };
    ids.set(ko.cartUnitId, await tx.addUnit(scope, { ...row, detail }));
  }
  await putCoupons(tx, scope, cart, ids);
  await tx.bumpCart(scope);
  return ids;
};
