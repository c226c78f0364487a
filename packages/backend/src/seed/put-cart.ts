import {
  couponPolicyNo,
  noCouponFlags,
  type AppliedCoupon,
  type CartContent,
  type CartUnit,
  type CartUnitId,
  type Language,
  type UnableOrderType,
} from '@baguni/domain';
import type { Scope } from '../store/owner.ts';
import type { CouponPolicy, InEachLanguage } from '../store/rows.ts';
import type { Tx } from '../store/tx.ts';
import { unitRow, type UnitInLanguages } from './unit-row.ts';

/** A cart in domain values, worded in each language. */
export type CartInLanguages = InEachLanguage<Pick<CartContent, 'units' | 'appliedCoupons' | 'fundingDiscounts'>>;

const NEVER = '9999-12-31T00:00:00.000Z';

/** What is known beside the cart itself. */
export interface PutOptions {
  /** Why nobody can order the item of a unit. */
  readonly ofSale: (itemNo: string) => UnableOrderType | null;
  readonly flagged: readonly CartUnitId[];
}

/** A policy behind a coupon of which nothing but its use is known: it is given, meant for all units and never over. */
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
    couponName: { ko: nameIn('ko'), en: nameIn('en'), cn: nameIn('cn'), jp: nameIn('jp') },
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

/** Puts the coupons in use into the buyer's hands and onto their units; coupons that are held already are only put to use. */
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

// the carts of a scenario have the same units in every language; where one is short the Korean words serve
const inLanguages = (cart: CartInLanguages, i: number, ko: CartUnit): UnitInLanguages => ({
  ko,
  en: cart.en.units.at(i) ?? ko,
  cn: cart.cn.units.at(i) ?? ko,
  jp: cart.jp.units.at(i) ?? ko,
});

/** Puts a cart that is given in domain values into the store; answers which unit got which number, in its order. */
export const putCart = async (
  tx: Tx,
  scope: Scope,
  cart: CartInLanguages,
  { ofSale, flagged }: PutOptions,
): Promise<ReadonlyMap<CartUnitId, CartUnitId>> => {
  const ids = new Map<CartUnitId, CartUnitId>();
  for (const [i, ko] of cart.ko.units.entries()) {
    const isFlagged = flagged.includes(ko.cartUnitId);
    const row = unitRow(inLanguages(cart, i, ko), ofSale(ko.item.itemNo), isFlagged, cart.ko.fundingDiscounts);
    ids.set(ko.cartUnitId, await tx.addUnit(scope, row));
  }
  await putCoupons(tx, scope, cart, ids);
  await tx.bumpCart(scope);
  return ids;
};
