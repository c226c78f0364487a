import * as t from 'io-ts';
import { call } from '../call.ts';
import { cartUnitId, MAX_UNITS, count } from '../../codecs/base/values.ts';
import { list } from '../../codecs/base/codec.ts';
import { cartUnitIds } from '../../codecs/cart/request-ids.ts';

/** Deletes saved units. Ignores units that are not saved. */
export const removeSavedUnits = call({
  id: 'reference',
  path: '/cart/removeSavedUnits',
  request: t.strict({ cartUnitIds }),
  response: t.strict({ removedCartUnitIds: list(cartUnitId, MAX_UNITS), cartVersion: count }),
  isWrite: true,
});
