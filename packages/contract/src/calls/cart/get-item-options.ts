import * as t from 'io-ts';
import { call } from '../call.ts';
import { cartUnitId } from '../../codecs/base/values.ts';
import { offeredOptions } from '../../codecs/cart/item.ts';

/** Lists every option of a unit’s item with its stock (PG-21). Not part of the specification. */
export const getItemOptions = call({
  id: 'reference',
  path: '/cart/getItemOptions',
  request: t.strict({ cartUnitId }),
  response: offeredOptions,
});
