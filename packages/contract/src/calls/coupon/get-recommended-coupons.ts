import * as t from 'io-ts';
import { call, type RequestOf, type ResponseOf } from '../call.ts';
import { couponIssueNoes, coupon } from '../../codecs/coupon.ts';
import { list, parts } from '../../codecs/base/codec.ts';
import { total, answerText, requestText } from '../../codecs/base/values.ts';
import { partly } from '../../codecs/base/partly.ts';
import { cartUnitIds, couponUnitIds } from '../../codecs/cart/request-ids.ts';

const MAX_GROUPS = 30;

const target = t.strict({ key: requestText(), cartUnitIds: couponUnitIds });
const group = t.strict({
  key: answerText,
  coupons: parts('NoPrice', t.strict({ coupon, cartUnitIds }), 100),
  saving: total,
});

/**
 * Recommends the useful coupons of each group, without coupons in use elsewhere; `saving` is the greatest of one coupon
 * (CM-23).
 */
export const getRecommendedCoupons = call({
  id: 'CM-23',
  path: '/coupon/getRecommendedCoupons',
  request: t.strict({ targets: list(target, MAX_GROUPS), couponsOnNotTargeted: couponIssueNoes }),
  response: partly(t.strict({ groups: parts('NoPrice', group, MAX_GROUPS) })),
  isSilent: true,
});

export type RecommendationTarget = RequestOf<typeof getRecommendedCoupons>['targets'][number];

export type RecommendedGroup = ResponseOf<typeof getRecommendedCoupons>['groups'][number];
