import * as t from 'io-ts';
import { call, type RequestOf, type ResponseOf } from '../call.ts';
import { cartUnit } from '../../codecs/cart/cart-unit.ts';
import { askedPieces, cartUnitId, count } from '../../codecs/base/values.ts';
import { partly } from '../../codecs/base/partly.ts';
import { branchServiceType } from '../../codecs/cart/seller.ts';
import { askingPrices, withPrices } from '../../codecs/cart/prices.ts';

const currentUnit = t.strict({ unit: cartUnit, cartVersion: count });

/** Changes the quantity of a unit; returns the unit and, on request, the prices of the selection (CM-04, SE-03). */
export const setQuantity = call({
  id: 'CM-04',
  path: '/cart/setQuantity',
  request: askingPrices(
    t.strict({
      cartUnitId,
      quantity: askedPieces,
      branchServiceType,
      unitVersion: count,
      cancelCoupons: t.boolean,
    }),
  ),
  response: withPrices(currentUnit),
  conflict: partly(currentUnit),
  isWrite: true,
});

export type SetQuantityRequest = RequestOf<typeof setQuantity>;

export type SetQuantityReply = ResponseOf<typeof setQuantity>;

/** Current unit and cart version, sent with a 409 to CM-04. */
export type CurrentUnit = t.TypeOf<typeof currentUnit>;
