import * as t from 'io-ts';
import { call } from '../call.ts';
import { cartUnitId, MAX_UNITS, count } from '../../codecs/base/values.ts';
import { list } from '../../codecs/base/codec.ts';
import { cartUnitIds } from '../../codecs/cart/request-ids.ts';
import { askingPrices, withPrices } from '../../codecs/cart/prices.ts';

export const removeCartUnits = call({
  id: 'CM-05',
  path: '/cart/removeCartUnits',
  request: askingPrices(t.strict({ cartUnitIds, deleteCauseType: t.literal('Buyer') })),
  response: withPrices(t.strict({ removedCartUnitIds: list(cartUnitId, MAX_UNITS), cartVersion: count })),
  isWrite: true,
});
