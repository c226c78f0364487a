import * as t from 'io-ts';
import { call } from '../call.ts';
import { list } from '../../codecs/base/codec.ts';
import { cartUnitIds, couponUnitIds } from '../../codecs/cart/request-ids.ts';
import { answerText } from '../../codecs/base/values.ts';

const objection = t.strict({ code: answerText, cartUnitIds });

/** Reasons against ordering units with their applied coupons (CM-48). The specification does not define its path. */
export const checkAppliedCoupons = call({
  id: 'CM-48',
  path: '/coupon/checkAppliedCoupons',
  request: t.strict({ cartUnitIds: couponUnitIds }),
  response: t.strict({ objections: list(objection, 100) }),
});
