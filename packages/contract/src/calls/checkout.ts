import type { MessageKey } from '@baguni/domain/internal';
import * as t from 'io-ts';
import { call, type RequestOf, type ResponseOf } from './call.ts';
import { couponType } from '../codecs/coupon.ts';
import { couponIssueNo, txKey, count, total, answerText, requestText } from '../codecs/base/values.ts';
import { Described, withOptional, list, orNull, strict } from '../codecs/base/codec.ts';
import { messageKey } from '../codecs/finding.ts';
import { memo } from '../codecs/order.ts';
import { overseaCheckout } from '../codecs/overseas.ts';
import { cartUnitIds } from '../codecs/cart/request-ids.ts';
import { branchServiceType } from '../codecs/cart/seller.ts';
import { slotKeys } from '../codecs/delivery.ts';

const keys = list(messageKey, 20);
/** Optional because older pages do not send it; an empty list means no agreement. */
const agreed = new Described<readonly MessageKey[]>(
  { type: 'List', item: messageKey, max: 20 },
  keys.is,
  (value, context) => keys.validate(value ?? [], context),
  keys.encode,
);

const fields = strict({
  cartUnitIds,
  coupons: list(strict({ cartUnitIds, couponNo: couponIssueNo, couponType }), 100),
  discounts: list(strict({ cartUnitIds, discountNo: requestText(), discountType: t.literal('Extra') }), 100),
  branchServiceType,
  cartVersion: count,
  payableSeen: total,
  agreed,
  oversea: orNull(overseaCheckout),
});
const request = withOptional(fields, { memo, deliverySlots: slotKeys });

const response = strict({
  isSuccess: t.boolean,
  checkoutUnitIds: cartUnitIds,
  txKey,
  message: answerText,
});

/** Opens a checkout (CM-10). Never retried, because a retry would open a second checkout. */
export const addCheckoutByCart = call({
  id: 'CM-10',
  path: '/cart-checkout/addCheckoutByCart',
  request,
  response,
  timeoutMs: 5000,
  isWrite: true,
  attempts: 1,
});

/** Request of CM-10: the selected units with their coupons and discounts; amounts in won. */
export type CheckoutRequest = RequestOf<typeof addCheckoutByCart>;

/** Answer of CM-10: says if the checkout is open, with its units and transaction key. */
export type CheckoutReply = ResponseOf<typeof addCheckoutByCart>;

/** The country, the company and the fees of an overseas order. */
export type OverseaCheckout = t.TypeOf<typeof overseaCheckout>;
