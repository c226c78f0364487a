import * as t from 'io-ts';
import { call, type RequestOf, type ResponseOf } from '../call.ts';
import { cartUnitId, count, requestText } from '../../codecs/base/values.ts';
import { list, orNull, optional } from '../../codecs/base/codec.ts';
import { askingPrices, withPrices } from '../../codecs/cart/prices.ts';
import { enteredOption } from '../../codecs/cart/item.ts';

const MAX_PARTS = 50;

const choice = t.strict({ cartUnitId, unitVersion: count, optionNos: list(requestText(), MAX_PARTS) });

/** Changes the options of a unit and keeps its position in the list (PG-21). Not part of the specification. */
export const changeOptions = call({
  id: 'reference',
  path: '/cart/changeOptions',
  request: askingPrices(optional(choice, 'entered', list(enteredOption, MAX_PARTS))),
  response: withPrices(t.strict({ cartVersion: count, joined: orNull(cartUnitId) })),
  isWrite: true,
});

export type OptionChange = RequestOf<typeof changeOptions>;

export type OptionChangeReply = ResponseOf<typeof changeOptions>;
