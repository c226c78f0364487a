import type { AppliedCoupon, CartContent, CartUnit, CartUnitId, Language, UnableOrderType } from '@baguni/domain';
import type { Scope } from '../store/owner.ts';
import type { InEachLanguage, StoredCoupon } from '../store/rows.ts';
import type { Tx } from '../store/tx.ts';
import { unitRow, type UnitInLanguages } from './unit-row.ts';

/** A cart in domain values, worded in each language. */
export type CartInLanguages = InEachLanguage<Pick<CartContent, 'units' | 'appliedCoupons'>>;

/** What is known beside the cart itself. */
export interface PutOptions {
  /** Why nobody can order the item of a unit. */
  readonly ofSale: (itemNo: string) => UnableOrderType | null;
  readonly flagged: readonly CartUnitId[];
}

const couponRow = (
  cart: CartInLanguages,
  coupon: AppliedCoupon,
  ids: ReadonlyMap<CartUnitId, CartUnitId>,
): StoredCoupon => {
  const nameIn = (language: Language): string =>
    cart[language].appliedCoupons.find(({ couponIssueNo }) => couponIssueNo === coupon.couponIssueNo)?.couponName ??
    coupon.couponName;
  return {
    ...coupon,
    couponName: { ko: nameIn('ko'), en: nameIn('en'), cn: nameIn('cn'), jp: nameIn('jp') },
    cartUnitIds: coupon.cartUnitIds.flatMap((id) => ids.get(id) ?? []),
  };
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
    const row = unitRow(inLanguages(cart, i, ko), ofSale(ko.item.itemNo), flagged.includes(ko.cartUnitId));
    ids.set(ko.cartUnitId, await tx.addUnit(scope, row));
  }
  for (const coupon of cart.ko.appliedCoupons) await tx.putCoupon(scope, couponRow(cart, coupon, ids));
  await tx.bumpCart(scope);
  return ids;
};
