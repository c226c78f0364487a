import * as t from 'io-ts';
import { call } from '../call.ts';
import { cartUnitId, count } from '../../codecs/base/values.ts';
import { optional } from '../../codecs/base/codec.ts';
import { askingPrices, withPrices } from '../../codecs/cart/prices.ts';

/** Moves a saved unit back to the cart, within the rules for adding. An equal unit of the cart increases in quantity. */
export const moveToCart = call({
  id: 'reference',
  path: '/cart/moveToCart',
  request: askingPrices(optional(t.strict({ cartUnitId }), 'before', cartUnitId)),
  response: withPrices(t.strict({ cartUnitId, cartVersion: count })),
  isWrite: true,
  attempts: 1,
});
