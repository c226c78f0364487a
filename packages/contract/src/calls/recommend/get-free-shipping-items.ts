import { MAX_FREE_SHIPPING_ITEMS } from '@baguni/domain/internal';
import * as t from 'io-ts';
import { list } from '../../codecs/base/codec.ts';
import { amount, bundleKey } from '../../codecs/base/values.ts';
import { cartUnit } from '../../codecs/cart/cart-unit.ts';
import { call } from '../call.ts';

/** Items of a parcel that this buyer can add to reach free shipping, as units of the least quantity (FG-01). */
export const getFreeShippingItems = call({
  id: 'reference',
  path: '/recommend/freeShippingItems',
  request: t.strict({ bundleKey, missing: amount }),
  response: t.strict({ units: list(cartUnit, MAX_FREE_SHIPPING_ITEMS) }),
});
