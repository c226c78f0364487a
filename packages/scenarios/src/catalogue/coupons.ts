import {
  asApplied,
  couponIssueNo,
  couponPolicyNo,
  noCouponFlags,
  sellerKey,
  won,
  type AppliedCoupon,
  type CartUnitId,
  type Coupon,
  type CouponFlags,
  type CouponTarget,
  type Language,
} from '@baguni/domain/internal';
import { sayIn, type Said, type Say } from '../words/words.ts';
import { itemNoOf } from './catalogue.ts';
import { tables, type CouponName, type CouponRow } from './tables.ts';

const rows = tables.coupons;
const isName = (name: string): name is CouponName => name in rows;
export const couponNames: readonly CouponName[] = Object.keys(rows).filter(isName);

const GOOD_UNTIL = '2036-12-31T14:59:59.999Z';
const OVER_SINCE = '2025-08-31T14:59:59.999Z';

const targetOf = ({ items, seller, category }: CouponRow): CouponTarget => {
  if (items) return { type: 'Items', itemNos: items.map(itemNoOf) };
  if (seller) return { type: 'Sellers', sellerKeys: [sellerKey(seller)] };
  return category ? { type: 'LargeCategories', codes: [tables.categories[category].large] } : { type: 'All' };
};

const flagsOf = ({ flags = [] }: CouponRow): CouponFlags => ({
  ...noCouponFlags,
  ...Object.fromEntries(flags.map((flag) => [flag, true])),
});

type CouponTerms<T> = Said<Omit<Coupon, 'issueNo' | 'issuable' | 'paymentCouponName'>, 'couponName', T> & {
  readonly paymentCouponName: T | undefined;
};

/** Returns the terms of a coupon. */
export const couponOf = <T>(name: CouponName, say: Say<T>): CouponTerms<T> => {
  const row = rows[name];
  return {
    policyNo: couponPolicyNo(name),
    couponType: row.type,
    discountUnitType: row.percent === undefined ? 'Amount' : 'Rate',
    discountValue: row.percent ?? row.off ?? 0,
    couponName: say(row.words),
    possiblePrice: won(row.from),
    limitPrice: won(row.max),
    expiredDate: row.isOver ? OVER_SINCE : GOOD_UNTIL,
    flags: flagsOf(row),
    target: targetOf(row),
    paymentCouponName: row.payment && say(row.payment),
    eventNo: row.download ? `event-${name}` : '',
    encStr: row.download ? `signed-${name}` : '',
    couponPromotionType: row.download?.how ?? '',
  };
};

/** Returns a coupon of a buyer; the `holder` makes its issue number unique. */
export const heldCouponIn = (name: CouponName, holder: string, language: Language): Coupon => ({
  ...couponOf(name, sayIn(language)),
  issueNo: issueNoOf(name, holder),
  issuable: false,
});

export const downloadableCouponsIn = (language: Language): readonly Coupon[] =>
  couponNames
    .filter((name) => rows[name].download)
    .map((name) => ({ ...couponOf(name, sayIn(language)), issueNo: undefined, issuable: true }));

/** Total download limit, or null if unlimited, and the limit per buyer. */
export const issueTermsOf = (name: CouponName): { readonly issueLimit: number | null; readonly perBuyer: number } => ({
  issueLimit: rows[name].download?.limit ?? null,
  perBuyer: rows[name].download ? 1 : 0,
});

/** Returns an applied coupon (CP-17); the `holder` makes its issue number unique. */
export const appliedCouponIn = (
  name: CouponName,
  holder: string,
  cartUnitIds: readonly CartUnitId[],
  language: Language,
): AppliedCoupon => asApplied(heldCouponIn(name, holder, language), cartUnitIds);

export const issueNoOf = (name: CouponName, holder: string): AppliedCoupon['couponIssueNo'] =>
  couponIssueNo(`${holder}-${name}`);
