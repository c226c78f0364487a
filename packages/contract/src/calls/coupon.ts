import { type CouponApplication, issueFailures } from '@baguni/domain/internal';
import * as t from 'io-ts';
import { call, type ResponseOf, type RequestOf } from './call.ts';
import { couponChange, appliedCoupons, couponList, couponIssueNoes, coupon, couponPolicyNo } from '../codecs/coupon.ts';
import {
  cartUnitId,
  couponIssueNo,
  MAX_UNITS,
  answerText,
  count,
  total,
  requestText,
  choice,
} from '../codecs/base/values.ts';
import { list, optional, type Codec, parts, orNull, strict, partly } from '../codecs/base/codec.ts';
import { couponUnitIds, cartUnitIds } from '../codecs/cart/request-ids.ts';
import { askingPrices, withPrices } from '../codecs/cart/prices.ts';

const application: Codec<CouponApplication> = strict({ couponIssueNo, cartUnitIds: couponUnitIds });

/** Applies all coupons or none; moves a coupon in use elsewhere only with the shopper’s agreement (CM-07). */
export const applyCoupons = call({
  id: 'CM-07',
  path: '/cart/applyCoupons',
  request: askingPrices(
    optional(
      strict({ applications: list(application, 100), cartUnitIds: couponUnitIds, moves: t.boolean }),
      'selected',
      list(cartUnitId, MAX_UNITS),
    ),
  ),
  response: withPrices(couponChange),
  isWrite: true,
});

const objection = strict({ code: answerText, cartUnitIds });

/** Reasons against ordering units with their applied coupons (CM-48). The specification does not define its path. */
export const checkAppliedCoupons = call({
  id: 'CM-48',
  path: '/coupon/checkAppliedCoupons',
  request: strict({ cartUnitIds: couponUnitIds }),
  response: strict({ objections: list(objection, 100) }),
});

/** Applied coupons of the given units, or of the whole cart (CM-22). */
export const getAppliedCoupons = call({
  id: 'CM-22',
  path: '/coupon/getAppliedCoupons',
  request: strict({ cartUnitIds: couponUnitIds }),
  response: partly(strict({ appliedCoupons, cartVersion: count })),
  isCacheable: true,
});

/** Coupons that the buyer holds or may download for the given units, or for the whole cart (CM-21). */
export const getCouponBox = call({
  id: 'CM-21',
  path: '/coupon/getCouponBox',
  request: strict({ cartUnitIds: couponUnitIds }),
  response: couponList,
});

/** The coupons that the buyer has or can download. */
export type CouponList = ResponseOf<typeof getCouponBox>;

/** Coupons for the units of one item (CM-45). The specification does not define its path. */
export const getGroupCouponList = call({
  id: 'CM-45',
  path: '/coupon/getGroupCouponList',
  request: strict({ cartUnitIds: couponUnitIds }),
  response: couponList,
});

const MAX_GROUPS = 30;

const target = strict({ key: requestText(), cartUnitIds: couponUnitIds });
const group = strict({
  key: answerText,
  coupons: parts('NoPrice', strict({ coupon, cartUnitIds }), 100),
  saving: total,
});

/** Recommends useful coupons of each group; `saving` is the greatest of one coupon (CM-23). */
export const getRecommendedCoupons = call({
  id: 'CM-23',
  path: '/coupon/getRecommendedCoupons',
  request: strict({ targets: list(target, MAX_GROUPS), couponsOnNotTargeted: couponIssueNoes }),
  response: partly(strict({ groups: parts('NoPrice', group, MAX_GROUPS) })),
  isSilent: true,
});

/** Units that need coupon recommendations. */
export type RecommendationTarget = RequestOf<typeof getRecommendedCoupons>['targets'][number];

/** The recommended coupons of a group of units. */
export type RecommendedGroup = ResponseOf<typeof getRecommendedCoupons>['groups'][number];

/** Coupons for one unit (CM-46). The specification does not define its path. */
export const getUnitCouponList = call({
  id: 'CM-46',
  path: '/coupon/getUnitCouponList',
  request: strict({ cartUnitId }),
  response: couponList,
});

/** Unused coupon of a policy that the buyer holds, or undefined until one is found (CM-25). */
export const getUnusedCoupon = call({
  id: 'CM-25',
  path: '/coupon/getUnusedCoupon',
  request: strict({ usedCouponIssueNos: couponIssueNoes, couponPolicyNo }),
  response: strict({ coupon: orNull(coupon) }),
});

/** Downloads a coupon (CM-26). A sold-out coupon or an exhausted daily limit is a normal reply, not an error. */
export const issueCoupon = call({
  id: 'CM-26',
  path: '/coupon/issueCoupon',
  request: strict({ eventNo: requestText(), encStr: requestText(), couponPromotionType: requestText() }),
  response: strict({
    isSuccess: t.boolean,
    failedReason: orNull(choice(issueFailures)),
    issueNo: orNull(couponIssueNo),
  }),
  isWrite: true,
});

/** Request to download a coupon. */
export type IssueRequest = RequestOf<typeof issueCoupon>;

/** Answer of CM-26: the issue number of the coupon, or the reason of a failure. */
export type IssueReply = ResponseOf<typeof issueCoupon>;

/** Issue number of an unused coupon of a policy (CM-47). The specification does not define its path. */
export const pickCouponIssueNo = call({
  id: 'CM-47',
  path: '/coupon/pickCouponIssueNo',
  request: strict({ usedCouponIssueNos: couponIssueNoes, couponPolicyNo }),
  response: strict({ couponIssueNo: orNull(couponIssueNo) }),
});

/** Removes coupons from all their units, selected by unit or by issue number (CM-08). */
export const unapplyCoupons = call({
  id: 'CM-08',
  path: '/cart/unapplyCoupons',
  request: askingPrices(strict({ cartUnitIds, couponIssueNoes })),
  response: withPrices(couponChange),
  isWrite: true,
});

/** Request to remove coupons from units. */
export type UnapplyCouponsRequest = RequestOf<typeof unapplyCoupons>;
