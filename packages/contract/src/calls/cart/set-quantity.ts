import * as t from 'io-ts';
import { call, type RequestOf, type ResponseOf } from '../call.ts';
import { cartUnit } from '../../codecs/cart/cart-unit.ts';
import { askedPieces, cartUnitId, count } from '../../codecs/base/values.ts';
import { optional } from '../../codecs/base/codec.ts';
import { partly } from '../../codecs/base/partly.ts';
import { branchServiceType } from '../../codecs/cart/seller.ts';
import { cashbackAnswer } from '../../codecs/cart/discount.ts';
import { getAvailableDiscount } from '../offers/get-available-discount.ts';
import { getShipping } from '../shipping/get-shipping.ts';

const currentUnit = t.strict({ unit: cartUnit, cartVersion: count });

const refreshReply = t.strict({
  shipping: getShipping.response,
  discount: getAvailableDiscount.response,
  cashback: partly(cashbackAnswer),
});

/** Changes the quantity of a unit; returns the unit and, on request, the prices of the selection (CM-04, SE-03). */
export const setQuantity = call({
  id: 'CM-04',
  path: '/cart/setQuantity',
  request: optional(
    t.strict({
      cartUnitId,
      quantity: askedPieces,
      branchServiceType,
      unitVersion: count,
      cancelCoupons: t.boolean,
    }),
    'refresh',
    getShipping.request,
  ),
  response: partly(optional(currentUnit, 'refreshed', refreshReply)),
  conflict: partly(currentUnit),
  isWrite: true,
});

export type SetQuantityRequest = RequestOf<typeof setQuantity>;

export type SetQuantityReply = ResponseOf<typeof setQuantity>;

export type RefreshReply = NonNullable<SetQuantityReply['refreshed']>;

/** Current unit and cart version, sent with a 409 to CM-04. */
export type CurrentUnit = t.TypeOf<typeof currentUnit>;
