import * as t from 'io-ts';
import { call, type ResponseOf } from '../call.ts';
import { cartUnitId, count } from '../../codecs/base/values.ts';
import { cartChoice, MAX_PARTS } from '../../codecs/cart/cart-choice.ts';
import { list, optional } from '../../codecs/base/codec.ts';
import { askingPrices, withPrices } from '../../codecs/cart/prices.ts';
import { enteredOption } from '../../codecs/cart/item.ts';

/** Adds an item with its options to the cart; the server determines the price (CM-06). */
export const addCart = call({
  id: 'CM-06',
  path: '/cart/addCart',
  request: askingPrices(
    optional(optional(cartChoice, 'entered', list(enteredOption, MAX_PARTS)), 'before', cartUnitId),
  ),
  response: withPrices(t.strict({ cartUnitId, cartVersion: count })),
  isWrite: true,
  attempts: 1,
});

export type AddCartReply = ResponseOf<typeof addCart>;
