import { issueFailures } from '@baguni/domain/internal';
import * as t from 'io-ts';
import { call, type RequestOf, type ResponseOf } from '../call.ts';
import { couponIssueNo, choice, requestText } from '../../codecs/base/values.ts';
import { orNull } from '../../codecs/base/codec.ts';

/** Downloads a coupon (CM-26). A sold-out coupon or an exhausted daily limit is a normal reply, not an error. */
export const issueCoupon = call({
  id: 'CM-26',
  path: '/coupon/issueCoupon',
  request: t.strict({ eventNo: requestText(), encStr: requestText(), couponPromotionType: requestText() }),
  response: t.strict({
    isSuccess: t.boolean,
    failedReason: orNull(choice(issueFailures)),
    issueNo: orNull(couponIssueNo),
  }),
  isWrite: true,
});

export type IssueRequest = RequestOf<typeof issueCoupon>;

export type IssueReply = ResponseOf<typeof issueCoupon>;
