import * as t from 'io-ts';
import { call, type ResponseOf } from '../call.ts';
import { cartUnitId, itemNo, count, pieces, requestText, standingPieces } from '../../codecs/base/values.ts';
import { list, optional } from '../../codecs/base/codec.ts';
import { enteredOption } from '../../codecs/cart/item.ts';

const MAX_PARTS = 50;

const choice = t.strict({
  itemNo,
  quantity: standingPieces,
  optionNos: list(requestText(), MAX_PARTS),
  additions: list(t.strict({ additionNo: requestText(), quantity: pieces }), MAX_PARTS),
});

/** Adds an item with its options to the cart; the server determines the price (CM-06). */
export const addCart = call({
  id: 'CM-06',
  path: '/cart/addCart',
  request: optional(optional(choice, 'entered', list(enteredOption, MAX_PARTS)), 'before', cartUnitId),
  response: t.strict({ cartUnitId, cartVersion: count }),
  isWrite: true,
  attempts: 1,
});

export type AddCartReply = ResponseOf<typeof addCart>;
