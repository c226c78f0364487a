import { option as O } from 'fp-ts';
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
} from '@baguni/domain';
import { inLanguage } from '../words/words.ts';
import { itemNoOf } from './catalogue.ts';
import { tables, type CouponName, type CouponRow } from './tables.ts';

const rows = tables.coupons;
const isName = (name: string): name is CouponName => name in rows;
/** The names of all coupons. */
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

const couponOf = (name: CouponName, language: Language): Omit<Coupon, 'issueNo' | 'issuable'> => {
  const row = rows[name];
  return {
    policyNo: couponPolicyNo(name),
    couponType: row.type,
    discountUnitType: row.percent === undefined ? 'Amount' : 'Rate',
    discountValue: row.percent ?? row.off ?? 0,
    couponName: inLanguage(row.words, language),
    possiblePrice: won(row.from),
    limitPrice: won(row.max),
    expiredDate: row.isOver ? OVER_SINCE : GOOD_UNTIL,
    flags: flagsOf(row),
    target: targetOf(row),
    paymentCouponName: O.fromNullable(row.payment === undefined ? undefined : inLanguage(row.payment, language)),
    eventNo: row.download ? `event-${name}` : '',
    encStr: row.download ? `signed-${name}` : '',
    couponPromotionType: row.download?.how ?? '',
  };
};

/** A coupon that a buyer holds. @param holder the scenario, so that issue numbers are unique */
export const heldCouponIn = (name: CouponName, holder: string, language: Language): Coupon => ({
  ...couponOf(name, language),
  issueNo: O.some(issueNoOf(name, holder)),
  issuable: false,
});

/** The coupons that any buyer may download (CP-14). */
export const downloadableCouponsIn = (language: Language): readonly Coupon[] =>
  couponNames
    .filter((name) => rows[name].download)
    .map((name) => ({ ...couponOf(name, language), issueNo: O.none, issuable: true }));

/** How many of a coupon there are in all, null where that is not limited, and how many one buyer may download. */
export const issueTermsOf = (name: CouponName): { readonly issueLimit: number | null; readonly perBuyer: number } => ({
  issueLimit: rows[name].download?.limit ?? null,
  perBuyer: rows[name].download ? 1 : 0,
});

/** A coupon in use on units of a cart (CP-17). @param holder the scenario, so that issue numbers are unique */
export const appliedCouponIn = (
  name: CouponName,
  holder: string,
  cartUnitIds: readonly CartUnitId[],
  language: Language,
): AppliedCoupon => asApplied(heldCouponIn(name, holder, language), cartUnitIds);

/** The issue number of a coupon that a buyer holds. */
export const issueNoOf = (name: CouponName, holder: string): AppliedCoupon['couponIssueNo'] =>
  couponIssueNo(`${holder}-${name}`);
