import {
  boxScopes,
  couponLanes,
  couponPolicyNo as aCouponPolicyNo,
  couponTypes,
  type AppliedCoupon,
  type CombinationPreview,
  type Coupon,
  type CouponChange,
  type CouponFlags,
  noCouponFlags,
  type CouponPolicyNo,
  type CouponTarget,
  type CouponType,
  type CartCoupons,
  type FoundCombination,
  type OpenCouponBox,
  type PartlyRead,
} from '@baguni/domain/internal';
import {
  type Described,
  booleans,
  filledList,
  holding,
  type Codec,
  list,
  orNull,
  parts,
  strict,
  partly,
} from './base/codec.ts';
import {
  MAX_UNITS,
  anyCartUnitId,
  cartUnitId,
  couponIssueNo,
  itemNo,
  sellerKey,
  amount,
  count,
  momentMs,
  percent,
  percentOrAmount,
  total,
  answerText,
  choice,
  keyText,
  moment,
} from './base/values.ts';
import { finding } from './finding.ts';
import * as t from 'io-ts';

interface Discounting {
  readonly discountUnitType: 'Rate' | 'Amount';
  readonly discountValue: number;
}

/** Checks the coupon value by type: 0 to 100 per cent for `Rate`, whole won for `Amount` (CP-03). */
export const percentOrWon = <A extends Discounting>(coupon: Codec<A>): Described<A> =>
  holding(coupon, 'discountValue', ({ discountUnitType, discountValue }) =>
    (discountUnitType === 'Rate' ? percent : amount).is(discountValue),
  );

export const couponType: Codec<CouponType> = choice(couponTypes);

const appliedCoupon: Codec<AppliedCoupon> = strict({
  couponIssueNo,
  couponType,
  couponName: answerText,
  discountUnitType: choice(['Rate', 'Amount']),
  discountValue: percentOrAmount,
  possiblePrice: amount,
  limitPrice: amount,
  isFreeShipping: t.boolean,
  cartUnitIds: list(anyCartUnitId, 1_000),
});

/** Codec of the coupons in use, each with its units and its discount in per cent or won. */
export const appliedCoupons: Codec<readonly AppliedCoupon[]> = parts('Coupon', percentOrWon(appliedCoupon), 1_000);

const MAX_COUPONS = 1_000;

export const couponPolicyNo: Codec<CouponPolicyNo> = keyText(aCouponPolicyNo);

const flags: Codec<CouponFlags> = strict(booleans(noCouponFlags));

const fieldValue = t.union([t.boolean, percentOrAmount, answerText]);

const targetOf = (listOf: typeof filledList): Codec<CouponTarget> =>
  t.union([
    strict({ type: t.literal('All') }),
    strict({ type: t.literal('Items'), itemNos: listOf(itemNo, 1_000) }),
    strict({ type: t.literal('Sellers'), sellerKeys: listOf(sellerKey, 1_000) }),
    strict({ type: t.literal('LargeCategories'), codes: listOf(answerText, 1_000) }),
    strict({ type: t.literal('Field'), field: answerText, is: fieldValue }),
  ]);

export const couponTarget: Codec<CouponTarget> = targetOf(list);

/** A target that names at least one item, seller or category: without one it would never apply. */
export const filledTarget: Codec<CouponTarget> = targetOf(filledList);

const fields: Codec<Coupon> = strict({
  issueNo: orNull(couponIssueNo),
  policyNo: couponPolicyNo,
  couponType,
  discountUnitType: choice(['Rate', 'Amount']),
  discountValue: percentOrAmount,
  couponName: answerText,
  possiblePrice: amount,
  limitPrice: amount,
  expiredDate: moment,
  flags,
  target: couponTarget,
  paymentCouponName: orNull(answerText),
  eventNo: answerText,
  encStr: answerText,
  couponPromotionType: answerText,
  issuable: t.boolean,
});

/** A coupon of the buyer, or one that is still downloadable (CP-14). */
export const coupon: Codec<Coupon> = percentOrWon(fields);

/** Codec of the coupons that a buyer has or can download. */
export const coupons: Codec<readonly Coupon[]> = parts('NoPrice', coupon, MAX_COUPONS);

export const couponWallet: Codec<Omit<CartCoupons, 'applied'>> = strict({
  status: choice(['NotAsked', 'Asking', 'Known', 'Failed']),
  offered: coupons,
});

export const couponChange: Codec<CouponChange & PartlyRead> = partly(
  strict({
    appliedCoupons,
    cartVersion: count,
    units: list(strict({ cartUnitId, version: count }), MAX_UNITS),
  }),
);

export const couponList = partly(strict({ coupons, totalCount: count }));

export const couponIssueNoes = list(couponIssueNo, 100);

const unitIds = list(anyCartUnitId, MAX_UNITS);

export const openCouponBox: Codec<OpenCouponBox> = strict({
  cartUnitId: anyCartUnitId,
  scope: choice(boxScopes),
  openedAt: momentMs,
  choices: list(
    strict({ lane: choice(couponLanes), cartUnitId: anyCartUnitId, couponKey: orNull(couponIssueNo) }),
    MAX_COUPONS,
  ),
  downloading: list(couponPolicyNo, MAX_COUPONS),
  fresh: list(couponIssueNo, MAX_COUPONS),
  isApplying: t.boolean,
});

export const foundCombination: Codec<FoundCombination> = strict({
  cartVersion: count,
  selected: unitIds,
  lines: list(strict({ couponKey: couponIssueNo, cartUnitIds: unitIds }), MAX_COUPONS),
  before: total,
  after: total,
  gap: total,
  unused: list(strict({ couponKey: couponIssueNo, reason: finding }), MAX_COUPONS),
});

export const combinationPreview: Codec<CombinationPreview> = strict({
  status: choice(['Searching', 'Failed', 'Found', 'Applying']),
  found: orNull(foundCombination),
});
