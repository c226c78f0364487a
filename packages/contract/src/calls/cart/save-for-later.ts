import * as t from 'io-ts';
import { call } from '../call.ts';
import { cartUnitId, MAX_UNITS, count } from '../../codecs/base/values.ts';
import { list } from '../../codecs/base/codec.ts';
import { cartUnitIds } from '../../codecs/cart/request-ids.ts';
import { askingPrices, withPrices } from '../../codecs/cart/prices.ts';

/** Moves units from the cart to the saved units of the shopper, which have no price in the cart. They keep their ids. */
export const saveForLater = call({
  id: 'reference',
  path: '/cart/saveForLater',
  request: askingPrices(t.strict({ cartUnitIds })),
  response: withPrices(t.strict({ savedCartUnitIds: list(cartUnitId, MAX_UNITS), cartVersion: count })),
  isWrite: true,
});
