import { languages, type AppliedCoupon, type CartContent, type CartUnitId, type UnableOrderType } from '@baguni/domain';
import type { Scope } from '../store/owner.ts';
import type { InEachLanguage, StoredCoupon } from '../store/rows.ts';
import type { Tx } from '../store/tx.ts';
import { unitRow } from './unit-row.ts';

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
  const nameIn = (language: (typeof languages)[number]): string =>
    cart[language].appliedCoupons.find(({ couponIssueNo }) => couponIssueNo === coupon.couponIssueNo)?.couponName ??
    coupon.couponName;
  return {
    ...coupon,
    couponName: { ko: nameIn('ko'), en: nameIn('en'), cn: nameIn('cn'), jp: nameIn('jp') },
    cartUnitIds: coupon.cartUnitIds.flatMap((id) => ids.get(id) ?? []),
  };
};

/** Puts a cart that is given in domain values into the store; answers which unit got which number, in its order. */
export const putCart = async (
  tx: Tx,
  scope: Scope,
  cart: CartInLanguages,
  { ofSale, flagged }: PutOptions,
): Promise<ReadonlyMap<CartUnitId, CartUnitId>> => {
  const ids = new Map<CartUnitId, CartUnitId>();
  for (const [i, ko] of cart.ko.units.entries()) {
    const { en = ko, cn = ko, jp = ko } = { en: cart.en.units[i], cn: cart.cn.units[i], jp: cart.jp.units[i] };
    const row = unitRow({ ko, en, cn, jp }, ofSale(ko.item.itemNo), flagged.includes(ko.cartUnitId));
    ids.set(ko.cartUnitId, await tx.addUnit(scope, row));
  }
  for (const coupon of cart.ko.appliedCoupons) await tx.putCoupon(scope, couponRow(cart, coupon, ids));
  await tx.bumpCart(scope);
  return ids;
};
